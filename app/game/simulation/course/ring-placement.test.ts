import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CRUISE_SPEED, MAX_VELOCITY_X, MAX_VELOCITY_Y } from '../craft/aircraft.ts'
import { steerTowardsCourse } from '../flight/autopilot.ts'
import { courseLineAt, ringBySerial } from './course.ts'
import { startFlight } from '../flight/flight.ts'
import { CONTROL_STEPS, type FlightState, type RingState } from '../flight-state.ts'
import { MAX_HORIZONTAL, RINGS_TO_WIN } from '../rules.ts'
import { RELAXED_RING_RADIUS, RING_RADIUS } from './ring-clearance.ts'
import { createTerrain } from '../ground/terrain.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

const anySeed = fc.integer({ min: 0, max: 0xffffffff })

function ringsOf(state: FlightState): RingState[] {
  return state.rings.filter((ring) => ring.serial >= 0).sort((a, b) => a.serial - b.serial)
}

/** Courses whose line was once wrong, and among how many courses each fault was found. */
const HARD_COURSES = {
  'through a mountain, for want of a way on (100,000)': [2522380711, 1569158541, 1458107678, 726716742],
  'past a crest by less than 3 m, or through it (700,000)': [
    1855486724, 1445643677, 4254458131, 2284765379, 56916537, 1512281380,
  ],
}

/** What the line keeps from the ground at least, in metres. */
const CLEARANCE = 3.5

/** The room in metres between a course’s line and the ground beneath and beside it, where there is least of it. */
function tightestOf(state: FlightState): number {
  const line = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
  const { heightAt } = createTerrain(state.seed)
  const end = ringBySerial(state, RINGS_TO_WIN - 1)?.z ?? 0
  let tightest = Infinity
  for (let z = 0; z > end; z -= 3) {
    line.z = z
    courseLineAt(state, line)
    for (const beside of [-6, 0, 6]) tightest = Math.min(tightest, line.y - heightAt(line.x + beside, z))
  }
  return tightest
}

// The bounds hold for 700,000 courses: 1.79 to 6.54 s, and 37.8 s to the tenth ring.
test('a course starts with ten rings in order, 1.75 to 6.7 s apart', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const rings = ringsOf(startFlight(seed))
      expect(rings.map((ring) => ring.serial)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(rings.every((ring) => ring.status === 'ahead')).toBe(true)
      const ways = rings.map((ring, index) => (index === 0 ? 0 : rings[index - 1].z) - ring.z)
      expect(Math.min(...ways) / CRUISE_SPEED).toBeGreaterThan(1.75)
      expect(Math.max(...ways) / CRUISE_SPEED).toBeLessThan(6.7)
      expect(Math.max(...ways)).toBeGreaterThan(1.3 * Math.min(...ways))
      // Ten rings at cruising speed leave some fuel, without a single push.
      expect(-(rings.at(-1)?.z ?? 0) / CRUISE_SPEED).toBeLessThan(38)
    }),
    { numRuns: 200 },
  )
})

test('a course keeps its rings and its line clear of the ground', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const state = startFlight(seed)
      const { heightAt } = createTerrain(seed)
      for (const ring of ringsOf(state)) {
        for (let across = -1; across <= 1; across += 0.125) {
          const rim = ring.y - ring.radius * Math.sqrt(1 - across * across)
          expect(rim).toBeGreaterThan(heightAt(ring.x + across * ring.radius, ring.z))
        }
        expect(Math.abs(ring.x) + ring.radius).toBeLessThan(MAX_HORIZONTAL)
      }
      expect(tightestOf(state)).toBeGreaterThan(CLEARANCE)
    }),
    { numRuns: 200 },
  )
})

test.each(Object.entries(HARD_COURSES))('a course is clear of the ground where its line once led %s', (_, seeds) => {
  for (const seed of seeds) {
    const state = startFlight(seed)
    expect(tightestOf(state)).toBeGreaterThan(CLEARANCE)
    const flown = simulateToEnd(state, steerTowardsCourse)
    expect(flown).toMatchObject({ phase: 'complete', ringsMissed: 0 })
  }
})

test('a course needs at most 85 % of the craft’s sideways and vertical velocity', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const state = startFlight(seed)
      const line = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
      const end = ringBySerial(state, RINGS_TO_WIN - 1)?.z ?? 0
      let mostAcross = 0
      let mostUp = 0
      for (let z = 0; z > end; z -= 5) {
        line.z = z
        courseLineAt(state, line)
        mostAcross = Math.max(mostAcross, Math.abs(line.slopeX) * CRUISE_SPEED)
        mostUp = Math.max(mostUp, Math.abs(line.slopeY) * CRUISE_SPEED)
      }
      expect(mostAcross).toBeLessThan(0.85 * MAX_VELOCITY_X)
      expect(mostUp).toBeLessThan(0.85 * MAX_VELOCITY_Y)
    }),
    { numRuns: 200 },
  )
})

test('a course line passes through every ring without a corner', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const state = startFlight(seed)
      const before = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
      const after = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
      for (const ring of ringsOf(state).slice(0, -1)) {
        before.z = ring.z + 1e-7
        after.z = ring.z - 1e-7
        courseLineAt(state, before)
        courseLineAt(state, after)
        for (const point of [before, after]) {
          expect(point.x).toBeCloseTo(ring.x, 4)
          expect(point.y).toBeCloseTo(ring.y, 4)
          expect(point.slopeX).toBeCloseTo(ring.slopeX, 4)
          expect(point.slopeY).toBeCloseTo(ring.slopeY, 4)
        }
      }
    }),
    { numRuns: 50 },
  )
})

test('a course always has as many rings ahead as are still needed', () => {
  fc.assert(
    fc.property(anySeed, fc.integer({ min: 1, max: 4 }), (seed, everyNth) => {
      const start = startFlight(seed, { isRelaxed: true })
      let previous = { serial: -1, ahead: RINGS_TO_WIN }
      const end = simulateToEnd(
        start,
        // Now and then the pilot looks away, so that rings are missed.
        (state, into) => {
          steerTowardsCourse(state, into)
          if (state.nextRingSerial % (everyNth + 1) === 0) into.climb = CONTROL_STEPS
        },
        (state) => {
          if (state.phase !== 'flying' || state.nextRingSerial === previous.serial) return
          const ahead = state.rings.filter((ring) => ring.serial >= state.nextRingSerial).length
          expect(ahead).toBe(RINGS_TO_WIN - state.ringsCollected)
          expect(ringBySerial(state, state.nextRingSerial)?.z).toBeLessThan(state.craft.z)
          previous = { serial: state.nextRingSerial, ahead }
        },
        10_000,
      )
      expect(end.ringsMissed + end.ringsCollected).toBe(end.nextRingSerial)
    }),
    { numRuns: 30 },
  )
})

test('a relaxed flight has wider rings on the same course', () => {
  const strict = startFlight(3)
  const relaxed = startFlight(3, { isRelaxed: true })
  expect(ringsOf(strict).every((ring) => ring.radius === RING_RADIUS)).toBe(true)
  expect(ringsOf(relaxed).every((ring) => ring.radius === RELAXED_RING_RADIUS)).toBe(true)
  expect(ringsOf(relaxed).map(({ x, y, z }) => [x, y, z])).toEqual(ringsOf(strict).map(({ x, y, z }) => [x, y, z]))
})
