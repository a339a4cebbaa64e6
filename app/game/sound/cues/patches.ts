/**
 * The synth patches, each rendered to samples: mono at `SAMPLE_RATE`, peak 1, silent at both ends. Tuned by hand with
 * spectrograms. Oscillator nodes for each cue were tried: a chime takes about forty, and no test outside a browser sees them.
 */
import { TONIC_HERTZ } from '../synthesis/scale.ts'
import {
  addBurst,
  addPartial,
  addSweep,
  finish,
  SAMPLE_RATE,
  saturate,
  silence,
  type Samples,
} from '../synthesis/synthesis.ts'

export type Patch = 'bell' | 'pluck' | 'tone' | 'rush' | 'thud' | 'scrape' | 'crash' | 'click'

/** Pitches in hertz at which the tuned patches are rendered; the playback rate gives every other note. */
export const BELL_HERTZ = TONIC_HERTZ * 2
export const PLUCK_HERTZ = TONIC_HERTZ
export const TONE_HERTZ = TONIC_HERTZ * 2

/** A glass bell: two detuned partials that beat, one an octave below, and overtones that decay faster the higher they are. */
function bell(): Samples {
  const samples = silence(2.4)
  const partials = [
    { ratio: 0.5, amplitude: 0.14, decay: 1.6 },
    { ratio: 0.9988, amplitude: 0.5, decay: 2.2 },
    { ratio: 1.0012, amplitude: 0.5, decay: 2.2 },
    { ratio: 2.001, amplitude: 0.3, decay: 1.4 },
    { ratio: 3.004, amplitude: 0.15, decay: 0.8 },
    { ratio: 4.16, amplitude: 0.09, decay: 0.42 },
    { ratio: 6.72, amplitude: 0.05, decay: 0.2 },
  ]
  for (const { ratio, amplitude, decay } of partials) {
    addPartial(samples, { hertz: BELL_HERTZ * ratio, amplitude, attack: 0.004, decay })
  }
  return finish(samples, 0.2)
}

/** A plucked wooden key, short, with a high partial for the attack. */
function pluck(): Samples {
  const samples = silence(0.9)
  const partials = [
    { ratio: 1, amplitude: 0.8, decay: 0.85 },
    { ratio: 2, amplitude: 0.22, decay: 0.5 },
    { ratio: 4, amplitude: 0.2, decay: 0.16 },
    { ratio: 9.2, amplitude: 0.06, decay: 0.06 },
  ]
  for (const { ratio, amplitude, decay } of partials) {
    addPartial(samples, { hertz: PLUCK_HERTZ * ratio, amplitude, attack: 0.003, decay })
  }
  return finish(samples, 0.08)
}

/** A soft warning tone: odd harmonics, slow attack and release. */
function tone(): Samples {
  const samples = silence(0.34)
  const partials = [
    { ratio: 1, amplitude: 0.8 },
    { ratio: 3, amplitude: 0.14 },
    { ratio: 5, amplitude: 0.04 },
  ]
  for (const { ratio, amplitude } of partials) {
    addPartial(samples, { hertz: TONE_HERTZ * ratio, amplitude, attack: 0.018, decay: 0.7 })
  }
  return finish(samples, 0.12)
}

/** The rush of air of a collected ring. */
function rush(): Samples {
  const samples = silence(0.6)
  addBurst(samples, { seed: 11, amplitude: 1, attack: 0.07, decay: 0.55, above: 350, below: [4200, 700] })
  return finish(samples, 0.15)
}

/** A missed ring: a low wooden note that falls in pitch. */
function thud(): Samples {
  const samples = silence(0.5)
  addSweep(samples, { fromHertz: 236, toHertz: 158, glide: 0.09, amplitude: 1, attack: 0.008, decay: 0.5 })
  addSweep(samples, { fromHertz: 472, toHertz: 316, glide: 0.09, amplitude: 0.22, attack: 0.008, decay: 0.22 })
  addBurst(samples, { seed: 13, amplitude: 1.1, attack: 0.01, decay: 0.2, above: 120, below: [900, 300] })
  return finish(samples, 0.08)
}

/** How often a wing tip catches on the ring that it scrapes, and seconds from one catch to the next. */
const CATCHES = 7
const CATCH_SECONDS = 0.03

/** A grazed ring: a wing tip rattles along it. */
function scrape(): Samples {
  const samples = silence(0.28)
  for (let caught = 0; caught < CATCHES; caught += 1) {
    const from = samples.subarray(Math.round(caught * CATCH_SECONDS * SAMPLE_RATE))
    addBurst(from, { seed: 23 + caught, amplitude: 5, attack: 0.004, decay: 0.07, above: 400, below: [1000, 650] })
    addPartial(from, { hertz: 1310, amplitude: 0.2, attack: 0.003, decay: 0.08 })
  }
  saturate(samples, 1.2)
  return finish(samples, 0.06)
}

/** A low impact, breaking noise, and rubble after it. */
function crash(): Samples {
  const samples = silence(2.2)
  addSweep(samples, { fromHertz: 128, toHertz: 38, glide: 0.12, amplitude: 1, attack: 0.004, decay: 1.1 })
  addSweep(samples, { fromHertz: 260, toHertz: 84, glide: 0.08, amplitude: 0.4, attack: 0.004, decay: 0.45 })
  addBurst(samples, { seed: 17, amplitude: 2.1, attack: 0.003, decay: 0.7, above: 90, below: [2600, 240] })
  addBurst(samples, { seed: 19, amplitude: 1.8, attack: 0.16, decay: 2.6, above: 80, below: [1100, 300] })
  saturate(samples, 0.9)
  return finish(samples, 0.4)
}

/** A short click. */
function click(): Samples {
  const samples = silence(0.07)
  addSweep(samples, { fromHertz: 1500, toHertz: 880, glide: 0.008, amplitude: 1, attack: 0.0015, decay: 0.05 })
  addPartial(samples, { hertz: TONIC_HERTZ * 2, amplitude: 0.5, attack: 0.002, decay: 0.06 })
  return finish(samples, 0.02)
}

/** Renders a patch. A call takes a few milliseconds at most; cache the result. */
export const PATCHES: Readonly<Record<Patch, () => Samples>> = { bell, pluck, tone, rush, thud, scrape, crash, click }
