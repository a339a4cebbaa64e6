/** Renders the sound guide and the engine faster than they sound, and measures them. Runs in a page: bundle it as a script. */
import { flyCraft } from '../app/game/simulation/craft/aircraft.ts'
import { startFlight } from '../app/game/simulation/flight/flight.ts'
import { createEngineSynth } from '../app/game/sound/engine/engine-synth.ts'
import { otherWindSamples, windSamples } from '../app/game/sound/engine/wind.ts'
import { SAMPLE_RATE } from '../app/game/sound/synthesis/synthesis.ts'
import { createGuideCues, type GuideCues } from '../app/game/sound/guide/guide-cues.ts'
import { createGuideSynth } from '../app/game/sound/guide/guide-synth.ts'
import { createMixer, type SoundVolumes } from '../app/game/sound/output/mixer.ts'

export interface Heard {
  /** Root mean square of each channel, in dBFS. */
  readonly left: number
  readonly right: number
  readonly peak: number
  /** Absolute mean of both channels together, which should be 0. */
  readonly dcOffset: number
  /** Beginnings of a sound a second. */
  readonly pulsesPerSecond: number
  /** Levels of single tones, both channels together, in dBFS. */
  readonly tones: readonly number[]
}

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
  const { context, mixer } = openMix({ engine: 0, effects: 0 })
  const synth = createGuideSynth(context, mixer.guide)
  for (let now = 0; now < SECONDS; now += STEP_SECONDS) {
    synth.setGain(1, now)
    synth.play({ ...createGuideCues(), ...cues }, now)
  }
  return measure(await context.startRendering(), hertz)
}

/** Engine and wind alone, at cruising speed, at a volume. */
export async function hearEngine(volume: number): Promise<Heard> {
  const { context, mixer } = openMix({ engine: volume, effects: 0 })
  const left = windSamples()
  const wind = context.createBuffer(2, left.length, SAMPLE_RATE)
  wind.copyToChannel(left, 0)
  wind.copyToChannel(otherWindSamples(left), 1)
  const engine = createEngineSynth(context, mixer.engine, wind)
  const state = startFlight(3)
  engine.start(0)
  for (let now = 0; now < SECONDS; now += STEP_SECONDS) {
    flyCraft(state.craft, { turn: 0, climb: 0 })
    engine.update(state, now)
  }
  return measure(await context.startRendering(), [])
}
