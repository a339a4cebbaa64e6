import { expect, test } from 'vitest'

import { ringRatio, TONIC_HERTZ } from './scale.ts'

const RINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('the ring scale starts within two cents of D4', () => {
  expect(Math.abs(1200 * Math.log2(TONIC_HERTZ / 293.6648))).toBeLessThan(2)
  expect(ringRatio(1)).toBe(1)
})

test('the ring scale rises with every ring and ends two octaves up', () => {
  for (const ring of RINGS.slice(1)) expect(ringRatio(ring)).toBeGreaterThan(ringRatio(ring - 1))
  expect(ringRatio(10)).toBe(4)
})

test('the ring scale stays within a quarter of a semitone of the major pentatonic', () => {
  const semitones = [0, 2, 4, 7, 9, 12, 14, 16, 19, 24]
  for (const [index, semitone] of semitones.entries()) {
    expect(Math.abs(12 * Math.log2(ringRatio(index + 1)) - semitone)).toBeLessThan(0.25)
  }
})
