import fc from 'fast-check'
import { expect, test } from 'vitest'

import { HULL_REACH } from './collision.ts'
import { MAX_HORIZONTAL, MIN_ALTITUDE } from '../rules.ts'
import { createTerrain, FACET_METRES, FLOOR_LIMIT } from './terrain.ts'

/** Ground no further than this from the valley line, in metres across, is always valley floor. */
const FLOOR_HALF_WIDTH = 8
const anySeed = fc.integer({ min: 0, max: 0xffffffff })
const anyZ = fc.double({ min: -200_000, max: 2_000, noNaN: true })
const anyX = fc.double({ min: -1_500, max: 1_500, noNaN: true })

test('the valley floor is low enough everywhere for the lowest craft in any attitude', () => {
  expect(FLOOR_LIMIT + HULL_REACH).toBeLessThanOrEqual(MIN_ALTITUDE)
  fc.assert(
    fc.property(anySeed, anyZ, fc.double({ min: -1, max: 1, noNaN: true }), (seed, z, beside) => {
      const terrain = createTerrain(seed)
      expect(terrain.heightAt(terrain.valleyAt(z) + beside * FLOOR_HALF_WIDTH, z)).toBeLessThanOrEqual(FLOOR_LIMIT)
    }),
    { numRuns: 5_000 },
  )
})

test('the valley is as wide as the corridor, wings included, for the first 300 m', () => {
  fc.assert(
    fc.property(
      anySeed,
      fc.double({ min: -MAX_HORIZONTAL - HULL_REACH, max: MAX_HORIZONTAL + HULL_REACH, noNaN: true }),
      fc.double({ min: -300, max: 100, noNaN: true }),
      (seed, x, z) => {
        expect(createTerrain(seed).heightAt(x, z)).toBeLessThanOrEqual(FLOOR_LIMIT)
      },
    ),
    { numRuns: 5_000 },
  )
})

test('the ground is flat on each facet of its lattice', () => {
  fc.assert(
    fc.property(
      anySeed,
      fc.integer({ min: -150, max: 150 }),
      fc.integer({ min: -20_000, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seed, column, row, u, v) => {
        const { heightAt } = createTerrain(seed)
        const x = column * FACET_METRES
        const z = row * FACET_METRES
        const vertices = {
          lowLow: { x, z, y: heightAt(x, z) },
          highLow: { x: x + FACET_METRES, z, y: heightAt(x + FACET_METRES, z) },
          lowHigh: { x, z: z + FACET_METRES, y: heightAt(x, z + FACET_METRES) },
          highHigh: { x: x + FACET_METRES, z: z + FACET_METRES, y: heightAt(x + FACET_METRES, z + FACET_METRES) },
        }
        const { lowLow, highLow, lowHigh, highHigh } = vertices
        const cutsAcross = Math.abs(highLow.y - lowHigh.y) < Math.abs(lowLow.y - highHigh.y)
        const facets = cutsAcross
          ? [
              [highLow, lowHigh, lowLow],
              [highLow, lowHigh, highHigh],
            ]
          : [
              [lowLow, highHigh, highLow],
              [lowLow, highHigh, lowHigh],
            ]
        for (const [a, b, c] of facets) {
          // Any place within the triangle, by weights that add up to one.
          const s = u + v > 1 ? 1 - u : u
          const t = u + v > 1 ? 1 - v : v
          const blend = (key: 'x' | 'y' | 'z') => a[key] * (1 - s - t) + b[key] * s + c[key] * t
          expect(heightAt(blend('x'), blend('z'))).toBeCloseTo(blend('y'), 5)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the ground is continuous: its height changes by less than 2 cm per millimetre', () => {
  fc.assert(
    fc.property(anySeed, anyX, anyZ, (seed, x, z) => {
      const { heightAt } = createTerrain(seed)
      const here = heightAt(x, z)
      expect(Math.abs(heightAt(x + 0.001, z) - here)).toBeLessThan(0.02)
      expect(Math.abs(heightAt(x, z + 0.001) - here)).toBeLessThan(0.02)
    }),
    { numRuns: 5_000 },
  )
})

test('the ground is 0 to 700 m high and rises above 250 m far from the corridor', () => {
  fc.assert(
    fc.property(anySeed, anyX, anyZ, (seed, x, z) => {
      const height = createTerrain(seed).heightAt(x, z)
      expect(height).toBeGreaterThan(0)
      expect(height).toBeLessThan(700)
    }),
    { numRuns: 5_000 },
  )
  const { heightAt } = createTerrain(11)
  let highest = 0
  for (let z = 0; z > -3_000; z -= 30) {
    for (let x = 500; x < 1_200; x += 50) highest = Math.max(highest, heightAt(x, z))
  }
  expect(highest).toBeGreaterThan(250)
})

test('the ground depends on the seed and not on the order of queries', () => {
  const places = Array.from({ length: 200 }, (_, index) => ({ x: ((index * 37) % 190) - 95, z: -index * 23 }))
  const heights = (seed: number) => places.map(({ x, z }) => createTerrain(seed).heightAt(x, z))
  const once = heights(1)
  const others = heights(2)
  expect(others).not.toEqual(once)
  const mixed = places.map(({ x, z }) => {
    createTerrain(2).heightAt(x, z)
    return createTerrain(1).heightAt(x, z)
  })
  expect(mixed).toEqual(once)
  const backwards = places.toReversed().map(({ x, z }) => createTerrain(1).heightAt(x, z))
  expect(backwards.reverse()).toEqual(once)
})
