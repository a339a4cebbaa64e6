/** How soon a course can end at a mountain, over thousands of courses. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { coursesOf, firstKeySeconds, handsOffSeconds } from './bundled-courses.ts'

test('no course meets a mountain before 6 s with centred controls', () => {
  const survives = (seed: number) => handsOffSeconds(seed, 7) > 6
  expect(Array.from({ length: coursesOf(2_000) }, (_, seed) => seed).filter((seed) => !survives(seed))).toEqual([])
  const anySeed = fc.integer({ min: 0, max: 0xffffffff })
  fc.assert(fc.property(anySeed, survives), { numRuns: coursesOf(500) })
})

test('no course meets a mountain before 4 s with any one key held from 0.4 s on', () => {
  const forgives = (seed: number) => firstKeySeconds(seed, 0.4, 4.1) > 4
  expect(Array.from({ length: coursesOf(1_000) }, (_, seed) => seed).filter((seed) => !forgives(seed))).toEqual([])
  const anySeed = fc.integer({ min: 0, max: 0xffffffff })
  fc.assert(fc.property(anySeed, forgives), { numRuns: coursesOf(200) })
}, 120_000)
