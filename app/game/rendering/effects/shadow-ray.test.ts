import { describe, expect, test } from 'vitest'

import type { Terrain } from '../../simulation/terrain'
import { AHEAD_PER_METRE, castShadow } from './shadow-ray'

const ground = (heightAt: Terrain['heightAt']): Terrain => ({ heightAt, valleyAt: () => 0 })
const shadowOn = (heightAt: Terrain['heightAt'], y: number) => {
  const spot = { x: NaN, ahead: NaN }
  castShadow(ground(heightAt), 12, y, -1000, spot)
  return spot
}

describe('The shadow', () => {
  test.each([2, 30, 150])('lies ahead by its share of a height of %d m over flat ground', (height) => {
    const { x, ahead } = shadowOn(() => 5, 5 + height)
    expect(x).toBe(12)
    expect(ahead).toBeCloseTo(height * AHEAD_PER_METRE, 6)
  })

  test('climbs a mountain that stands in its way', () => {
    const { ahead } = shadowOn((_x, z) => (z < -1040 ? 200 : 0), 60)
    expect(ahead).toBeGreaterThan(36)
    expect(ahead).toBeLessThanOrEqual(44)
  })

  test('glides: a little more height moves it a little', () => {
    let before = shadowOn(() => 0, 20).ahead
    for (let y = 20.1; y < 40; y += 0.1) {
      const { ahead } = shadowOn(() => 0, y)
      expect(ahead - before).toBeCloseTo(0.1 * AHEAD_PER_METRE, 6)
      before = ahead
    }
  })

  test('is under the craft where the craft touches the ground, and ends even over ground without a bottom', () => {
    expect(shadowOn(() => 50, 50).ahead).toBe(0)
    expect(shadowOn(() => -Infinity, 50).ahead).toBeLessThan(500)
  })
})
