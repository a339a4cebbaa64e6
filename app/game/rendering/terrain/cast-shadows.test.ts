import { expect, test } from 'vitest'

import { WALL_METRES, type Crests } from './broad-ground.ts'
import { createCastShadows } from './cast-shadows.ts'
import type { Patch } from './chunk-layout.ts'
import { createGroundVertex, type GroundVertex } from './ground-vertex.ts'

const SIDES = [1, -1] as const

function patchOf(columns: readonly number[], rows: number): Patch {
  return { columns, rows, first: 0, coarserBefore: false, coarserAfter: false, isJittered: false }
}

/** A row of vertices for each of the rows of heights. */
function verticesOf(columns: readonly number[], heights: readonly (readonly number[])[]): GroundVertex[] {
  return heights.flatMap((row, index) =>
    row.map((height, column) => createGroundVertex(columns[column], height, -index * 10)),
  )
}

/** Crests of these heights at both ends of a chunk, on the side of the valley that light comes from. */
function crestsOf(side: 1 | -1, near: readonly number[], far = near): Crests {
  return { heights: [near, far], middles: [side * 1000, side * 1000] }
}

test('a wall shades what lies away from the light, less with each metre, and not itself', () => {
  const columns = [0, 10, 20, 30, 40]
  for (const side of SIDES) {
    const shadows = createCastShadows()
    const heights = [0, 50, 0, 0, 70]
    const row = side === 1 ? heights : heights.toReversed()
    const vertices = verticesOf(columns, [row, row])
    shadows.begin(side)
    shadows.measure(vertices, patchOf(columns, 1), crestsOf(side, row))
    const depths = vertices.slice(0, 5).map(({ shadowed }) => shadowed)
    const [before, wall, behind, further, high] = side === 1 ? depths : depths.toReversed()
    expect(before).toBeLessThan(0)
    expect(wall).toBeLessThan(0)
    expect(behind).toBeGreaterThan(25)
    expect(further).toBeLessThan(behind)
    expect(further).toBeGreaterThan(0)
    expect(high, 'a wall above the shadow').toBeLessThan(0)
  }
})

test('a shadow crosses from patch to patch, and runs evenly from one end of a chunk to the other', () => {
  for (const side of SIDES) {
    const shadows = createCastShadows()
    shadows.begin(side)
    const [lit, dark] =
      side === 1
        ? [
            [0, 10],
            [10, 20],
          ]
        : [
            [10, 20],
            [0, 10],
          ]
    const wall = side === 1 ? [60, 0] : [0, 60]
    shadows.measure(verticesOf(lit, [wall, [0, 0]]), patchOf(lit, 1), crestsOf(side, wall, [0, 0]))
    const beyond = verticesOf(
      dark,
      Array.from({ length: 5 }, () => [0, 0]),
    )
    shadows.measure(beyond, patchOf(dark, 4), crestsOf(side, [0, 0]))
    const depths = [0, 1, 2, 3, 4].map((row) => beyond[row * 2].shadowed)
    expect(depths[0]).toBeGreaterThan(35)
    expect(depths[4]).toBeLessThan(0)
    for (const row of [1, 2, 3]) expect(depths[row - 1] - depths[row]).toBeCloseTo((depths[0] - depths[4]) / 4, 6)
  }
})

test('a higher mountain casts no longer a shadow than one of 110 m', () => {
  const columns = [0, 10]
  const [of110, of300] = [110, 300].map((height) => {
    const shadows = createCastShadows()
    const vertices = verticesOf(columns, [
      [height, 0],
      [height, 0],
    ])
    shadows.begin(1)
    shadows.measure(vertices, patchOf(columns, 1), crestsOf(1, [height, 0]))
    return vertices[1].shadowed
  })
  expect(of300).toBe(of110)
})

test('the lit wall casts no shadow on itself, and what lies behind it does', () => {
  const columns = [0, 10, WALL_METRES + 20, WALL_METRES + 30]
  for (const side of SIDES) {
    const shadows = createCastShadows()
    const xs = side === 1 ? columns : columns.map((x) => -x).toReversed()
    const row = side === 1 ? [90, 0, 60, 0] : [0, 60, 0, 90]
    const vertices = verticesOf(xs, [row, row])
    shadows.begin(side)
    shadows.measure(vertices, patchOf(xs, 1), { heights: [row, row], middles: [-side, -side] })
    const depths = vertices.slice(0, 4).map(({ shadowed }) => shadowed)
    const [, beside, , behind] = side === 1 ? depths : depths.toReversed()
    expect(beside).toBeLessThan(0)
    expect(behind).toBeGreaterThan(0)
  }
})
