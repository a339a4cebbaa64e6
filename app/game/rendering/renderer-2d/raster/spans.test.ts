import { beforeEach, expect, test } from 'vitest'

import { fillPolygon, vertexPaint, vertexX, vertexY } from './spans.ts'
import { createRaster, packPixel } from './pixels.ts'
import { shadeTriangle } from './shade-triangle.ts'

const SIZE = 40
const BLACK = packPixel(0, 0, 0)
const raster = createRaster(SIZE, SIZE, new ArrayBuffer(SIZE * SIZE * 4))

beforeEach(() => {
  raster.pixels.fill(BLACK)
})

/** Sets the vertices of the next polygon; anticlockwise as seen is the front. */
function setVertices(...vertices: readonly (readonly [x: number, y: number])[]): number {
  for (const [index, [x, y]] of vertices.entries()) {
    vertexX[index] = x
    vertexY[index] = y
  }
  return vertices.length
}

function redAt(x: number, y: number): number {
  return raster.pixels[y * SIZE + x] & 0xff
}

/** The light of the whole picture, in pixels of full red. */
function litPixels(): number {
  let sum = 0
  for (let y = 0; y < SIZE; y += 1) for (let x = 0; x < SIZE; x += 1) sum += redAt(x, y)
  return sum / 255
}

const RED = [1, 0, 0]

test('a back-facing polygon is not drawn', () => {
  expect(fillPolygon(raster, setVertices([10, 10], [30, 10], [30, 30], [10, 30]), RED)).toBe(false)
  expect(litPixels()).toBe(0)
})

test('no seam shows between two facets that share an edge', () => {
  fillPolygon(raster, setVertices([3.3, 2.2], [2.1, 37.4], [37.2, 36.1]), RED)
  fillPolygon(raster, setVertices([3.3, 2.2], [37.2, 36.1], [36.4, 3.7]), RED)
  for (let at = 6; at < 34; at += 1) expect(redAt(at, at)).toBe(255)
  for (let y = 8; y < 32; y += 1) for (let x = 6; x < 34; x += 1) expect(redAt(x, y)).toBe(255)
})

test('a polygon covered from below is antialiased at its upper edge only, without a seam', () => {
  const far = (): number => setVertices([2, 5], [2, 20], [38, 23], [38, 8])
  const shadesFrom = (top: number): Set<number> => {
    const shades = new Set<number>()
    for (let y = top; y < top + 12; y += 1) for (let x = 5; x < 35; x += 1) shades.add(redAt(x, y))
    return shades
  }
  fillPolygon(raster, far(), RED, true)
  expect(shadesFrom(1).size).toBeGreaterThan(8)
  expect(shadesFrom(16)).toEqual(new Set([0, 255]))
  fillPolygon(raster, setVertices([2, 20], [2, 38], [38, 38], [38, 23]), RED, true)
  expect(shadesFrom(16)).toEqual(new Set([255]))
})

test('a polygon with an edge that is level but for rounding paints its own pixels alone', () => {
  for (let step = -60; step <= 60; step += 1) {
    raster.pixels.fill(BLACK)
    const tilt = step * 0.5e-9
    fillPolygon(raster, setVertices([10, 10], [10, 20 - tilt], [30, 20 + tilt], [30, 10 + tilt]), RED)
    expect(Math.abs(litPixels() - 200), `tilted by ${tilt} px`).toBeLessThan(35)
  }
})

test('a polygon paints the same pixels whichever of its vertices comes first', () => {
  for (let round = 0; round < 300; round += 1) {
    const at = (step: number): number => (((round * 7 + step) ** 2 * 7919) % 1201) / 30
    const corners = [1, 3, 5].map((step) => [at(step), at(step + 1)] as const)
    const pictures = [0, 1, 2].map((first) => {
      raster.pixels.fill(BLACK)
      fillPolygon(raster, setVertices(...corners.slice(first), ...corners.slice(0, first)), RED)
      return raster.pixels.join()
    })
    expect(new Set(pictures).size, `round ${round}`).toBe(1)
  }
})

test('a thin additive triangle adds light in proportion to its area', () => {
  const paint = [255, 0, 0, 0]
  for (let vertex = 0; vertex < 3; vertex += 1) vertexPaint.set(paint, vertex * 4)
  setVertices([2, 20], [38, 20.3], [38, 19.7])
  shadeTriangle(raster, false)
  expect(litPixels()).toBeGreaterThan(0.8 * 10.8)
  expect(litPixels()).toBeLessThan(1.2 * 10.8)
})

test.each([0.1, 0.5, 0.9, 1])('no seam shows between two adjacent triangles of opacity %f', (opacity) => {
  for (let vertex = 0; vertex < 3; vertex += 1) vertexPaint.set([255 * opacity, 0, 0, opacity], vertex * 4)
  setVertices([4, 4], [4, 36], [36, 36])
  shadeTriangle(raster, false)
  setVertices([4, 4], [36, 36], [36, 4])
  shadeTriangle(raster, false)
  for (let at = 8; at < 32; at += 1) expect(Math.abs(redAt(at, at) - 255 * opacity)).toBeLessThan(2)
})

test('triangles of any shape and size leave every pixel opaque', () => {
  for (let round = 0; round < 3000; round += 1) {
    const at = (step: number): number => ((((round * 7 + step) * 7919) % 1201) / 1201 - 0.5) * 10 ** (round % 5)
    setVertices([20 + at(1), 20 + at(2)], [20 + at(3), 20 + at(4)], [20 + at(5), 20 + at(6)])
    for (let vertex = 0; vertex < 12; vertex += 1) vertexPaint[vertex] = vertex % 4 === 3 ? 1 : 255
    if (round % 2 === 0) fillPolygon(raster, 3, [1, 1, 1])
    else shadeTriangle(raster, false)
  }
  for (const pixel of raster.pixels) expect(pixel >>> 24).toBe(0xff)
})
