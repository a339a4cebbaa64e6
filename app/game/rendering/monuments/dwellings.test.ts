import { expect, test } from 'vitest'

import { awayFromRock, verticesOf } from '../../../../testing/rock-distance.ts'
import { groundAt } from '../../simulation/ground/terrain.ts'
import { dwellingsOf } from './dwellings.ts'

const courses = Array.from({ length: 60 }, (_, seed) => ({ seed, dwellings: dwellingsOf(seed) }))

test('the openings of a dwelling lie within 2 m of the rock, so that nothing can be struck', () => {
  for (const { seed, dwellings } of courses)
    for (const { facets } of dwellings)
      for (const vertex of verticesOf(facets))
        expect(awayFromRock(seed, vertex), `course ${String(seed)}`).toBeLessThan(2)
})

test('the facets of a dwelling face away from the rock', () => {
  for (const { seed, dwellings } of courses)
    for (const { facets } of dwellings)
      for (let at = 0; at < facets.length; at += 9) {
        const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = verticesOf(facets.slice(at, at + 9))
        const normalX = (by - ay) * (cz - az) - (bz - az) * (cy - ay)
        const normalZ = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        const length = Math.hypot(normalX, normalZ)
        const [x, z] = [(ax + bx + cx) / 3, (az + bz + cz) / 3]
        const [outX, outZ] = [(normalX / length) * 6, (normalZ / length) * 6]
        expect(groundAt(seed, x + outX, z + outZ)).toBeLessThan(groundAt(seed, x - outX, z - outZ))
      }
})

test('nine courses of ten have a dwelling and most have several, with lit windows', () => {
  const shareWith = (least: number) =>
    courses.filter(({ dwellings }) => dwellings.length >= least).length / courses.length
  expect(shareWith(1)).toBeGreaterThan(0.9)
  expect(shareWith(2)).toBeGreaterThan(0.7)
  for (const { dwellings } of courses) {
    expect(dwellings.every(({ facets, litFrom }) => litFrom < facets.length / 9)).toBe(true)
  }
})
