/**
 * The mixer. Engine, effects and music have a bus each, with the player's volume, behind a gate that closes on pause and mute. Menu
 * clicks bypass the gate. The limiter comes last.
 *
 *     engine, guide ───────┐
 *     music ───┬───────────┤
 *     effects ─┼───────────┼─ gate ─┐
 *              └─ echo ────┘        ├─ master ─ curve ─ out
 *     menu ─────────────────────────┘
 */
import { gainNode, releaseGraph, type NodeGraph, filterNode } from './node-graph.ts'

/** The volumes as the player set them, each from 0 to 1. */
export interface SoundVolumes {
  readonly engine: number
  readonly effects: number
  readonly music: number
}

/** Time constants in seconds. */
const CLOSING = 0.008
const OPENING = 0.04
const VOLUME = 0.03

const ECHO_LEVEL = 0.3

/** The gate starts closed. */
export function createMixer(context: BaseAudioContext, volumes: SoundVolumes) {
  const graph: NodeGraph = { context, sources: [], nodes: [] }
  const engine = gainNode(graph, gainFromVolume(volumes.engine))
  const effects = gainNode(graph, gainFromVolume(volumes.effects))
  const music = gainNode(graph, gainFromVolume(volumes.music))
  const menu = gainNode(graph, gainFromVolume(volumes.effects))
  const gate = gainNode(graph, 0)
  const master = gainNode(graph, 1 / HIGHEST_LEVEL)
  const curve = context.createWaveShaper()
  curve.curve = limiterCurve()
  graph.nodes.push(curve)
  const echo = createEcho(context, gate, ECHO_LEVEL)

  engine.connect(gate).connect(master).connect(curve).connect(context.destination)
  effects.connect(gate)
  effects.connect(echo.input)
  music.connect(gate)
  music.connect(echo.input)
  menu.connect(master)

  // Chromium freezes a gain in the middle of a change when its last input is disconnected, and the next sound would have the
  // old volume. A silent input keeps the buses running.
  const silence = context.createConstantSource()
  silence.offset.value = 0
  silence.connect(effects)
  silence.connect(music)
  silence.connect(menu)
  silence.start()
  graph.sources.push(silence)

  function setVolume(bus: GainNode, volume: number) {
    if (context.state === 'running') {
      bus.gain.setTargetAtTime(gainFromVolume(volume), context.currentTime, VOLUME)
      return
    }
    // While suspended a slider would schedule many changes at the same time, and a smoothed one would only start with the next
    // sound. Nothing plays, so that a step cannot click.
    bus.gain.cancelScheduledValues(0)
    bus.gain.setValueAtTime(gainFromVolume(volume), context.currentTime)
  }

  return {
    engine,
    effects,
    music,
    menu,
    /** For the sound guide, which has a volume of its own; behind the gate. */
    guide: gate,
    /** Opens or closes the gate without a click; closing reaches −60 dB in 55 ms. */
    setGate(isOpen: boolean): void {
      gate.gain.setTargetAtTime(isOpen ? 1 : 0, context.currentTime, isOpen ? OPENING : CLOSING)
    },
    setVolumes(next: SoundVolumes): void {
      setVolume(engine, next.engine)
      setVolume(effects, next.effects)
      setVolume(music, next.music)
      setVolume(menu, next.effects)
    },
    dispose(): void {
      echo.dispose()
      releaseGraph(graph)
    },
  }
}

/**
 * The gain for a volume setting from 0 to 1: squared, so that half sounds about half as loud (−12 dB).
 */
export function gainFromVolume(volume: number): number {
  return volume * volume
}

// The valley's echo: a ping-pong delay with a low-pass filter in its feedback. A ConvolverNode was tried: 1.4 s of impulse response
// blocked Chromium's main thread for 105 to 140 ms on a two-core machine when a flight began.

/** Delay of each side, in seconds: no simple ratio, so that the echoes form no rhythm. */
const TO_LEFT_SECONDS = 0.173
const TO_RIGHT_SECONDS = 0.241
/** Feedback gain of each side: −60 dB after about two and a half seconds. */
const FEEDBACK = 0.5
const CUTOFF_HERTZ = 2400

/** `level`: linear gain of the echo as a whole. */
function createEcho(context: BaseAudioContext, destination: AudioNode, level: number) {
  const graph: NodeGraph = { context, sources: [], nodes: [] }
  const input = gainNode(graph, level)
  const lowpass = filterNode(graph, 'lowpass', 0.5, CUTOFF_HERTZ)
  const toLeft = delayNode(graph, TO_LEFT_SECONDS)
  const toRight = delayNode(graph, TO_RIGHT_SECONDS)
  const stereo = context.createChannelMerger(2)
  graph.nodes.push(stereo)

  input.connect(lowpass).connect(toLeft)
  toLeft.connect(stereo, 0, 0)
  toLeft.connect(gainNode(graph, FEEDBACK)).connect(toRight)
  toRight.connect(stereo, 0, 1)
  toRight.connect(gainNode(graph, FEEDBACK)).connect(lowpass)
  stereo.connect(destination)

  return { input, dispose: () => releaseGraph(graph) }
}

function delayNode({ context, nodes }: NodeGraph, seconds: number): DelayNode {
  const delay = context.createDelay(seconds)
  delay.delayTime.value = seconds
  nodes.push(delay)
  return delay
}

/** The limit, as a share of full scale: −0.9 dBFS. */
export const CEILING = 0.9
/** Below this level the signal is unchanged. */
export const KNEE = 0.5
/** The curve covers levels up to this, 12 dB above full scale: many cues may overlap. */
export const HIGHEST_LEVEL = 4

/**
 * The output level for an input level: an odd, strictly rising function, smooth at the knee, below the ceiling. A DynamicsCompressorNode
 * was tried: the same note came out 3.7 dB louder in Chromium than in Firefox.
 */
export function limited(level: number): number {
  const size = Math.abs(level)
  if (size <= KNEE) return level
  const room = CEILING - KNEE
  const over = (size - KNEE) / room
  return Math.sign(level) * (KNEE + (room * over) / (1 + over))
}

/** Odd, so that 0 maps to 0. */
const CURVE_LENGTH = 4097

/** `limited` as the curve of a WaveShaperNode, whose input is clamped to [−1, 1]: divide its levels by `HIGHEST_LEVEL`. */
export function limiterCurve(): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: CURVE_LENGTH }, (_, index) =>
    limited(HIGHEST_LEVEL * ((2 * index) / (CURVE_LENGTH - 1) - 1)),
  )
}
