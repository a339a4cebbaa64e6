import { expect, test } from 'vitest'

import type { Terrain } from '../../simulation/ground/terrain.ts'
import { AHEAD_PER_METRE, shadowAhead } from './shadow-model.ts'

const ground = (heightAt: Terrain['heightAt']): Terrain => ({ heightAt, valleyAt: () => 0 })
const shadowOn = (heightAt: Terrain['heightAt'], y: number) => {
  return shadowAhead(ground(heightAt), { x: 12, y, z: -1000 })
}

test.each([2, 30, 150])('a craft %d m above flat ground casts its shadow ahead in proportion', (height) => {
  expect(shadowOn(() => 5, 5 + height)).toBeCloseTo(height * AHEAD_PER_METRE, 6)
})

test('the shadow climbs a mountain in its path', () => {
  const ahead = shadowOn((_x, z) => (z < -1040 ? 200 : 0), 60)
  expect(ahead).toBeGreaterThan(36)
  expect(ahead).toBeLessThanOrEqual(44)
})

test('the shadow is under a craft that touches the ground, and finite over bottomless ground', () => {
  expect(shadowOn(() => 50, 50)).toBe(0)
  expect(shadowOn(() => -Infinity, 50)).toBeLessThan(500)
})
