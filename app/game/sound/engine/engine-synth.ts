/** The audio nodes of engine and wind: detuned saws and triangles in two octaves, and filtered noise. */
import { engineSputter } from '../../simulation/craft/starvation.ts'
import type { FlightEnding, FlightSynth } from '../output/flight-synth.ts'
import {
  createParamSmoother,
  filterNode,
  gainNode,
  oscillatorNode,
  pannerNode,
  releaseGraph,
  type NodeGraph,
} from '../output/node-graph.ts'
import { createEngineTone, setEngineTone, type EngineTone } from './engine-tone.ts'

/** An oscillator: its waveform, its pitch as a multiple of the fundamental, its level, and a detuning in cents. */
interface EnginePartial {
  readonly type: OscillatorType
  readonly ratio: number
  readonly level: number
  readonly cents: number
}
const PARTIALS: readonly EnginePartial[] = [
  { type: 'sawtooth', ratio: 1, level: 0.14, cents: -4 },
  { type: 'triangle', ratio: 1, level: 0.15, cents: 5 },
  { type: 'sawtooth', ratio: 2, level: 0.18, cents: 3 },
  { type: 'triangle', ratio: 2, level: 0.18, cents: -4 },
]

const ENGINE_LEVEL = 0.26
const WIND_LEVEL = 0.24

/** Time constants in seconds. */
const SPOOL_UP = 0.45
const FOLLOW = 0.07
const SPUTTER = 0.015
/**
 * Time constants in seconds: `engine` and `wind` of the fades, `slide` of the engine's pitch. `pitch` is the factor that its pitch
 * changes by.
 */
const ENDINGS: Readonly<Record<FlightEnding, { engine: number; wind: number; pitch: number; slide: number }>> = {
  mountain: { engine: 0.02, wind: 0.06, pitch: 0.6, slide: 0.1 },
  fuel: { engine: 0.28, wind: 0.5, pitch: 0.35, slide: 0.4 },
  complete: { engine: 0.9, wind: 0.7, pitch: 1.22, slide: 1.2 },
}

function addPartial(graph: NodeGraph, partial: EnginePartial, pitch: AudioNode, into: AudioNode) {
  const oscillator = oscillatorNode(graph, partial.type, 0)
  oscillator.detune.value = partial.cents
  pitch.connect(gainNode(graph, partial.ratio)).connect(oscillator.frequency)
  oscillator.connect(gainNode(graph, partial.level)).connect(into)
}

/** The engine's nodes. One signal drives the pitch of all partials, so that a change is scheduled once instead of five times. */
function connectEngine(graph: NodeGraph, tone: EngineTone, destination: AudioNode) {
  const pitch = graph.context.createConstantSource()
  pitch.offset.value = tone.engineHertz
  graph.sources.push(pitch)
  const filter = filterNode(graph, 'lowpass', 0.4, tone.engineCutoff)
  const level = gainNode(graph, 0)
  filter.connect(level).connect(destination)
  for (const partial of PARTIALS) addPartial(graph, partial, pitch, filter)
  return {
    pitch: createParamSmoother(pitch.offset, 0.15),
    cutoff: createParamSmoother(filter.frequency, 6),
    gain: createParamSmoother(level.gain, 0.003),
  }
}

function connectWind(graph: NodeGraph, tone: EngineTone, destination: AudioNode, buffer: AudioBuffer) {
  const noise = graph.context.createBufferSource()
  noise.buffer = buffer
  noise.loop = true
  graph.sources.push(noise)
  const band = filterNode(graph, 'bandpass', 0.5, tone.windHertz)
  const level = gainNode(graph, 0)
  const panner = pannerNode(graph)
  const sides = graph.context.createChannelSplitter(2)
  const left = gainNode(graph, 1)
  const right = gainNode(graph, 1)
  const both = graph.context.createChannelMerger(2)
  graph.nodes.push(sides, both)
  noise.connect(band).connect(level).connect(panner).connect(sides)
  sides.connect(left, 0).connect(both, 0, 0)
  sides.connect(right, 1).connect(both, 0, 1)
  both.connect(destination)
  return {
    hertz: createParamSmoother(band.frequency, 10),
    gain: createParamSmoother(level.gain, 0.004),
    pan: createParamSmoother(panner.pan, 0.02),
    left: createParamSmoother(left.gain, 0.02),
    right: createParamSmoother(right.gain, 0.02),
  }
}

/**
 * Spools up from silence; stops at once on a mountain, spools down without fuel, and fades with distance after a completed mission.
 * `windBuffer`: the wind as a loop, in stereo.
 */
export function createEngineSynth(
  context: BaseAudioContext,
  destination: AudioNode,
  windBuffer: AudioBuffer,
): FlightSynth {
  const tone = createEngineTone()
  const graph: NodeGraph = { context, sources: [], nodes: [] }
  const engine = connectEngine(graph, tone, destination)
  const wind = connectWind(graph, tone, destination, windBuffer)
  for (const source of graph.sources) source.start()
  let spoolingUntil = 0

  return {
    start(now) {
      spoolingUntil = now + 2 * SPOOL_UP
      engine.pitch.send(tone.engineHertz, SPOOL_UP, now)
    },
    update(state, now) {
      setEngineTone(state, tone)
      const sputter = engineSputter(state)
      const isSpooling = now < spoolingUntil
      const seconds = isSpooling ? SPOOL_UP : FOLLOW
      engine.pitch.approach(tone.engineHertz, seconds, now)
      engine.cutoff.approach(tone.engineCutoff, FOLLOW, now)
      const gainSeconds = !isSpooling && sputter < 1 ? SPUTTER : seconds
      engine.gain.approach(tone.engineGain * sputter * ENGINE_LEVEL, gainSeconds, now)
      wind.hertz.approach(tone.windHertz, FOLLOW, now)
      wind.gain.approach(tone.windGain * WIND_LEVEL, seconds, now)
      wind.pan.approach(tone.windPan, FOLLOW, now)
      wind.left.approach(tone.windLeft, FOLLOW, now)
      wind.right.approach(tone.windRight, FOLLOW, now)
    },
    end(cause, now) {
      const ending = ENDINGS[cause]
      engine.gain.send(0, ending.engine, now)
      wind.gain.send(0, ending.wind, now)
      engine.pitch.send(tone.engineHertz * ending.pitch, ending.slide, now)
    },
    dispose: () => releaseGraph(graph),
  }
}
