import { expect, test } from 'vitest'

import { groundAt } from '../../simulation/ground/terrain.ts'
import { valleyAt } from '../../simulation/ground/valley-line.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { drawnHeight } from '../terrain/drawn-height.ts'
import { ASIDE_METRES, monumentFacets, monumentOf } from './monuments.ts'
import { MONUMENT_SHAPES, STANDING_SHAPES } from './monument-shapes.ts'

/** Worked out once: to find a place takes some 25 ms. */
const MONUMENTS = Array.from({ length: 200 }, (_, seed) => monumentOf(seed))

test('a monument stands wholly outside the corridor, so that no craft can meet what cannot be struck', () => {
  const nearest = MONUMENTS.map((monument) => {
    const across = monumentFacets(monument).filter((_, index) => index % 3 === 0)
    return Math.min(...across.map(Math.abs))
  })
  expect(Math.min(...nearest)).toBeGreaterThan(MAX_HORIZONTAL + ASIDE_METRES - 0.001)
})

test('the upper half of the monument is in sight from take-off, even in an upright picture, on 19 courses of 20', () => {
  const hidden = MONUMENTS.filter(({ kind, x, y, z }, seed) => {
    const eye = { x: valleyAt(seed, 0), y: 62, z: 20 }
    const middle = y + STANDING_SHAPES[kind].height / 2
    if (Math.abs(x - eye.x) / (eye.z - z) > 0.34) return true
    return Array.from({ length: 45 }, (_, step) => (step + 1) / 50).some((share) => {
      const across = eye.x + (x - eye.x) * share
      const ground = drawnHeight(across, groundAt(seed, across, eye.z + (z - eye.z) * share))
      return ground > eye.y + (middle - eye.y) * share
    })
  })
  expect(hidden.length / MONUMENTS.length).toBeLessThan(0.05)
})

test('each kind of monument is common', () => {
  for (const kind of Object.keys(MONUMENT_SHAPES))
    expect(MONUMENTS.filter((monument) => monument.kind === kind).length / MONUMENTS.length).toBeGreaterThan(0.15)
})

test('the facets of a monument face outwards, and its foot is deep in the ground', () => {
  for (const { facets } of Object.values(MONUMENT_SHAPES)) {
    expect(Math.min(...facets.filter((_, index) => index % 3 === 1))).toBeLessThan(-10)
    // A closed mesh that faces outwards has a volume above 0; a shape is a few of them.
    let volume = 0
    for (let at = 0; at < facets.length; at += 9) {
      const [ax, ay, az, bx, by, bz, cx, cy, cz] = facets.slice(at, at + 9)
      volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
    }
    expect(volume).toBeGreaterThan(0)
  }
})
