/**
 * Fills convex polygons, row by row: a run of whole pixels between two short ramps. The opacity of a ramp's pixel is the
 * distance of its middle from the edge. The vertices are passed in arrays that are overwritten, because nothing may be
 * allocated in flight.
 */
import { type Raster, pixelOf } from './pixels.ts'

const MOST_VERTICES = 8

/** The vertices of the next polygon in pixels, from the picture's upper left. */
export const vertexX = new Float64Array(MOST_VERTICES)
export const vertexY = new Float64Array(MOST_VERTICES)
/** Red, green, blue (premultiplied, in [0, 255]) and opacity (in [0, 1]) of each vertex, for `shadeTriangle`. */
export const vertexPaint = new Float64Array(MOST_VERTICES * 4)

/** The edges on one side of a polygon: the left ones gain coverage to the right, the right ones lose it. */
function createSide() {
  return {
    edges: 0,
    /** Coverage gained per pixel to the right: positive on the left side, negative on the right one. */
    changes: new Float64Array(MOST_VERTICES),
    /** Signed width in pixels of an edge's ramp from uncovered to covered. */
    widths: new Float64Array(MOST_VERTICES),
    /** x where an edge's ramp begins in row 0, and how far that moves right per row. */
    starts: new Float64Array(MOST_VERTICES),
    slopes: new Float64Array(MOST_VERTICES),
  }
}

const leftSide = createSide()
const rightSide = createSide()
/** How many times as steep the ramp of an edge is that is not smoothed. It ends at the edge and seldom meets a pixel's middle. */
const HARD = 64
/** An edge whose outward normal points further down than this (as a sine) is a lower edge, however far the camera leans. */
const LOWER = 0.3
/** Keeps the change of a level edge above 0, so that it can be divided by. A branch would box the number. */
const LEAST_CHANGE = 1e-9
/** How far the edges are moved outwards, in pixels: half a pixel closes the seams between opaque neighbours. */
export const growth = new Float64Array(1)
/** The pixels that a polygon may touch. In an object, because numbers that change would be boxed in variables. */
export const bounds = { left: 0, right: 0, top: 0, bottom: 0 }
/** The pixels of the present row that are touched, and of them those wholly covered, both ends included. */
export const span = { from: 0, to: 0, coveredFrom: 0, coveredTo: 0 }

/** Twice the area of the polygon measured last, above 0 where its vertices run anticlockwise as seen. */
export const area = new Float64Array(1)

export function measureArea(count: number): void {
  let twice = 0
  for (let index = 0, before = count - 1; index < count; before = index, index += 1)
    twice += vertexX[index] * vertexY[before] - vertexX[before] * vertexY[index]
  area[0] = twice
}

/**
 * Sets up the edges of a polygon; false where none of it can be seen.
 *
 * @param turn 1 where the vertices run anticlockwise as seen, otherwise −1
 * @param isCoveredBelow whether what is drawn later covers the lower edges: these are neither smoothed nor moved outwards
 */
export function setEdges({ width, height }: Raster, count: number, turn: number, isCoveredBelow = false): boolean {
  let top = Infinity
  let bottom = -Infinity
  let left = Infinity
  let right = -Infinity
  for (let index = 0; index < count; index += 1) {
    const x = vertexX[index]
    const y = vertexY[index]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const reach = growth[0] + 0.5
  bounds.top = Math.max(0, Math.ceil(top - reach - 0.5)) | 0
  bounds.bottom = Math.min(height - 1, Math.floor(bottom + reach - 0.5)) | 0
  bounds.left = Math.max(0, Math.ceil(left - reach - 0.5)) | 0
  bounds.right = Math.min(width - 1, Math.floor(right + reach - 0.5)) | 0
  if (bounds.top > bounds.bottom || bounds.left > bounds.right) return false
  leftSide.edges = rightSide.edges = 0
  for (let index = 0; index < count; index += 1) {
    const next = index + 1 === count ? 0 : index + 1
    const x = vertexX[index]
    const y = vertexY[index]
    const across = vertexX[next] - x
    const down = vertexY[next] - y
    const length = Math.sqrt(across * across + down * down)
    if (length < 1e-6) continue
    const change = (turn * down) / length + LEAST_CHANGE
    const slope = (turn * across) / length / change
    const isHard = isCoveredBelow && turn * across > LOWER * length
    const ramp = isHard ? change * HARD : change
    const side = ramp > 0 ? leftSide : rightSide
    const edge = side.edges
    side.changes[edge] = ramp
    side.widths[edge] = 1 / ramp
    side.slopes[edge] = slope
    side.starts[edge] = x - 0.5 - slope * (y - 0.5) - (isHard ? 1 / HARD : reach) / change
    side.edges += 1
  }
  return true
}

/** Finds the pixels of a row, and the coverage of those at its ends; false where there are none. */
export function findSpan(raster: Raster, row: number): boolean {
  let from = bounds.left
  let to = bounds.right
  let innerFrom = from
  let innerTo = to
  let leftEdge = 0
  let rightEdge = 0
  for (let edge = 0; edge < leftSide.edges; edge += 1) {
    const start = leftSide.starts[edge] + leftSide.slopes[edge] * row
    const covered = start + leftSide.widths[edge]
    if (start > from) from = start
    if (covered > innerFrom) {
      innerFrom = covered
      leftEdge = edge
    }
  }
  for (let edge = 0; edge < rightSide.edges; edge += 1) {
    const start = rightSide.starts[edge] + rightSide.slopes[edge] * row
    const covered = start + rightSide.widths[edge]
    if (start < to) to = start
    if (covered < innerTo) {
      innerTo = covered
      rightEdge = edge
    }
  }
  const { coverage } = raster
  // Limited to just beside the polygon: the ramp of a level edge may begin further away than a 32-bit integer can hold.
  const first = Math.ceil(Math.min(from, bounds.right + 1)) | 0
  const last = Math.floor(Math.max(to, bounds.left - 1)) | 0
  const firstCovered = Math.ceil(Math.min(innerFrom, bounds.right + 1)) | 0
  const lastCovered = Math.floor(Math.max(innerTo, bounds.left - 1)) | 0
  span.from = first
  span.to = last
  const rise = leftSide.changes[leftEdge] * RAMP
  const fall = rightSide.changes[rightEdge] * RAMP
  let left = (RAMP - (innerFrom - first) * rise) | 0
  if (firstCovered > lastCovered) {
    // Both ramps reach each pixel, and each leaves a part of it free.
    span.coveredFrom = last + 1
    span.coveredTo = last
    let right = (RAMP + (first - innerTo) * fall) | 0
    for (let x = first; x <= last; x += 1) {
      coverage[x] = Math.max(0, Math.min(RAMP, left) + Math.min(RAMP, right) - RAMP) >> RAMP_BITS
      left = (left + rise) | 0
      right = (right + fall) | 0
    }
    return first <= last
  }
  span.coveredFrom = firstCovered
  span.coveredTo = lastCovered
  for (let x = first; x < firstCovered; x += 1) {
    coverage[x] = left >> RAMP_BITS
    left = (left + rise) | 0
  }
  let right = (RAMP + (lastCovered + 1 - innerTo) * fall) | 0
  for (let x = lastCovered + 1; x <= last; x += 1) {
    coverage[x] = right >> RAMP_BITS
    right = (right + fall) | 0
  }
  return true
}

/** The coverage of a whole pixel: it is counted in whole numbers, because others are boxed between functions. */
export const COVERAGE_BITS = 8
export const FULL_COVERAGE = 1 << COVERAGE_BITS
/** How much more finely it is counted from pixel to pixel. */
const RAMP_BITS = 8
const RAMP = FULL_COVERAGE << RAMP_BITS

/**
 * Fills a polygon of one colour. Seen from behind (its vertices run clockwise) it is left out.
 *
 * @param isCoveredBelow see `setEdges`
 */
export function fillPolygon(raster: Raster, count: number, colour: ArrayLike<number>, isCoveredBelow = false): boolean {
  measureArea(count)
  growth[0] = 0.5
  if (area[0] <= 0 || !setEdges(raster, count, 1, isCoveredBelow)) return false
  const { pixels, width, coverage } = raster
  // Packed here, because a pixel would be boxed on its way between functions.
  const pixel = pixelOf(colour)
  for (let row = bounds.top; row <= bounds.bottom; row += 1) {
    if (!findSpan(raster, row)) continue
    const { from, to, coveredFrom, coveredTo } = span
    const line = row * width
    for (let x = from; x < coveredFrom; x += 1) blend(pixels, line + x, pixel, coverage[x])
    for (let x = coveredFrom; x <= coveredTo; x += 1) pixels[line + x] = pixel
    for (let x = coveredTo + 1; x <= to; x += 1) blend(pixels, line + x, pixel, coverage[x])
  }
  return true
}

/** Mixes a pixel over the one that is there, by a share of `FULL_COVERAGE`. */
export function blend(pixels: Int32Array, at: number, pixel: number, over: number): void {
  const under = FULL_COVERAGE - over
  const behind = pixels[at]
  const redBlue = (Math.imul(pixel & 0xff00ff, over) + Math.imul(behind & 0xff00ff, under)) >>> 8
  const green = (Math.imul(pixel & 0xff00, over) + Math.imul(behind & 0xff00, under)) >>> 8
  pixels[at] = 0xff000000 | (redBlue & 0xff00ff) | (green & 0xff00)
}
