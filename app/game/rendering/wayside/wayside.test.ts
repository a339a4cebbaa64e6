import { expect, test } from 'vitest'

import { createTerrain } from '../../simulation/ground/terrain.ts'
import { MAX_HORIZONTAL, MIN_ALTITUDE } from '../../simulation/rules.ts'
import { HIGHEST_WATER } from '../terrain/river.ts'
import { createWaysideSite, setWaysideSite, SITE_METRES, WAYSIDE_SHAPES, type WaysideSite } from './wayside.ts'

/** Half the span of the wings, which a bank can point at the ground or at the side. */
const WING_METRES = 4.7

const SITES = Array.from({ length: 60 }, (_, seed) => {
  const terrain = createTerrain(seed)
  return Array.from({ length: 110 }, (_, serial): WaysideSite => {
    const site = createWaysideSite()
    setWaysideSite(site, seed, terrain, serial)
    return site
  })
}).flat()
const standing = SITES.filter(({ size }) => size > 0)

test('nothing beside the way is where a wing can touch it', () => {
  for (const { kind, x, y, size } of standing) {
    const { foot, height, pane } = WAYSIDE_SHAPES[kind]
    const isLow = y + size * height <= MIN_ALTITUDE - WING_METRES
    const isOutside = Math.abs(x) - size * Math.max(1.42 * foot, pane[0] + pane[2]) >= MAX_HORIZONTAL + WING_METRES
    expect(isLow || isOutside).toBe(true)
  }
})

test('no hut stands in the water', () => {
  for (const { kind, y } of standing) if (kind !== 1) expect(y).toBeGreaterThan(HIGHEST_WATER)
})

test('sites follow one another, all are 4 m high at most, and something stands at most of them, of each kind', () => {
  for (const [index, { z }] of SITES.entries()) expect(Math.ceil(-z / SITE_METRES) - 1).toBe(index % 110)
  for (const { kind, size } of standing) expect(size * WAYSIDE_SHAPES[kind].height).toBeLessThanOrEqual(4)
  expect(standing.length / SITES.length).toBeGreaterThan(0.5)
  for (const kind of [0, 1, 2])
    expect(standing.filter((site) => site.kind === kind).length / standing.length).toBeGreaterThan(0.04)
})
