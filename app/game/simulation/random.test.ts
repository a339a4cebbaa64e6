import { expect, test } from 'vitest'

import { chance, hash } from './random.ts'

test('draws are uniform over [0, 1) by a chi-square test of 100 bins', () => {
  const bins = new Array<number>(100).fill(0)
  const draws = 200_000
  for (let draw = 0; draw < draws; draw += 1) {
    const value = chance(17, draw % 400, Math.floor(draw / 400))
    const bin = Math.floor(value * 100)
    bins[bin] += 1
  }
  expect(Object.keys(bins), 'every draw is in [0, 1)').toHaveLength(100)
  const expected = draws / 100
  const chiSquare = bins.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0)
  // 99 degrees of freedom: beyond 160 with a probability of about 1 in 10,000.
  expect(chiSquare).toBeLessThan(160)
})

test('draws of neighbouring indices and seeds are uncorrelated', () => {
  const correlation = (other: (at: number) => number) => {
    let sum = 0
    for (let at = 0; at < 50_000; at += 1) sum += (chance(5, at, 9) - 0.5) * (other(at) - 0.5)
    return sum / 50_000 / (1 / 12)
  }
  expect(Math.abs(correlation((at) => chance(5, at + 1, 9)))).toBeLessThan(0.02)
  expect(Math.abs(correlation((at) => chance(5, at, 10)))).toBeLessThan(0.02)
  expect(Math.abs(correlation((at) => chance(6, at, 9)))).toBeLessThan(0.02)
})

test('a draw is a 32-bit integer that depends on every input', () => {
  const once = hash(1, 2, 3)
  expect(Number.isInteger(once)).toBe(true)
  expect(new Set([once, hash(2, 2, 3), hash(1, 3, 3), hash(1, 2, 4), hash(2, 1, 3), hash(1, 3, 2)]).size).toBe(6)
})
