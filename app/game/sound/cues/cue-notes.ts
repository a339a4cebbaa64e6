/** The notes of each cue. The gains in this file are the mix of the effects. */
import type { CrashCause } from '../../simulation/flight-state.ts'
import { BELL_HERTZ, PLUCK_HERTZ, TONE_HERTZ, type Patch } from './patches.ts'
import { ringRatio, TONIC_HERTZ } from '../synthesis/scale.ts'
import { CENTRE_PRECISION, CLEAN_PRECISION } from '../../simulation/flight/encounters.ts'

export interface Note {
  readonly patch: Patch
  /** Seconds after the cue’s start. */
  readonly after: number
  /** Playback rate of the patch: 1 is its own pitch, 2 an octave above. */
  readonly rate: number
  /** Linear gain of the note’s peak. */
  readonly gain: number
}

/**
 * A bell on a ratio of the tonic. Higher notes are shorter; more gain makes all ten rings equally loud (within 1 LU, measured
 * in the mix).
 */
function bell(ratio: number, after: number, gain: number): Note {
  const rate = (ratio * TONIC_HERTZ) / BELL_HERTZ
  return { patch: 'bell', after, rate, gain: gain * Math.pow(ratio, 0.35) }
}

function pluck(ratio: number, after: number, gain: number): Note {
  return { patch: 'pluck', after, rate: (ratio * TONIC_HERTZ) / PLUCK_HERTZ, gain }
}

function tone(ratio: number, after: number, gain: number): Note {
  return { patch: 'tone', after, rate: (ratio * TONIC_HERTZ) / TONE_HERTZ, gain }
}

/** The precision from which a chime has its octave. */
const OCTAVE_PRECISION = 0.3
/** The highest note, D7, three octaves above the tonic: the bell has no room for its overtones above it. */
const HIGHEST_RATIO = 8

/** The chord of a chain: D major, spread upwards from an octave below the tonic. Each clean ring in a row adds a tone. */
export const CHAIN_RATIOS = [1 / 2, 3 / 4, 1, 5 / 4, 3 / 2, 2, 5 / 2, 3, 5] as const
const CHAIN_GAIN = 0.05
/** Seconds between two tones of it: strummed. */
const CHAIN_STRUM = 0.02

/**
 * A collected ring: its note of the scale and a rush of air. The nearer to its centre it was flown through, the fuller: more air, the
 * octave, from a clean one on the fifth, at its centre a glint; and the chord of the chain. `ringsCollected` and `chain` include it;
 * `precision` in [0, 1].
 */
export function ringCollectedNotes(ringsCollected: number, precision: number, chain = 0): readonly Note[] {
  const ratio = ringRatio(ringsCollected)
  const notes: Note[] = [
    { patch: 'rush', after: 0, rate: 0.8 + 0.4 * precision, gain: 0.05 + 0.19 * precision },
    bell(ratio, 0, 0.16 + 0.11 * precision),
  ]
  if (precision >= OCTAVE_PRECISION) notes.push(bell(ratio * 2, 0.06, 0.11 * precision))
  if (precision >= CLEAN_PRECISION) notes.push(bell(ratio * 1.5, 0.03, 0.1 * precision))
  if (precision >= CENTRE_PRECISION) notes.push(bell(Math.min(ratio * 4, HIGHEST_RATIO), 0.1, 0.05))
  for (let tone = 0; tone < chain - 1; tone += 1)
    notes.push(bell(CHAIN_RATIOS[tone], CHAIN_STRUM * (tone + 1), CHAIN_GAIN))
  return notes
}

/** A collected ring that a wing tip scraped: heard with its note. */
export const RING_GRAZED_NOTES: readonly Note[] = [{ patch: 'scrape', after: 0, rate: 1, gain: 0.3 }]

export const RING_MISSED_NOTES: readonly Note[] = [{ patch: 'thud', after: 0, rate: 1, gain: 0.36 }]

/** Rock is very near: a dry tick. */
export const NEAR_ROCK_NOTES: readonly Note[] = [{ patch: 'click', after: 0, rate: 1.7, gain: 0.16 }]

/** A collected canister: plucked notes up to the fifth and the octave. */
export const CANISTER_NOTES: readonly Note[] = [pluck(1, 0, 0.26), pluck(3 / 2, 0.07, 0.28), pluck(2, 0.14, 0.32)]

/** The low-fuel warning: a falling minor third, twice, outside the scale so that it does not sound like a reward. */
export const LOW_FUEL_NOTES: readonly Note[] = [
  tone(12 / 5, 0, 0.24),
  tone(2, 0.2, 0.22),
  tone(12 / 5, 0.56, 0.24),
  tone(2, 0.76, 0.22),
]

/** Repeated while the fuel is low. */
export const FUEL_PULSE_NOTES: readonly Note[] = [tone(2, 0, 0.13)]

const MOUNTAIN_NOTES: readonly Note[] = [{ patch: 'crash', after: 0, rate: 1, gain: 0.7 }]
/** Without fuel the engine stops first; the impact follows, lower and softer. */
const FUEL_OUT_NOTES: readonly Note[] = [{ patch: 'crash', after: 0.55, rate: 0.82, gain: 0.48 }]

/** The cue of a crash. */
export function crashNotes(cause: CrashCause): readonly Note[] {
  return cause === 'fuel' ? FUEL_OUT_NOTES : MOUNTAIN_NOTES
}

/** The chords G, A and D, plucked, the last with rising bells. It starts after the tenth ring’s chime. */
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

/** Seconds from the end screen to the stamp of an earned medal, which a style draws. */
const STAMP_SECONDS = 0.28

/** An earned medal: a low pluck as it is stamped, and the chord of a chain, strummed; each better medal adds a tone. `rank`: 0 for bronze. */
export function medalNotes(rank: number): readonly Note[] {
  const chord = CHAIN_RATIOS.slice(2, 5 + rank)
  return [
    pluck(1 / 2, STAMP_SECONDS, 0.24),
    ...chord.map((ratio, tone) => bell(ratio, STAMP_SECONDS + 0.03 * tone, 0.1)),
  ]
}

export const MENU_CLICK_NOTES: readonly Note[] = [{ patch: 'click', after: 0, rate: 1, gain: 0.2 }]
