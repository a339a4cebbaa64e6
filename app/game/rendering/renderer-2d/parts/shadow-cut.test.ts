import { Triangle, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { createShadowCut } from './shadow-cut.ts'

const VERTICES = [new Vector3(0, 0, 0), new Vector3(10, 0, 0), new Vector3(0, 10, 0)] as const
const HEIGHTS = Float64Array.of(0, 0, 10)

test('a facet is cut where the edge of a shadow crosses it, into pieces that cover it and face the same way', () => {
  const shadowCut = createShadowCut()
  for (const depths of [
    [5, -5, -5],
    [-5, 5, -5],
    [-5, -5, 5],
    [-2, 6, 6],
    [6, -2, 6],
    [6, 6, -2],
  ]) {
    shadowCut.depths.set(depths)
    expect(shadowCut.isCrossed()).toBe(true)
    const pieces = shadowCut.cut(VERTICES, HEIGHTS)
    let area = 0
    for (const { vertices, heights, isShadowed } of pieces) {
      const triangle = new Triangle(...vertices)
      area += triangle.getArea()
      expect(triangle.getNormal(new Vector3()).z).toBeCloseTo(1, 6)
      for (const [corner, { x, y }] of vertices.entries()) {
        expect(heights[corner]).toBeCloseTo(y, 6)
        const depth = depths[0] + ((depths[1] - depths[0]) * x + (depths[2] - depths[0]) * y) / 10
        expect(isShadowed ? depth : -depth).toBeGreaterThan(-1e-6)
      }
    }
    expect(area).toBeCloseTo(50, 6)
    const light = depths.filter((depth) => depth < 0).length
    expect(pieces.map(({ isShadowed }) => isShadowed)).toEqual([0, 1, 2].map((piece) => piece >= light))
  }
  shadowCut.depths.set([1, 2, 3])
  expect(shadowCut.isCrossed()).toBe(false)
})
