/** The motif of a course: a question of a bar, and an answer in the same rhythm that comes home. */
import { chance, hash } from '../../simulation/random.ts'
import type { Mode } from './modes.ts'

export interface MotifNote {
  /** Steps after its beginning, in [0, 32); even. */
  readonly step: number
  /** Counts the notes of the mode from the tonic, 0 to 7. */
  readonly degree: number
}

const BAR = 16
const BEAT = 4
const HIGHEST_DEGREE = 7
const MOVES = [-3, -2, -1, -1, 1, 1, 2, 4] as const
/** Keeps these draws independent of each other and of the composition's. */
const DRAWS = { melody: 0x6d11, rhythm: 0x6d12 }

/** Whether a degree is one of the two that no ring has. */
export function isColour(degree: number): boolean {
  return degree % 7 === 3 || degree % 7 === 6
}

/** Four to fourteen notes: on the beat a note of the rings, between two beats any note of the mode, the last one the root of its home. */
export function motifOf(seed: number, { scale, chords: [home] }: Mode): readonly MotifNote[] {
  const rhythm = [0, 2, 4, 6, 8, 10, 12].filter(
    (step) => step % 8 === 0 || chance(seed, DRAWS.rhythm, step) < (step % BEAT === 0 ? 0.5 : 0.4),
  )
  let degree = hash(seed, DRAWS.melody, BAR) % 5

  function next(step: number): MotifNote {
    const moved = degree + MOVES[hash(seed, DRAWS.melody, step) % MOVES.length]
    degree = moved < 0 ? -moved : moved > HIGHEST_DEGREE ? 2 * HIGHEST_DEGREE - moved : moved
    if (step % BEAT === 0 && isColour(degree)) degree -= 1
    return { step, degree }
  }

  const question = rhythm.map(next)
  const kept = Math.ceil(question.length / 2)
  degree = question[kept - 1].degree
  const answer = question.map((note, index) =>
    index < kept ? { step: note.step + BAR, degree: note.degree } : next(note.step + BAR),
  )
  const last = answer[answer.length - 1]
  return [...question, ...answer.slice(0, -1), { step: last.step, degree: scale.indexOf(home.root) }]
}
