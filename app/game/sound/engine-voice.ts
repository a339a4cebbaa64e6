/** The engine and the wind as nodes: saws and triangles, in two octaves, that beat slowly against each other, a thin turbine note, and noise. */
import type { FlightState } from '../simulation/flight-state.ts'
import { createEngineTone, setEngineTone } from './engine-tone.ts'
import { engineCough } from './fuel-warning.ts'
import { createGlide } from './glide.ts'

/** How the engine comes to rest. */
export type EngineEnding = 'struck' | 'dry' | 'away'

export interface EngineVoice {
  /** Spools up from silence. */
  start(now: number): void
  /** Follows a craft in flight, some 25 times a second; makes no objects. */
  follow(state: FlightState, now: number): void
  /** Falls silent: at once when struck, winding down when dry, fading into the distance when the mission is complete. */
  end(ending: EngineEnding, now: number): void
  dispose(): void
}

/** The strings of the engine: each a wave, its pitch as a multiple of the fundamental, its level, and a detuning in cents. */
const STRINGS: readonly { type: OscillatorType; ratio: number; level: number; cents: number }[] = [
  { type: 'sawtooth', ratio: 1, level: 0.14, cents: -4 },
  { type: 'triangle', ratio: 1, level: 0.15, cents: 5 },
  { type: 'sawtooth', ratio: 2, level: 0.18, cents: 3 },
  { type: 'triangle', ratio: 2, level: 0.18, cents: -4 },
]
/** The turbine: far above, hardly there, past the filter. */
const TURBINE_RATIO = 12
const TURBINE_LEVEL = 0.006

const ENGINE_LEVEL = 0.26
const WIND_LEVEL = 0.24

/** Time constants in seconds. */
const SPOOL_UP = 0.45
const FOLLOW = 0.07
const COUGH = 0.015
const ENDINGS: Readonly<Record<EngineEnding, { engine: number; wind: number; pitch: number; slide: number }>> = {
  struck: { engine: 0.02, wind: 0.06, pitch: 0.6, slide: 0.1 },
  dry: { engine: 0.28, wind: 0.5, pitch: 0.35, slide: 0.4 },
  away: { engine: 0.9, wind: 0.7, pitch: 1.22, slide: 1.2 },
}

/** `windBuffer`: the wind as a loop, one channel an ear. */
export function createEngineVoice(
  context: BaseAudioContext,
  destination: AudioNode,
  windBuffer: AudioBuffer,
): EngineVoice {
  const tone = createEngineTone()
  // The fundamental is one signal that drives all strings, so that a glide is one scheduled change instead of five.
  const pitch = context.createConstantSource()
  pitch.offset.value = tone.engineHertz
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.Q.value = 0.4
  filter.frequency.value = tone.engineCutoff
  const engine = context.createGain()
  engine.gain.value = 0
  filter.connect(engine)
  engine.connect(destination)
  const sources: AudioScheduledSourceNode[] = [pitch]
  const nodes: AudioNode[] = [pitch, filter, engine]

  function addString(type: OscillatorType, ratio: number, level: number, cents: number, into: AudioNode) {
    const oscillator = context.createOscillator()
    oscillator.type = type
    oscillator.frequency.value = 0
    oscillator.detune.value = cents
    const interval = context.createGain()
    interval.gain.value = ratio
    pitch.connect(interval)
    interval.connect(oscillator.frequency)
    const strength = context.createGain()
    strength.gain.value = level
    oscillator.connect(strength)
    strength.connect(into)
    sources.push(oscillator)
    nodes.push(oscillator, interval, strength)
  }
  for (const { type, ratio, level, cents } of STRINGS) addString(type, ratio, level, cents, filter)
  addString('sine', TURBINE_RATIO, TURBINE_LEVEL, 0, engine)

  const noise = context.createBufferSource()
  noise.buffer = windBuffer
  noise.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = 0.5
  band.frequency.value = tone.windHertz
  const wind = context.createGain()
  wind.gain.value = 0
  const panner = context.createStereoPanner()
  noise.connect(band)
  band.connect(wind)
  wind.connect(panner)
  panner.connect(destination)
  sources.push(noise)
  nodes.push(noise, band, wind, panner)
  for (const source of sources) source.start()

  const pitchGlide = createGlide(pitch.offset, 0.15)
  const cutoffGlide = createGlide(filter.frequency, 6)
  const engineGlide = createGlide(engine.gain, 0.003)
  const bandGlide = createGlide(band.frequency, 10)
  const windGlide = createGlide(wind.gain, 0.004)
  const panGlide = createGlide(panner.pan, 0.02)
  let spoolingUntil = 0

  return {
    start(now) {
      spoolingUntil = now + 2 * SPOOL_UP
      pitchGlide.send(tone.engineHertz, SPOOL_UP, now)
    },
    follow(state, now) {
      setEngineTone(state.craft, tone)
      const cough = state.relaxed ? 1 : engineCough(state.fuelTenths, state.tick)
      const isSpooling = now < spoolingUntil
      pitchGlide.follow(tone.engineHertz, isSpooling ? SPOOL_UP : FOLLOW, now)
      cutoffGlide.follow(tone.engineCutoff, FOLLOW, now)
      engineGlide.follow(
        tone.engineGain * cough * ENGINE_LEVEL,
        isSpooling ? SPOOL_UP : cough < 1 ? COUGH : FOLLOW,
        now,
      )
      bandGlide.follow(tone.windHertz, FOLLOW, now)
      windGlide.follow(tone.windGain * WIND_LEVEL, isSpooling ? SPOOL_UP : FOLLOW, now)
      panGlide.follow(tone.windPan, FOLLOW, now)
    },
    end(ending, now) {
      const { engine: engineSeconds, wind: windSeconds, pitch: interval, slide } = ENDINGS[ending]
      engineGlide.send(0, engineSeconds, now)
      windGlide.send(0, windSeconds, now)
      pitchGlide.send(tone.engineHertz * interval, slide, now)
    },
    dispose() {
      for (const source of sources) source.stop()
      for (const node of nodes) node.disconnect()
    },
  }
}
