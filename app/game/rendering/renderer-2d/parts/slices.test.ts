import { Vector3, type Vector3Like } from 'three'
import { expect, test } from 'vitest'

import { TONES } from '../../terrain/rock-strata.ts'
import { createPen } from '../drawing/pen.ts'
import { createSlices } from './slices.ts'

interface Slice {
  readonly area: number
  readonly shade: number
}

/** A pen that measures what it fills, seen from +z. */
function createMeasuringPen() {
  const slices: Slice[] = []
  let outline: Vector3[] = []
  const pen = {
    ...createPen(),
    vertex: ({ x, y, z }: Vector3Like): void => {
      outline.push(new Vector3(x, y, z))
    },
    fill: (colour: ArrayLike<number>): void => {
      const area = outline.reduce((sum, { x, y }, index) => {
        const next = outline[(index + 1) % outline.length]
        return sum + (x * next.y - next.x * y) / 2
      }, 0)
      slices.push({ area, shade: colour[0] })
      outline = []
    },
  }
  return { pen, slices }
}

test('layers, their wedges and the lips of these cover a facet whole, and nothing twice', () => {
  const { pen, slices } = createMeasuringPen()
  const { heights, contrast, fillLayers } = createSlices(pen)
  const vertices = [new Vector3(0, 3, 0), new Vector3(70, 20, 0), new Vector3(20, 66, 0)] as const
  contrast.fill(1)
  for (const start of [0, 40, 80, 120, 160]) {
    slices.length = 0
    pen.camera.z = start
    for (const [index, { y }] of vertices.entries()) heights[index] = y
    fillLayers(vertices, new Float64Array([0.4, 0.4, 0.4]), true)
    for (const { area } of slices) expect(area).toBeGreaterThanOrEqual(0)
    expect(slices.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo((70 * 63 - 20 * 17) / 2, 6)
    const areaOf = (tone: number): number =>
      slices.reduce((sum, { area, shade }) => (Math.abs(shade - 0.4 * (1 + tone)) < 1e-9 ? sum + area : sum), 0)
    expect(areaOf(TONES.lip)).toBeGreaterThan(0)
    expect(areaOf(TONES.lip)).toBeLessThan(0.4 * areaOf(TONES.wedge))
  }
})
