/** Renders sound guide, engine and chimes faster than they sound, and measures them. Runs in a page: bundle it as a script. */
import { flyCraft } from '../app/game/simulation/craft/aircraft.ts'
import { GRAZED_PRECISION } from '../app/game/simulation/flight/encounters.ts'
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import type { CraftState } from '../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import { createAudioGraph } from '../app/game/sound/audio-graph.ts'
import { RING_GRAZED_NOTES, RING_MISSED_NOTES, ringCollectedNotes } from '../app/game/sound/cues/cue-notes.ts'
import { createSampleCache } from '../app/game/sound/sample-cache.ts'
import { createEngineSynth } from '../app/game/sound/engine/engine-synth.ts'
import { SAMPLE_RATE } from '../app/game/sound/synthesis/synthesis.ts'
import { createGuideCues, type GuideCues } from '../app/game/sound/guide/guide-cues.ts'
import { createGuideSynth } from '../app/game/sound/guide/guide-synth.ts'
import { createMixer, type SoundVolumes } from '../app/game/sound/output/mixer.ts'

export interface Heard {
  /** Root mean square of each channel, in dBFS. */
  readonly left: number
  readonly right: number
  /** The same of what is above `TREBLE_HERTZ`: of a flight without cues that is the wind. */
  readonly trebleLeft: number
  readonly trebleRight: number
  readonly peak: number
  /** Absolute mean of both channels together, which should be 0. */
  readonly dcOffset: number
  /** Beginnings of a sound a second. */
  readonly pulsesPerSecond: number
  /** Levels of single tones, both channels together, in dBFS. */
  readonly tones: readonly number[]
}

const TREBLE_HERTZ = 1500

type Rock = Pick<CraftState, 'rockMetres' | 'rockSide'>

/** What is left out at the beginning, while levels rise. */
const RISING_SECONDS = 0.5
const SECONDS = 3
const STEP_SECONDS = 0.04

const decibels = (level: number) => 20 * Math.log10(Math.max(level, 1e-9))
const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

/** The amplitude of a tone: a single bin of a discrete Fourier transform. */
function toneOf(samples: Float32Array, hertz: number): number {
  let cosine = 0
  let sine = 0
  samples.forEach((sample, index) => {
    const angle = (2 * Math.PI * hertz * index) / SAMPLE_RATE
    cosine += sample * Math.cos(angle)
    sine += sample * Math.sin(angle)
  })
  return (2 * Math.hypot(cosine, sine)) / samples.length
}

/** How often the level of 10 ms rises through half of its most. */
function countPulses(samples: Float32Array): number {
  const block = SAMPLE_RATE / 100
  const levels = Array.from({ length: Math.floor(samples.length / block) }, (_, index) =>
    rms(samples.subarray(index * block, (index + 1) * block)),
  )
  const half = Math.max(...levels) / 2
  return levels.filter((level, index) => index > 0 && level > half && levels[index - 1] <= half).length
}

function measure(buffer: AudioBuffer, hertz: readonly number[]): Heard {
  const from = RISING_SECONDS * SAMPLE_RATE
  const left = buffer.getChannelData(0).subarray(from)
  const right = buffer.getChannelData(1).subarray(from)
  const both = left.map((sample, index) => sample + right[index])
  return {
    left: decibels(rms(left)),
    right: decibels(rms(right)),
    trebleLeft: decibels(rms(trebleOf(left))),
    trebleRight: decibels(rms(trebleOf(right))),
    peak: Math.max(peakOf(left), peakOf(right)),
    dcOffset: Math.abs(both.reduce((sum, sample) => sum + sample, 0) / both.length),
    pulsesPerSecond: countPulses(both) / (SECONDS - RISING_SECONDS),
    tones: hertz.map((each) => decibels(toneOf(both, each))),
  }
}

function openMix(volumes: SoundVolumes) {
  const context = new OfflineAudioContext(2, SECONDS * SAMPLE_RATE, SAMPLE_RATE)
  const mixer = createMixer(context, volumes)
  mixer.setGate(true)
  return { context, mixer }
}

/** The guide alone, with the same cues throughout. `hertz`: the tones to be measured. */
export async function hearGuide(cues: Partial<GuideCues>, hertz: readonly number[] = []): Promise<Heard> {
  const { context, mixer } = openMix({ engine: 0, effects: 0, music: 0 })
  const synth = createGuideSynth(context, mixer.guide)
  for (let now = 0; now < SECONDS; now += STEP_SECONDS) {
    synth.setGain(1, now)
    synth.play({ ...createGuideCues(), ...cues }, now)
  }
  return measure(await context.startRendering(), hertz)
}

/** Engine and wind alone, at cruising speed, at a volume, beside rock or far from it. */
export async function hearEngine(volume: number, rock: Partial<Rock> = {}): Promise<Heard> {
  const { context, mixer } = openMix({ engine: volume, effects: 0, music: 0 })
  const engine = createEngineSynth(context, mixer.engine, buffersOf(context).wind())
  const state = startFlight(3)
  engine.start(0)
  for (let now = 0; now < SECONDS; now += STEP_SECONDS) {
    flyCraft(state.craft, { turn: 0, climb: 0 })
    Object.assign(state.craft, rock)
    engine.update(state, now)
  }
  return measure(await context.startRendering(), [])
}

/** The seconds after a ring in which it is to be told how well it was flown through. */
const TOLD_SECONDS = 0.3
const RING_SECONDS = 1

/** What is heard of a ring in the whole mix, from the moment in which it is flown through until it is to be told. */
export interface HeardRing {
  /** Root mean square of both channels together, in dBFS: of all that sounds, and of what is above `TREBLE_HERTZ`. */
  readonly level: number
  readonly treble: number
  /** How far the level of what is above `TREBLE_HERTZ` wavers 33 times a second, as a share of its mean: as a scrape does. */
  readonly rasp: number
  /** Levels of single tones a moment after the ring, in dBFS. */
  readonly tones: readonly number[]
}

/** A ring that is flown through at cruising speed, with this precision, as the last of a chain; or missed. `hertz`: the tones to be measured. */
export async function hearRing(
  { ringsCollected = 3, precision = 1, chain = 0, isMissed = false },
  hertz: readonly number[] = [],
): Promise<HeardRing> {
  const context = new OfflineAudioContext(2, SECONDS * SAMPLE_RATE, SAMPLE_RATE)
  const { mixer, flight, voices } = createAudioGraph(context, buffersOf(context), { engine: 1, effects: 1, music: 0 })
  mixer.setGate(true)
  const state = startFlight(3)
  flight.start(0)
  for (let step = 0; step * STEP_SECONDS < SECONDS; step += 1) {
    const now = step * STEP_SECONDS
    if (step === Math.round(RING_SECONDS / STEP_SECONDS)) {
      state.craft.wake = isMissed ? 0 : precision
      const notes = isMissed ? RING_MISSED_NOTES : ringCollectedNotes(ringsCollected, precision, chain)
      voices.play(notes, mixer.effects, now)
      if (!isMissed && precision < GRAZED_PRECISION) voices.play(RING_GRAZED_NOTES, mixer.effects, now)
    }
    for (let tick = 0; tick < STEP_SECONDS * TICKS_PER_SECOND; tick += 1) flyCraft(state.craft, { turn: 0, climb: 0 })
    flight.update(state, now)
  }
  const rendered = await context.startRendering()
  const right = rendered.getChannelData(1)
  const both = rendered.getChannelData(0).map((sample, index) => sample + right[index])
  const from = RING_SECONDS * SAMPLE_RATE
  const told = both.subarray(from, from + TOLD_SECONDS * SAMPLE_RATE)
  // All tones have begun, and the two partials of a bell do not beat yet.
  const chord = both.subarray(from + 0.2 * SAMPLE_RATE, from + 0.5 * SAMPLE_RATE)
  return {
    level: decibels(rms(told)),
    treble: decibels(rms(trebleOf(told))),
    rasp: raspOf(trebleOf(told)),
    tones: hertz.map((each) => decibels(toneOf(chord, each))),
  }
}

const RASP_HERTZ = 33

function raspOf(samples: Float32Array): number {
  const block = SAMPLE_RATE / 500
  const levels = Float32Array.from({ length: Math.floor(samples.length / block) }, (_, index) =>
    rms(samples.subarray(index * block, (index + 1) * block)),
  )
  // `toneOf` counts in samples of the sound.
  return toneOf(levels, RASP_HERTZ * block) / (levels.reduce((sum, level) => sum + level, 0) / levels.length)
}

/** The samples through two one-pole high-pass filters. */
function trebleOf(samples: Float32Array): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * TREBLE_HERTZ) / SAMPLE_RATE)
  let low = 0
  let lower = 0
  return samples.map((sample) => {
    low += (sample - low) * share
    const high = sample - low
    lower += (high - lower) * share
    return high - lower
  })
}

function buffersOf(context: BaseAudioContext) {
  return createSampleCache({ add: () => undefined, dispose: () => undefined })(context)
}
