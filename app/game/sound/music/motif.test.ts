import { expect, test } from 'vitest'

import { MODES } from './modes.ts'
import { isColour, motifOf } from './motif.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed * 7919 + 3)
const motifs = SEEDS.map((seed) => {
  const mode = Object.values(MODES)[seed % 8]
  return { mode, motif: motifOf(seed, mode) }
})

test('nearly every course has a motif of its own, of 4 to 14 notes', () => {
  expect(new Set(motifs.map(({ motif }) => JSON.stringify(motif))).size).toBeGreaterThan(0.95 * SEEDS.length)
  for (const { motif } of motifs) {
    expect(motif.length).toBeGreaterThanOrEqual(4)
    expect(motif.length).toBeLessThanOrEqual(14)
    for (const { step, degree } of motif) {
      expect(degree).toBeGreaterThanOrEqual(0)
      expect(degree).toBeLessThanOrEqual(7)
      expect(step % 4 === 0 && isColour(degree), 'a note on the beat is one of the rings').toBe(false)
    }
  }
})

test('the second bar has the rhythm of the first, begins like it, and ends on the root of home', () => {
  for (const { motif, mode } of motifs) {
    const half = motif.length / 2
    const [question, answer] = [motif.slice(0, half), motif.slice(half)]
    expect(answer.map(({ step }) => step - 16)).toEqual(question.map(({ step }) => step))
    expect(answer[0].degree).toBe(question[0].degree)
    expect(mode.scale[answer[half - 1].degree]).toBe(mode.chords[0].root)
  }
})
