/** What each cue plays: a handful of notes on the instruments. The mix of the effects is the gains of this file. */
import type { CrashCause } from '../simulation/flight-state.ts'
import { BELL_HERTZ, PLUCK_HERTZ, TONE_HERTZ } from './instruments.ts'
import type { Instrument } from './instruments.ts'
import { ringRatio, TONIC_HERTZ } from './scale.ts'

export interface Note {
  readonly instrument: Instrument
  /** Seconds after the cue’s beginning. */
  readonly after: number
  /** How fast the instrument’s sound is played: 1 is its own pitch, 2 an octave above. */
  readonly rate: number
  /** Linear gain of the note’s peak. */
  readonly gain: number
}

/**
 * A bell on a ratio of the tonic. Played faster it is over sooner; a little more gain makes up for it, so that all ten
 * rings are equally loud (within 1 LU, measured in the mix).
 */
function bell(ratio: number, after: number, gain: number): Note {
  const rate = (ratio * TONIC_HERTZ) / BELL_HERTZ
  return { instrument: 'bell', after, rate, gain: gain * Math.pow(ratio, 0.35) }
}

function pluck(ratio: number, after: number, gain: number): Note {
  return { instrument: 'pluck', after, rate: (ratio * TONIC_HERTZ) / PLUCK_HERTZ, gain }
}

function tone(ratio: number, after: number, gain: number): Note {
  return { instrument: 'tone', after, rate: (ratio * TONIC_HERTZ) / TONE_HERTZ, gain }
}

/** A ring flown through: its note of the scale, the octave as a glint just after, and the air. `ringsCollected` counts it. */
export function ringCollectedNotes(ringsCollected: number): readonly Note[] {
  const ratio = ringRatio(ringsCollected)
  return [{ instrument: 'rush', after: 0, rate: 1, gain: 0.13 }, bell(ratio, 0, 0.27), bell(ratio * 2, 0.085, 0.07)]
}

export const RING_MISSED_NOTES: readonly Note[] = [{ instrument: 'thud', after: 0, rate: 1, gain: 0.36 }]

/** Fuel: wood instead of glass, a quick step up to the fifth and the octave. */
export const CANISTER_NOTES: readonly Note[] = [pluck(1, 0, 0.26), pluck(3 / 2, 0.07, 0.28), pluck(2, 0.14, 0.32)]

/** The warning at the low-fuel mark: a falling minor third, twice. It leaves the scale, so that it is not taken for a reward. */
export const LOW_FUEL_NOTES: readonly Note[] = [
  tone(12 / 5, 0, 0.24),
  tone(2, 0.2, 0.22),
  tone(12 / 5, 0.56, 0.24),
  tone(2, 0.76, 0.22),
]

/** And after it, again and again while the fuel runs out. */
export const FUEL_PULSE_NOTES: readonly Note[] = [tone(2, 0, 0.13)]

const MOUNTAIN_NOTES: readonly Note[] = [{ instrument: 'crash', after: 0, rate: 1, gain: 0.7 }]
/** Without fuel the engine falls silent first; then, lower and further off, the ground. */
const FUEL_OUT_NOTES: readonly Note[] = [{ instrument: 'crash', after: 0.55, rate: 0.82, gain: 0.48 }]

/** The end of a flight that crashed, by its cause. */
export function crashNotes(cause: CrashCause): readonly Note[] {
  return cause === 'fuel' ? FUEL_OUT_NOTES : MOUNTAIN_NOTES
}

/** G, A, D: two steps and home, in plucked chords, and the last one opens upwards in bells. It waits for the tenth ring’s chime. */
export const COMPLETE_NOTES: readonly Note[] = [
  ...[2 / 3, 5 / 6, 1].map((ratio) => pluck(ratio, 0.42, 0.14)),
  ...[3 / 4, 15 / 16, 9 / 8].map((ratio) => pluck(ratio, 0.7, 0.15)),
  ...[1 / 2, 1, 3 / 2].map((ratio) => pluck(ratio, 0.98, 0.16)),
  bell(1, 0.98, 0.15),
  bell(5 / 4, 1.06, 0.11),
  bell(3 / 2, 1.14, 0.11),
  bell(2, 1.22, 0.11),
  bell(5 / 2, 1.3, 0.09),
  bell(4, 1.42, 0.08),
]

export const TICK_NOTES: readonly Note[] = [{ instrument: 'tick', after: 0, rate: 1, gain: 0.2 }]
