/**
 * What the music plays at each step: a function of the course, its mode, the flights before it, and of how the flight goes. The motif
 * belongs to the course. All else differs from flight to flight, and nothing else repeats within one.
 */
import { chance, hash } from '../../simulation/random.ts'
import { DOMINANT, type Chord, type Mode } from './modes.ts'
import { isColour, motifOf, type MotifNote } from './motif.ts'

/** A step is a sixteenth. */
export const STEPS_PER_BEAT = 4
export const STEPS_PER_CHORD = 32
const STEPS_PER_BAR = 16
/** The motif comes home with the first of so many chords. */
const CHORDS_PER_PHRASE = 4

/** Keeps these draws independent of each other and of the simulation's. */
const DRAWS = {
  flight: 0x6d00,
  chords: 0x6d01,
  pulse: 0x6d02,
  offBeats: 0x6d03,
  statement: 0x6d04,
  arpeggio: 0x6d05,
  shimmer: 0x6d06,
  waves: 0x6d07,
}

/** The chain from which each layer sounds. The pad's own layers are in pad.ts. */
const FROM_CHAIN = { pulse: 1, motif: 2, offBeats: 3, reply: 5, arpeggio: 6, shimmer: 7, sixteenths: 8 }

/** How the flight goes at a step. */
export interface Progress {
  readonly chain: number
  /** Nine rings are collected. */
  readonly isLastRing: boolean
  /** Steps since the answer to a ring flown through dead centre began; negative before it, Infinity without one. */
  readonly sinceCentre: number
}

/** A note is `ratio` times the tonic, D4. */
export type SoundNote = (patch: 'pluck' | 'bell', ratio: number, gain: number) => void

const ORDERS = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
] as const

/** The chord at a place in the flight, counted from 0: home, then the other three in an order of their own. */
export function chordAt(draws: number, { chords }: Mode, index: number): Chord {
  const place = index % CHORDS_PER_PHRASE
  if (place === 0) return chords[0]
  const order = ORDERS[hash(draws, DRAWS.chords, Math.floor(index / CHORDS_PER_PHRASE)) % ORDERS.length]
  return chords[order[place - 1]]
}

/** How loud a chord is, in [0.18, 1]: loud and soft ones take turns, so that the level rises and falls. */
export function waveAt(draws: number, index: number): number {
  const draw = chance(draws, DRAWS.waves, index)
  return index % 2 === 0 ? 0.75 + 0.25 * draw : 0.18 + 0.2 * draw
}

/** Where in a bar the root is struck, as steps, and how strongly. */
const PULSES: readonly Readonly<Partial<Record<number, number>>>[] = [
  { 0: 1, 6: 0.6, 8: 0.5 },
  { 0: 1, 3: 0.45, 8: 0.7 },
  { 0: 1, 4: 0.4, 10: 0.65 },
  { 0: 1, 6: 0.6, 12: 0.5 },
  { 0: 1, 3: 0.4, 6: 0.65, 10: 0.45 },
]

/** How much of the motif is stated over a chord, as a range of steps; none half of the time. */
function statementAt(draws: number, chord: number): readonly [from: number, to: number] {
  const half = STEPS_PER_CHORD / 2
  if (chord % CHORDS_PER_PHRASE === 0) return [0, STEPS_PER_CHORD]
  const draw = hash(draws, DRAWS.statement, chord) % 4
  return draw === 0 ? [0, half] : draw === 1 ? [half, STEPS_PER_CHORD] : [0, 0]
}

/** Degrees by which the motif is shifted where it is stated away from home. */
const SHIFTS = [-2, 2, 4] as const

interface ChordNow {
  readonly chord: Chord
  /** How loud it is, in [0.18, 1]. */
  readonly wave: number
}

/** A step of the flight. */
interface Moment extends ChordNow {
  /** The seed of the flight's draws. */
  readonly draws: number
  readonly step: number
  readonly chain: number
}

/** @param flights how many flights were played before */
export function createComposition(seed: number, mode: Mode, flights = 0) {
  const draws = hash(seed, DRAWS.flight, flights)
  const motif = motifOf(seed, mode)
  const noteAt = new Map(motif.map((note) => [note.step, note]))

  function chordOf(step: number, isLastRing = false): ChordNow {
    const index = Math.floor(step / STEPS_PER_CHORD)
    return { chord: isLastRing ? DOMINANT : chordAt(draws, mode, index), wave: waveAt(draws, index) }
  }

  /** Without a chain the motif is soft; later bells reply to it where it is silent. */
  function soundMotif(step: number, chain: number, sound: SoundNote): void {
    const place = step % STEPS_PER_CHORD
    const note = noteAt.get(place)
    if (note === undefined) return
    const index = Math.floor(step / STEPS_PER_CHORD)
    const [from, to] = statementAt(draws, index)
    const isHome = index % CHORDS_PER_PHRASE === 0
    const shift = isHome ? 0 : SHIFTS[hash(draws, DRAWS.statement, index) % SHIFTS.length]
    const degree = degreeOf(note, shift)
    const ratio = 2 * mode.scale[degree % 7] * 2 ** Math.floor(degree / 7)
    const share = isColour(degree) ? 0.5 : 1
    if (place >= from && place < to) sound('pluck', ratio, (chain >= FROM_CHAIN.motif ? 0.12 : 0.08) * share)
    else if (from === to && chain >= FROM_CHAIN.reply) sound('bell', ratio, 0.05 * share)
  }

  /** The beginning of the motif in even notes, within the octave that no chime of a ring clashes with. */
  function soundAnswer(since: number, sound: SoundNote): void {
    if (since < 0 || since % 2 !== 0 || since / 2 >= 4) return
    const degree = motif[since / 2].degree % 7
    sound('bell', mode.scale[isColour(degree) ? degree - 1 : degree], 0.085 - 0.007 * since)
  }

  return {
    /** The chord of a step. */
    chordOf,

    /** Sounds the notes that begin at a step of the flight, counted from 0. */
    soundStep: (step: number, { chain, isLastRing, sinceCentre }: Progress, sound: SoundNote): void => {
      const now: Moment = { draws, step, chain, ...chordOf(step, isLastRing) }
      soundPulse(now, sound)
      // On the last eighth it leads to the next chord.
      if (chain >= FROM_CHAIN.pulse && step % STEPS_PER_CHORD === STEPS_PER_CHORD - 2)
        sound('pluck', low(chordOf(step + 2, isLastRing).chord.root), 0.08 * now.wave)
      soundMotif(step, chain, sound)
      soundAnswer(sinceCentre, sound)
      soundArpeggio(now, sound)
      if (chain >= FROM_CHAIN.shimmer && step % STEPS_PER_BAR === 12 && chance(draws, DRAWS.shimmer, step) < 0.6)
        sound('bell', now.chord.tones[1] * 4, 0.035)
    },
  }
}

/** The degree of a note of the motif that is shifted: on the beat it stays a note of the rings. */
function degreeOf({ step, degree }: MotifNote, shift: number): number {
  const shifted = Math.max(0, degree + shift)
  return step % STEPS_PER_BEAT === 0 && isColour(shifted) ? shifted - 1 : shifted
}

/** The root in the rhythm of the chord, and tones of the chord between its beats. */
function soundPulse({ draws, step, chain, chord, wave }: Moment, sound: SoundNote): void {
  const index = Math.floor(step / STEPS_PER_CHORD)
  const inBar = step % STEPS_PER_BAR
  const strength = PULSES[hash(draws, DRAWS.pulse, index) % PULSES.length][inBar]
  if (strength !== undefined) {
    // The root tells the chord, so that it is struck once a bar without a chain too.
    if (chain >= FROM_CHAIN.pulse || inBar === 0)
      sound('pluck', low(chord.root) * (inBar === 8 ? 2 : 1), 0.14 * strength * wave)
    return
  }
  if (chain < FROM_CHAIN.offBeats || inBar % 2 !== 0) return
  if (chance(draws, DRAWS.offBeats, index * STEPS_PER_BAR + inBar) < 0.5)
    sound('pluck', low(chord.tones[(inBar / 2) % 3]), (inBar % STEPS_PER_BEAT === 0 ? 0.07 : 0.05) * wave)
}

/** Up and down the tones of the chord over two octaves, with rests. A sixteenth repeats the note before it, softly. */
function soundArpeggio({ draws, step, chain, chord, wave }: Moment, sound: SoundNote): void {
  const isEcho = step % 2 === 1
  if (chain < (isEcho ? FROM_CHAIN.sixteenths : FROM_CHAIN.arpeggio)) return
  const eighth = Math.floor(step / 2)
  const draw = chance(draws, DRAWS.arpeggio, eighth)
  if (draw > (isEcho ? 0.45 : 0.8)) return
  const begin = hash(draws, DRAWS.arpeggio, ~Math.floor(step / STEPS_PER_CHORD)) % 10
  const place = (eighth + begin) % 10
  const rung = place < 6 ? place : 10 - place
  const strength = isEcho ? 0.022 : step % STEPS_PER_BEAT === 0 ? 0.06 : 0.036
  sound('pluck', chord.tones[rung % 3] * (rung < 3 ? 2 : 4), strength * wave)
}

/** The note in the octave below the tonic's. */
function low(ratio: number): number {
  return ratio / 2
}
