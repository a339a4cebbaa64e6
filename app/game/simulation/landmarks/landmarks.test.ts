import fc from 'fast-check'
import { expect, test } from 'vitest'

import { courseLineAt, ringBySerial } from '../course/course.ts'
import { startFlight } from '../flight/flight.ts'
import type { Landmark } from '../flight-state.ts'
import type { Place } from '../ground/collision.ts'
import { RINGS_TO_WIN } from '../rules.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'
import { landmarkHitShare } from './landmark-collision.ts'
import { landmarkFacets } from './landmarks.ts'

const anySeed = fc.integer({ min: 0, max: 0xffffffff })

function along(from: Place, to: Place, share: number): Place {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  }
}

/** Whether a place is inside: facets above it that face up, less those that face down. */
function isInside(facets: readonly number[], { x, y, z }: Place): boolean {
  let winding = 0
  for (let at = 0; at < facets.length; at += 9) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = facets.slice(at, at + 9)
    const area = (bz - az) * (cx - ax) - (bx - ax) * (cz - az)
    const shareB = ((z - az) * (cx - ax) - (x - ax) * (cz - az)) / area
    const shareC = ((bz - az) * (x - ax) - (bx - ax) * (z - az)) / area
    if (!(shareB >= 0 && shareC >= 0 && shareB + shareC <= 1)) continue
    if (ay + (by - ay) * shareB + (cy - ay) * shareC > y) winding += Math.sign(area)
  }
  return winding > 0
}

const courses = Array.from({ length: 600 }, (_, seed) => startFlight(seed))
const landmarks = courses.flatMap((state) => state.landmarks)

test('a course has one or two landmarks of different kinds, and each kind is common', () => {
  for (const { landmarks: those } of courses) {
    expect([1, 2]).toContain(those.length)
    expect(new Set(those.map(({ kind }) => kind)).size).toBe(those.length)
  }
  for (const kind of ['arch', 'spire', 'viaduct'])
    expect(landmarks.filter((each) => each.kind === kind).length / courses.length).toBeGreaterThan(0.35)
  expect(courses.filter((state) => state.landmarks.length === 2).length / courses.length).toBeGreaterThan(0.4)
})

test('a landmark is over 80 m from every ring and clear of the course line', () => {
  const line = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
  fc.assert(
    fc.property(anySeed, (seed) => {
      const state = startFlight(seed)
      for (const landmark of state.landmarks) {
        for (let serial = 0; serial < RINGS_TO_WIN; serial += 1)
          expect(Math.abs((ringBySerial(state, serial)?.z ?? 0) - landmark.z)).toBeGreaterThan(80)
        for (const [x, y] of [
          [0, 0],
          [15, 0],
          [-15, 0],
          [0, 14],
          [0, -8],
          [10, 10],
          [-10, 10],
        ] as const) {
          const places = Array.from({ length: 13 }, (_, step): Place => {
            line.z = landmark.z + 30 - step * 5
            courseLineAt(state, line)
            return { x: line.x + x, y: line.y + y, z: line.z }
          })
          for (const [index, place] of places.entries())
            expect(landmarkHitShare(landmark, place, places.at(index + 1) ?? place)).toBe(Infinity)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('the sweep hits a landmark no later than a fine search of the path', () => {
  const number = (reach: number) => fc.double({ min: -reach, max: reach, noNaN: true })
  const offset = fc.record({ x: number(90), y: fc.double({ min: 0, max: 170, noNaN: true }), z: number(34) })
  let hits = 0
  fc.assert(
    fc.property(fc.nat(landmarks.length - 1), offset, offset, (index, start, end) => {
      const landmark = landmarks[index]
      const facets = landmarkFacets(landmark)
      // Off the shape's own vertices, which a ray straight up would graze.
      const at = ({ x, y, z }: Place): Place => ({ x: landmark.x + x + 0.0371, y, z: landmark.z + z + 0.0173 })
      const [from, to] = [at(start), at(end)]
      fc.pre(!isInside(facets, from))
      const hit = landmarkHitShare(landmark, from, to)
      const steps = 400
      let found = Infinity
      for (let step = 0; step <= steps && found === Infinity; step += 1) {
        if (isInside(facets, along(from, to, step / steps))) found = step / steps
      }
      if (found < Infinity) hits += 1
      expect(hit).toBeLessThanOrEqual(found)
      // And it is met on its surface: a little before, nothing is struck.
      if (hit <= 1) expect(landmarkHitShare(landmark, from, along(from, to, hit * 0.999))).toBe(Infinity)
    }),
    { numRuns: 400 },
  )
  expect(hits).toBeGreaterThan(40)
})

test('no path slips through the edge between two facets of a landmark', () => {
  for (const landmark of landmarks.slice(0, 12)) {
    const facets = landmarkFacets(landmark)
    for (let at = 0; at < facets.length; at += 9) {
      const [ax, ay, az, bx, by, bz, cx, cy, cz] = facets.slice(at, at + 9)
      const [x, y, z] = [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2]
      // From outside, against the facet's normal, through the middle of its first edge.
      const normalX = (by - ay) * (cz - az) - (bz - az) * (cy - ay)
      const normalY = (bz - az) * (cx - ax) - (bx - ax) * (cz - az)
      const normalZ = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
      const step = 0.4 / Math.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ)
      const offset = (share: number): Place => ({
        x: x + normalX * step * share,
        y: y + normalY * step * share,
        z: z + normalZ * step * share,
      })
      expect(landmarkHitShare(landmark, offset(1), offset(-1))).toBeLessThanOrEqual(1)
    }
  }
})

test('a craft that flies into a landmark crashes as into a mountain', () => {
  let struck = 0
  for (const state of courses.slice(0, 60)) {
    const { landmarks: those } = state
    const landmark: Landmark | undefined = those.find(({ kind }) => kind === 'viaduct')
    if (landmark === undefined) continue
    // Before the pier right of the way, half-way up.
    const start = structuredClone(state)
    Object.assign(start.craft, { x: landmark.x + landmark.turn * 41, y: landmark.height * 0.5, z: landmark.z + 20 })
    if (Math.abs(start.craft.x) > 95) continue
    const end = simulateToEnd(start, () => undefined, undefined, 60)
    struck += 1
    expect(end.crashCause).toBe('mountain')
    expect(end.craft.z).toBeGreaterThan(landmark.z)
  }
  expect(struck).toBeGreaterThan(10)
})
