/**
 * The valley's echo: a ping-pong delay with a low-pass filter in its feedback. A ConvolverNode was tried: 1.4 s of impulse
 * response blocked Chromium's main thread for 105 to 140 ms on a two-core machine when a flight began.
 */

export interface Echo {
  readonly input: AudioNode
  dispose(): void
}

/** Delay of each side, in seconds: no simple ratio, so that the echoes form no rhythm. */
const TO_LEFT_SECONDS = 0.173
const TO_RIGHT_SECONDS = 0.241
/** Feedback gain of each side: −60 dB after about two and a half seconds. */
const FEEDBACK = 0.5
const CUTOFF_HERTZ = 2400

/** `level`: linear gain of the echo as a whole. */
export function createEcho(context: BaseAudioContext, destination: AudioNode, level: number): Echo {
  const input = context.createGain()
  input.gain.value = level
  const lowpass = context.createBiquadFilter()
  lowpass.type = 'lowpass'
  lowpass.Q.value = 0.5
  lowpass.frequency.value = CUTOFF_HERTZ
  const toLeft = context.createDelay(TO_LEFT_SECONDS)
  toLeft.delayTime.value = TO_LEFT_SECONDS
  const toRight = context.createDelay(TO_RIGHT_SECONDS)
  toRight.delayTime.value = TO_RIGHT_SECONDS
  const fromLeft = context.createGain()
  fromLeft.gain.value = FEEDBACK
  const fromRight = context.createGain()
  fromRight.gain.value = FEEDBACK
  const stereo = context.createChannelMerger(2)
  const nodes: AudioNode[] = [input, lowpass, toLeft, toRight, fromLeft, fromRight, stereo]

  input.connect(lowpass)
  lowpass.connect(toLeft)
  toLeft.connect(stereo, 0, 0)
  toLeft.connect(fromLeft)
  fromLeft.connect(toRight)
  toRight.connect(stereo, 0, 1)
  toRight.connect(fromRight)
  fromRight.connect(lowpass)
  stereo.connect(destination)

  return {
    input,
    dispose() {
      for (const node of nodes) node.disconnect()
    },
  }
}
