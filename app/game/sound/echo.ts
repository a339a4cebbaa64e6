/**
 * The valley's answer: what is sent in comes back from the left wall, then from the right, softer and darker each time.
 *
 * A ConvolverNode was the other way, and denser; giving it 1.4 s of impulse response held Chromium's main thread for 105 to
 * 140 ms on a two-core machine, just when a flight begins.
 */

export interface Echo {
  readonly input: AudioNode
  dispose(): void
}

/** Seconds from one wall to the other, each way: no simple ratio, so that echoes do not fall into a beat. */
const TO_LEFT_SECONDS = 0.173
const TO_RIGHT_SECONDS = 0.241
/** What each wall throws back. Below 1, so that it ends: 60 dB down after some two and a half seconds. */
const THROWN_BACK = 0.5
const DARKER_ABOVE_HERTZ = 2400

/** `level`: linear gain of the echo as a whole. */
export function createEcho(context: BaseAudioContext, destination: AudioNode, level: number): Echo {
  const input = context.createGain()
  input.gain.value = level
  const darker = context.createBiquadFilter()
  darker.type = 'lowpass'
  darker.Q.value = 0.5
  darker.frequency.value = DARKER_ABOVE_HERTZ
  const toLeft = context.createDelay(TO_LEFT_SECONDS)
  toLeft.delayTime.value = TO_LEFT_SECONDS
  const toRight = context.createDelay(TO_RIGHT_SECONDS)
  toRight.delayTime.value = TO_RIGHT_SECONDS
  const fromLeft = context.createGain()
  fromLeft.gain.value = THROWN_BACK
  const fromRight = context.createGain()
  fromRight.gain.value = THROWN_BACK
  const ears = context.createChannelMerger(2)
  const nodes: AudioNode[] = [input, darker, toLeft, toRight, fromLeft, fromRight, ears]

  input.connect(darker)
  darker.connect(toLeft)
  toLeft.connect(ears, 0, 0)
  toLeft.connect(fromLeft)
  fromLeft.connect(toRight)
  toRight.connect(ears, 0, 1)
  toRight.connect(fromRight)
  fromRight.connect(darker)
  ears.connect(destination)

  return {
    input,
    dispose() {
      for (const node of nodes) node.disconnect()
    },
  }
}
