import { expect, test } from 'vitest'

import { awayFromRock, verticesOf } from '../../../../testing/rock-distance.ts'
import { wayOf } from './course-way.ts'
import { dwellingsOf } from './dwellings.ts'
import { fallsOf, MOST_FALL_FACETS } from './falls.ts'

const courses = Array.from({ length: 60 }, (_, seed) => ({
  seed,
  falls: fallsOf(seed, wayOf(seed)),
}))

test('a fall lies within 3 m of the rock, so that nothing can be struck', () => {
  for (const { seed, falls } of courses)
    for (const { facets } of falls)
      for (const vertex of verticesOf(facets))
        expect(awayFromRock(seed, vertex), `course ${String(seed)}`).toBeLessThan(3)
})

test('a fall comes down at least 38 m, from where the rock becomes level', () => {
  for (const { falls } of courses)
    for (const { facets } of falls) {
      const heights = verticesOf(facets).map(([, y]) => y)
      expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(38)
    }
})

test('four courses of five have two falls or more, apart from dwellings and each other, and none has too many', () => {
  expect(courses.filter(({ falls }) => falls.length >= 2).length / courses.length).toBeGreaterThan(0.8)
  for (const { seed, falls } of courses) {
    expect(falls.reduce((sum, { facets }) => sum + facets.length / 9, 0)).toBeLessThanOrEqual(MOST_FALL_FACETS)
    const places = [...falls, ...dwellingsOf(seed, wayOf(seed), falls)].map(({ z }) => z)
    for (const { z } of falls) expect(places.filter((other) => Math.abs(other - z) < 25)).toEqual([z])
  }
})
