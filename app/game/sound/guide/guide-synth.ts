/** The audio nodes of the sound guide: pulses of the beacon against a steady reference note, and the growl of the ground. */
import {
  createParamSmoother,
  filterNode,
  gainNode,
  oscillatorNode,
  pannerNode,
  releaseGraph,
  type NodeGraph,
} from '../output/node-graph.ts'
import { pulseSeconds, type GuideCues } from './guide-cues.ts'

/** A4, the fifth over the engine's D. The beacon sounds up to an octave above and below it. */
const REFERENCE_HERTZ = 440
const REFERENCE_LEVEL = 0.035
/** Never in one ear only, so that a deaf ear still gets pitch and pulse. */
const MOST_PAN = 0.9
/** Levels of the pulses; the square of a canister has more overtones than the triangle of the course and sounds louder. */
const COURSE_LEVEL = 0.22
const CANISTER_LEVEL = 0.09
const PULSE_ATTACK = 0.006
const PULSE_HOLD = 0.055
const PULSE_RELEASE = 0.018
/** Pulses are scheduled this far ahead, in seconds, so that a late frame does not delay them. */
const AHEAD_SECONDS = 0.1

const GROWL_HERTZ = 92
const GROWL_CUTOFF = 640
const GROWL_FLUTTER_HERTZ = 15
const GROWL_LEVELS = [0, 0.09, 0.17, 0.3]

/** Time constants in seconds. */
const SOFT = 0.03
const VOLUME = 0.03

/** The pulses of one timbre, which rest between two of them, so that pan and pitch may step there. */
function createPulses(graph: NodeGraph, type: OscillatorType, level: number, into: AudioNode) {
  const note = oscillatorNode(graph, type, REFERENCE_HERTZ)
  const envelope = gainNode(graph, 0)
  const panner = pannerNode(graph)
  note.connect(envelope).connect(panner).connect(into)
  return {
    sound({ side, height }: GuideCues, at: number) {
      panner.pan.setValueAtTime(side * MOST_PAN, at)
      note.frequency.setValueAtTime(REFERENCE_HERTZ * 2 ** height, at)
      envelope.gain.setTargetAtTime(level, at, PULSE_ATTACK)
      envelope.gain.setTargetAtTime(0, at + PULSE_HOLD, PULSE_RELEASE)
    },
  }
}

function createGrowl(graph: NodeGraph, into: AudioNode) {
  const tone = oscillatorNode(graph, 'sawtooth', GROWL_HERTZ)
  const filter = filterNode(graph, 'lowpass', 0.7, GROWL_CUTOFF)
  const flutter = gainNode(graph, 0.6)
  const level = gainNode(graph, 0)
  const panner = pannerNode(graph)
  tone.connect(filter).connect(flutter).connect(level).connect(panner).connect(into)
  oscillatorNode(graph, 'sine', GROWL_FLUTTER_HERTZ).connect(gainNode(graph, 0.4)).connect(flutter.gain)
  const gain = createParamSmoother(level.gain, 0.001)
  const pan = createParamSmoother(panner.pan, 0.01)
  return {
    sound({ groundStep, groundSide }: Pick<GuideCues, 'groundStep' | 'groundSide'>, now: number) {
      gain.approach(GROWL_LEVELS[groundStep], SOFT, now)
      if (groundStep > 0) pan.approach(groundSide * MOST_PAN, SOFT, now)
    },
    rest: (now: number) => gain.send(0, SOFT, now),
  }
}

/** Silent until the first `play`. */
export function createGuideSynth(context: BaseAudioContext, destination: AudioNode) {
  const graph: NodeGraph = { context, sources: [], nodes: [] }
  const bus = gainNode(graph, 0)
  bus.connect(destination)
  const volume = createParamSmoother(bus.gain, 0.001)
  const reference = gainNode(graph, 0)
  oscillatorNode(graph, 'sine', REFERENCE_HERTZ).connect(reference).connect(bus)
  const referenceLevel = createParamSmoother(reference.gain, 0.001)
  const course = createPulses(graph, 'triangle', COURSE_LEVEL, bus)
  const canister = createPulses(graph, 'square', CANISTER_LEVEL, bus)
  const growl = createGrowl(graph, bus)
  for (const source of graph.sources) source.start()
  let nextPulseAt = 0

  return {
    /** Sounds `cues` from `now` on, the context's time in seconds, until the next call; some 25 calls a second. Allocates nothing. */
    play(cues: GuideCues, now: number): void {
      referenceLevel.approach(REFERENCE_LEVEL, SOFT, now)
      growl.sound(cues, now)
      nextPulseAt = Math.max(nextPulseAt, now)
      while (nextPulseAt < now + AHEAD_SECONDS) {
        const pulses = cues.isCanister ? canister : course
        pulses.sound(cues, nextPulseAt)
        nextPulseAt += pulseSeconds(cues)
      }
    },
    rest(now: number): void {
      referenceLevel.send(0, SOFT, now)
      growl.rest(now)
    },
    /** Gain of the whole guide. */
    setGain: (gain: number, now: number): void => volume.approach(gain, VOLUME, now),
    dispose: () => releaseGraph(graph),
  }
}
