/**
 * Convex polygons into the pixels of one picture, row by row. Each edge is a line with a unit normal, so the distance of a
 * pixel's middle from it is how much of the pixel it leaves free: that smooths the edge. A row is a run of pixels that are
 * wholly covered, between two short ramps.
 *
 * Canvas paths took 19 to 69 ms for the same picture; this takes about a tenth. The corners are passed in arrays that are
 * overwritten, because nothing may be allocated in flight.
 */
import type { Raster } from './pixels.ts'

const MOST_CORNERS = 8

/** The corners of the next polygon in pixels, from the picture's upper left. */
export const cornerX = new Float64Array(MOST_CORNERS)
export const cornerY = new Float64Array(MOST_CORNERS)
/** Red, green, blue (premultiplied, in [0, 255]) and opacity (in [0, 1]) of each corner, for `shadeTriangle`. */
export const cornerPaint = new Float64Array(MOST_CORNERS * 4)

/** The edges: a·x + b·y + c is 0 where a pixel is free of the polygon, 1 where the edge leaves it covered. */
const edgeA = new Float64Array(MOST_CORNERS)
const edgeB = new Float64Array(MOST_CORNERS)
const edgeC = new Float64Array(MOST_CORNERS)
/** 1 / a, or 0 where an edge is level. */
const edgeStep = new Float64Array(MOST_CORNERS)
let edges = 0
/** How far the edges are moved outwards, in pixels: half a pixel closes the seams between opaque neighbours. */
export const growth = new Float64Array(1)
/** The pixels that a polygon may touch. In an object, because numbers that change would be boxed in variables. */
export const bounds = { left: 0, right: 0, top: 0, bottom: 0 }
/** The pixels of the present row that are touched, and of them those wholly covered, both ends included. */
export const span = { from: 0, to: 0, coveredFrom: 0, coveredTo: 0 }

/** Twice the area of the polygon measured last, above 0 where its corners run anticlockwise as seen. */
export const area = new Float64Array(1)

export function measureArea(count: number): void {
  let twice = 0
  for (let index = 0, before = count - 1; index < count; before = index, index += 1)
    twice += (cornerX[index] ?? 0) * (cornerY[before] ?? 0) - (cornerX[before] ?? 0) * (cornerY[index] ?? 0)
  area[0] = twice
}

/**
 * Sets up the edges of a polygon; false where none of it can be seen.
 *
 * @param turn 1 where the corners run anticlockwise as seen, otherwise −1
 */
export function setEdges({ width, height }: Raster, count: number, turn: number): boolean {
  let top = Infinity
  let bottom = -Infinity
  let left = Infinity
  let right = -Infinity
  for (let index = 0; index < count; index += 1) {
    const x = cornerX[index] ?? 0
    const y = cornerY[index] ?? 0
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  const reach = (growth[0] ?? 0) + 0.5
  bounds.top = Math.max(0, Math.ceil(top - reach - 0.5)) | 0
  bounds.bottom = Math.min(height - 1, Math.floor(bottom + reach - 0.5)) | 0
  bounds.left = Math.max(0, Math.ceil(left - reach - 0.5)) | 0
  bounds.right = Math.min(width - 1, Math.floor(right + reach - 0.5)) | 0
  if (bounds.top > bounds.bottom || bounds.left > bounds.right) return false
  edges = 0
  for (let index = 0; index < count; index += 1) {
    const next = index + 1 === count ? 0 : index + 1
    const x = cornerX[index] ?? 0
    const y = cornerY[index] ?? 0
    const across = (cornerX[next] ?? 0) - x
    const down = (cornerY[next] ?? 0) - y
    const length = Math.sqrt(across * across + down * down)
    if (length < 1e-6) continue
    const a = (turn * down) / length
    const b = (-turn * across) / length
    edgeA[edges] = a
    edgeB[edges] = b
    edgeC[edges] = a * (0.5 - x) + b * (0.5 - y) + reach
    edgeStep[edges] = Math.abs(a) > 1e-9 ? 1 / a : 0
    edges += 1
  }
  return true
}

/** Finds the pixels of a row; false where there are none. */
export function findSpan(row: number): boolean {
  let from = bounds.left
  let to = bounds.right
  let innerFrom = from
  let innerTo = to
  for (let edge = 0; edge < edges; edge += 1) {
    const step = edgeStep[edge] ?? 0
    const rest = (edgeB[edge] ?? 0) * row + (edgeC[edge] ?? 0)
    // Where the edge leaves a pixel free; covered is what lies one step further.
    const free = -rest * step
    if (step > 0) {
      if (free > from) from = free
      if (free + step > innerFrom) innerFrom = free + step
    } else if (step < 0) {
      if (free < to) to = free
      if (free + step < innerTo) innerTo = free + step
    } else if (rest < 1) {
      if (rest <= 0) return false
      innerTo = -1
    }
  }
  span.from = Math.ceil(from) | 0
  span.to = Math.floor(to) | 0
  const isThin = Math.ceil(innerFrom) > Math.floor(innerTo)
  span.coveredFrom = isThin ? span.to + 1 : Math.ceil(innerFrom) | 0
  span.coveredTo = isThin ? span.to : Math.floor(innerTo) | 0
  return span.from <= span.to
}

/** What `coverageAt` gives for the whole pixel: it counts in whole numbers, because others are boxed between functions. */
export const FULL_COVERAGE = 256

/** How much of a pixel at the polygon's edge is covered. */
export function coverageAt(x: number, row: number): number {
  let covered = 1
  for (let edge = 0; edge < edges; edge += 1) {
    const share = (edgeA[edge] ?? 0) * x + (edgeB[edge] ?? 0) * row + (edgeC[edge] ?? 0)
    if (share < 1) covered += share - 1
  }
  return covered > 0 ? (covered * FULL_COVERAGE) | 0 : 0
}
