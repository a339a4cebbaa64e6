import fc from 'fast-check'
import { expect, test } from 'vitest'

import { groundHitShare, HULL_POINTS, HULL_REACH, hullPlace, mountainHitShare, type Place } from './collision.ts'
import { startFlight } from '../flight/flight.ts'
import type { CraftState } from '../flight-state.ts'
import { createTerrain } from './terrain.ts'

const anySeed = fc.integer({ min: 0, max: 0xffffffff })
const place = fc.record({
  x: fc.double({ min: -130, max: 130, noNaN: true }),
  y: fc.double({ min: 5, max: 260, noNaN: true }),
  z: fc.double({ min: -1_500, max: -600, noNaN: true }),
})

function along(from: Place, to: Place, share: number): Place {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  }
}

// From a table of sines.
const SINE_OF_1 = 0.841471
const SINE_OF_0_4 = 0.389418

function lengthOf(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}

function craftAt(place: Partial<CraftState>): CraftState {
  return { ...startFlight(1).craft, ...place }
}

test('the sweep hits the ground no later than a fine search of the path', () => {
  let hits = 0
  fc.assert(
    fc.property(anySeed, place, place, (seed, from, to) => {
      const { heightAt } = createTerrain(seed)
      const hit = groundHitShare(seed, from, to)
      const steps = 3_000
      let found = Infinity
      for (let step = 0; step <= steps && found === Infinity; step += 1) {
        const at = along(from, to, step / steps)
        if (at.y < heightAt(at.x, at.z) - 1e-6) found = step / steps
      }
      if (found < Infinity) hits += 1
      expect(hit).toBeLessThanOrEqual(found)
    }),
    { numRuns: 300 },
  )
  expect(hits).toBeGreaterThan(50)
})

test('a hit is exactly on the ground, and the path before it is above the ground', () => {
  fc.assert(
    fc.property(anySeed, place, place, (seed, from, to) => {
      const { heightAt } = createTerrain(seed)
      const hit = groundHitShare(seed, from, to)
      if (hit === 0) expect(from.y).toBeLessThanOrEqual(heightAt(from.x, from.z))
      else if (hit <= 1) {
        const at = along(from, to, hit)
        expect(at.y).toBeCloseTo(heightAt(at.x, at.z), 4)
        for (let share = 0; share < hit - 1e-6; share += hit / 50) {
          const before = along(from, to, share)
          expect(before.y).toBeGreaterThan(heightAt(before.x, before.z) - 1e-6)
        }
      } else expect(hit).toBe(Infinity)
    }),
    { numRuns: 500 },
  )
})

test('the hull keeps within its stated reach in any attitude', () => {
  const angle = fc.double({ min: -1.2, max: 1.2, noNaN: true })
  fc.assert(
    fc.property(angle, angle, angle, (bank, pitch, yaw) => {
      for (const point of HULL_POINTS) {
        const at = { x: 0, y: 0, z: 0 }
        hullPlace(craftAt({ x: 0, y: 0, z: 0, bank, pitch, yaw }), point, at)
        const reach = lengthOf(at.x, at.y, at.z)
        expect(reach).toBeCloseTo(lengthOf(point.right, point.up, point.back), 2)
        expect(reach).toBeLessThanOrEqual(HULL_REACH)
      }
    }),
  )
})

test('bank, pitch and yaw turn the hull’s wingtips and nose the right way', () => {
  const at = (name: string, attitude: Partial<CraftState>) => {
    const point = HULL_POINTS.find((each) => each.name === name)
    if (point === undefined) throw new Error(`no hull point called ${name}`)
    const result = { x: 0, y: 0, z: 0 }
    hullPlace(craftAt({ x: 0, y: 100, z: -50, bank: 0, pitch: 0, yaw: 0, ...attitude }), point, result)
    return result
  }
  expect(at('right wingtip', { bank: 1 }).y).toBeCloseTo(100 - 4.5 * SINE_OF_1, 3)
  expect(at('left wingtip', { bank: 1 }).y).toBeCloseTo(100 + 4.5 * SINE_OF_1, 3)
  expect(at('nose', { pitch: 0.4 }).y).toBeCloseTo(100 + 4.2 * SINE_OF_0_4, 3)
  expect(at('tail', { pitch: 0.4 }).y).toBeLessThan(100)
  expect(at('nose', { yaw: 0.4 }).x).toBeCloseTo(4.2 * SINE_OF_0_4, 3)
  expect(at('nose', {}).z).toBeCloseTo(-54.2, 9)
})

test('a wingtip hits a slope that the craft’s centre clears', () => {
  const { heightAt } = createTerrain(4)
  // A flank whose ground rises to the right by more than a wing’s drop.
  let found = 0
  for (let z = -100; z > -1_500 && found < 20; z -= 7) {
    for (let x = 0; x < 95; x += 5) {
      const here = heightAt(x, z)
      const beside = heightAt(x + 4.5, z)
      if (beside < here + 6 || heightAt(x, z + 4) > here + 2.5) continue
      found += 1
      const before = craftAt({ x, y: here + 4, z: z + 0.3, bank: 0, pitch: 0, yaw: 0 })
      const after = { ...before, z: z - 0.3 }
      expect(mountainHitShare(4, before, after)).toBeLessThanOrEqual(1)
    }
  }
  expect(found).toBeGreaterThan(3)
})
