import { expect, test } from 'vitest'

import { createTerrain } from '../../simulation/ground/terrain.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { DETAILS } from '../quality/detail.ts'
import { landOfCourse } from '../mood/lands.ts'
import { drawnAt } from '../terrain/drawn-height.ts'
import { HIGHEST_WATER } from '../terrain/river.ts'
import { createTree, GROVE_METRES, GROVE_TREES, LARGEST, setTree, type Tree } from './trees.ts'

/** Half the span of the wings. */
const WING_METRES = 4.7
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)
const GROVES = 60

function treesOf(seed: number): Tree[] {
  const terrain = createTerrain(seed)
  return Array.from({ length: GROVES * GROVE_TREES }, (_, number) => {
    const tree = createTree()
    setTree(tree, seed, terrain, number)
    return tree
  })
}

test('trees stand past the tip of a wing at the edge of the corridor, on dry drawn ground', () => {
  for (const seed of SEEDS) {
    const terrain = createTerrain(seed)
    const standing = treesOf(seed).filter(({ size }) => size > 0)
    expect(standing.length, `course ${String(seed)}`).toBeGreaterThan(100)
    for (const { x, y, z, size } of standing) {
      expect(Math.abs(x) - size * landOfCourse(seed).tree.crown).toBeGreaterThanOrEqual(MAX_HORIZONTAL + WING_METRES)
      expect(y).toBe(drawnAt(terrain, x, z))
      expect(y).toBeGreaterThanOrEqual(HIGHEST_WATER)
      expect(size).toBeLessThanOrEqual(LARGEST)
    }
  }
})

test('trees stand where it is the turn of their grove, which has room for those of every detail', () => {
  for (const [number, { z }] of treesOf(4).entries())
    expect(Math.abs(-z / GROVE_METRES - Math.floor(number / GROVE_TREES) - 0.5)).toBeLessThan(1.8)
  for (const { trees } of Object.values(DETAILS)) expect(trees.perGrove).toBeLessThanOrEqual(GROVE_TREES)
})
