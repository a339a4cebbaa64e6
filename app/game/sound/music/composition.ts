/**
 * What the music plays at each step: a function of the course's seed and mode, the step and the chain. Within a flight nothing repeats
 * but the course's motif, which returns with every fourth chord.
 */
import { chance, hash } from '../../simulation/random.ts'
import type { Chord, Mode } from './modes.ts'

/** A step is a sixteenth. */
export const STEPS_PER_BEAT = 4
export const STEPS_PER_CHORD = 32
/** The motif comes home with the first of so many chords. */
const CHORDS_PER_PHRASE = 4

/** Keeps these draws independent of each other and of the simulation's. */
const DRAWS = {
  chords: 0x6d01,
  rhythm: 0x6d02,
  melody: 0x6d03,
  statement: 0x6d04,
  arpeggio: 0x6d05,
  shimmer: 0x6d06,
  waves: 0x6d07,
}

/** The chain from which each layer sounds. The pad's own layers are in pad.ts. */
const FROM_CHAIN = { pulse: 1, motif: 2, offBeats: 3, answer: 5, arpeggio: 6, shimmer: 7, sixteenths: 8 }

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
export function chordAt(seed: number, { chords }: Mode, index: number): Chord {
  const place = index % CHORDS_PER_PHRASE
  if (place === 0) return chords[0]
  const order = ORDERS[hash(seed, DRAWS.chords, Math.floor(index / CHORDS_PER_PHRASE)) % ORDERS.length]
  return chords[order[place - 1]]
}

/** How loud a chord is, in [0.3, 1]: loud and soft ones take turns, so that the level rises and falls. */
export function waveAt(seed: number, index: number): number {
  const draw = chance(seed, DRAWS.waves, index)
  return index % 2 === 0 ? 0.75 + 0.25 * draw : 0.3 + 0.25 * draw
}

export interface MotifNote {
  /** Steps after its beginning, below `STEPS_PER_CHORD`; even. */
  readonly step: number
  /** Counts the notes of the mode from the tonic, 0 to 9. */
  readonly degree: number
}

const HIGHEST_DEGREE = 9
const MOTIF_MOVES = [-3, -2, -1, -1, 1, 1, 2, 4] as const

/** The motif of a course, of four notes or more: on the beat a note of the rings, between two beats any note of the mode. */
export function motifOf(seed: number): readonly MotifNote[] {
  const notes: MotifNote[] = []
  let degree = hash(seed, DRAWS.melody, 0) % 5
  for (let step = 0; step < STEPS_PER_CHORD - STEPS_PER_BEAT; step += 2) {
    const isOnBeat = step % STEPS_PER_BEAT === 0
    if (step % 8 !== 0 && chance(seed, DRAWS.rhythm, step) > (isOnBeat ? 0.5 : 0.35)) continue
    const moved = degree + MOTIF_MOVES[hash(seed, DRAWS.melody, step) % MOTIF_MOVES.length]
    degree = moved < 0 ? -moved : moved > HIGHEST_DEGREE ? 2 * HIGHEST_DEGREE - moved : moved
    if (isOnBeat && isColour(degree)) degree -= 1
    notes.push({ step, degree })
  }
  return notes
}

/** Whether a degree is one of the two that no ring has. */
export function isColour(degree: number): boolean {
  return degree % 7 === 3 || degree % 7 === 6
}

/** How much of the motif is stated over a chord, as a range of steps; none half of the time. */
function statementAt(seed: number, chord: number): readonly [from: number, to: number] {
  const half = STEPS_PER_CHORD / 2
  if (chord % CHORDS_PER_PHRASE === 0) return [0, STEPS_PER_CHORD]
  const draw = hash(seed, DRAWS.statement, chord) % 4
  return draw === 0 ? [0, half] : draw === 1 ? [half, STEPS_PER_CHORD] : [0, 0]
}

export function createComposition(seed: number, mode: Mode) {
  const motif = motifOf(seed)

  function chordOf(step: number): { chord: Chord; wave: number } {
    const index = Math.floor(step / STEPS_PER_CHORD)
    return { chord: chordAt(seed, mode, index), wave: waveAt(seed, index) }
  }

  /** Without a chain the motif is heard at home only, and softly; later bells answer it where it is silent. */
  function soundMotif(step: number, chain: number, sound: SoundNote): void {
    const place = step % STEPS_PER_CHORD
    const note = motif.find((each) => each.step === place)
    if (note === undefined) return
    const chord = Math.floor(step / STEPS_PER_CHORD)
    const [from, to] = statementAt(seed, chord)
    const ratio = 2 * mode.scale[note.degree % 7] * 2 ** Math.floor(note.degree / 7)
    const share = isColour(note.degree) ? 0.5 : 1
    if (place >= from && place < to) {
      if (chain >= FROM_CHAIN.motif) sound('pluck', ratio, 0.14 * share)
      else if (chord % CHORDS_PER_PHRASE === 0) sound('pluck', ratio, 0.08 * share)
    } else if (from === to && chain >= FROM_CHAIN.answer) sound('bell', ratio, 0.05 * share)
  }

  return {
    /** The chord of a step, and how loud it is. */
    chordOf,

    /** Sounds the notes that begin at a step of the flight, counted from 0. */
    soundStep: (step: number, chain: number, sound: SoundNote): void => {
      const { chord, wave } = chordOf(step)
      const inBar = step % (STEPS_PER_CHORD / 2)

      if (chain >= FROM_CHAIN.pulse) {
        if (inBar === 0 || inBar === 6) sound('pluck', low(chord.root), (inBar === 0 ? 0.16 : 0.09) * wave)
        if (inBar === 8) sound('pluck', low(chord.root) * 2, 0.08 * wave)
      }
      if (chain >= FROM_CHAIN.offBeats && (inBar === 4 || inBar === 10 || inBar === 14))
        sound('pluck', low(chord.tones[inBar % 3]), 0.07 * wave)

      soundMotif(step, chain, sound)

      const draw = chance(seed, DRAWS.arpeggio, step)
      const isArpeggio = step % 2 === 0 ? draw < 0.75 : chain >= FROM_CHAIN.sixteenths && draw < 0.45
      if (chain >= FROM_CHAIN.arpeggio && isArpeggio) {
        const tone = chord.tones[hash(seed, DRAWS.arpeggio, step) % 3]
        sound('pluck', tone * (draw < 0.3 ? 4 : 2), (0.03 + 0.05 * draw) * wave)
      }
      if (chain >= FROM_CHAIN.shimmer && inBar === 12 && chance(seed, DRAWS.shimmer, step) < 0.6)
        sound('bell', chord.tones[1] * 4, 0.035)
    },
  }
}

/** The note in the octave below the tonic's. */
function low(ratio: number): number {
  return ratio / 2
}
