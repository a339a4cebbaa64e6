import { expect, test } from 'vitest'
import { Vector3 } from 'three'

import { createTerrain, type Terrain } from '../../simulation/ground/terrain.ts'
import { DETAILS } from '../quality/detail.ts'
import { createBroadGround } from './broad-ground.ts'
import { chunkLayoutFor } from './chunk-layout.ts'

const { patches } = chunkLayoutFor(DETAILS.high)
const NEAR = patches[2]

/** Ground of these heights around a valley along x = 0. */
function groundOf(heightAt: (x: number, z: number) => number): Terrain {
  return { ...createTerrain(1), heightAt, valleyAt: () => 0 }
}

/** The normals between columns whose middles lie so far from the valley, in metres: on its left and on its right. */
function normalsAt(terrain: Terrain, metres: number): [Vector3, Vector3] {
  const ground = createBroadGround()
  ground.measure(terrain, NEAR, 3)
  const at = (x: number): Vector3 => {
    const normal = new Vector3()
    ground.normalInto(normal, NEAR.columns.findIndex((column) => column > x) - 1)
    return normal
  }
  return [at(-metres), at(metres)]
}

test('level ground leans nowhere', () => {
  for (const normal of normalsAt(
    groundOf(() => 10),
    65,
  ))
    expect(normal.toArray()).toEqual([expect.closeTo(0), 1, expect.closeTo(0)])
})

test('a slope along the valley leans to it on both sides', () => {
  const [left, right] = normalsAt(
    groundOf((_, z) => 20 + 0.05 * z),
    65,
  )
  expect(left.x).toBeGreaterThan(0)
  expect(right.x).toBeLessThan(0)
  expect(left.x).toBeCloseTo(-right.x)
})

test('the crests at both ends are means of three ends of chunks, shared by neighbouring chunks', () => {
  const ground = createBroadGround()
  const terrain = createTerrain(5)
  ground.measure(terrain, NEAR, 3)
  const [, far] = ground.crests.heights
  const before = [...far]
  ground.measure(terrain, NEAR, 4)
  for (const [column, height] of ground.crests.heights[0].entries()) expect(height).toBeCloseTo(before[column], 9)
})
