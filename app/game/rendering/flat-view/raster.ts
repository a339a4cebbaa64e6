/**
 * Convex polygons into the pixels of one picture, row by row. Each edge is a line with a unit normal, so the distance of a
 * pixel's middle from it is how much of the pixel it leaves free: that smooths the edge. A row is a run of pixels that are
 * wholly covered, between two short ramps.
 *
 * Canvas paths took 19 to 69 ms for the same picture; this takes about a tenth. The corners are passed in arrays that are
 * overwritten, because nothing may be allocated in flight.
 */
import type { Rgb } from '../palette.ts'

const MOST_CORNERS = 8

/** The corners of the next polygon in pixels, from the picture's upper left. */
export const cornerX = new Float64Array(MOST_CORNERS)
export const cornerY = new Float64Array(MOST_CORNERS)
/** Red, green, blue (premultiplied, in [0, 255]) and opacity (in [0, 1]) of each corner, for `shadeTriangle`. */
export const cornerPaint = new Float64Array(MOST_CORNERS * 4)

export interface Raster {
  readonly width: number
  readonly height: number
  /** One number a pixel, in the byte order of canvas image data on little-endian machines. */
  readonly pixels: Uint32Array
}

export function createRaster(width: number, height: number, bytes: ArrayBuffer): Raster {
  return { width, height, pixels: new Uint32Array(bytes) }
}

/** A pixel of red, green and blue, each in [0, 255]. */
export function packPixel(red: number, green: number, blue: number): number {
  return 0xff000000 | (blue << 16) | (green << 8) | red
}

export function packRgb(rgb: Rgb): number {
  return packPixel(rgb[0] * 255, rgb[1] * 255, rgb[2] * 255)
}

/** The edges: a·x + b·y + c is 0 where a pixel is free of the polygon, 1 where the edge leaves it covered. */
const edgeA = new Float64Array(MOST_CORNERS)
const edgeB = new Float64Array(MOST_CORNERS)
const edgeC = new Float64Array(MOST_CORNERS)
/** 1 / a, or 0 where an edge is level. */
const edgeStep = new Float64Array(MOST_CORNERS)
let edges = 0
/** The pixels that a polygon may touch. In an object, because numbers that change would be boxed in variables. */
const bounds = { left: 0, right: 0, top: 0, bottom: 0 }
/** The pixels of the present row that are touched, and of them those wholly covered, both ends included. */
const span = { from: 0, to: 0, coveredFrom: 0, coveredTo: 0 }

/** Twice the area, above 0 where the corners run anticlockwise as seen. */
function areaOf(count: number): number {
  let area = 0
  for (let index = 0, before = count - 1; index < count; before = index, index += 1)
    area += (cornerX[index] ?? 0) * (cornerY[before] ?? 0) - (cornerX[before] ?? 0) * (cornerY[index] ?? 0)
  return area
}

/**
 * Sets up the edges of a polygon; false where none of it can be seen.
 *
 * @param turn 1 where the corners run anticlockwise as seen, otherwise −1
 * @param grow how far its edges are moved outwards, in pixels: half a pixel closes the seams between opaque neighbours
 */
function setEdges({ width, height }: Raster, count: number, turn: number, grow: number): boolean {
  let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let index = 0; index < count; index += 1) {
    const x = cornerX[index] ?? 0
    const y = cornerY[index] ?? 0
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  const reach = grow + 0.5
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
function findSpan(row: number): boolean {
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

/** How much of a pixel at the polygon's edge is covered, at most 1. */
function coverageAt(x: number, row: number): number {
  let covered = 1
  for (let edge = 0; edge < edges; edge += 1) {
    const share = (edgeA[edge] ?? 0) * x + (edgeB[edge] ?? 0) * row + (edgeC[edge] ?? 0)
    if (share < 1) covered += share - 1
  }
  return covered
}

/** Runs shorter than this are written one by one: a call costs more. */
const SHORT_RUN = 24

/** Fills a polygon of one colour. Seen from behind (its corners run clockwise) it is left out. */
export function fillPolygon(raster: Raster, count: number, pixel: number): boolean {
  if (areaOf(count) <= 0 || !setEdges(raster, count, 1, 0.5)) return false
  const { pixels, width } = raster
  for (let row = bounds.top; row <= bounds.bottom; row += 1) {
    if (!findSpan(row)) continue
    const { from, to, coveredFrom, coveredTo } = span
    const line = row * width
    for (let x = from; x < coveredFrom; x += 1) blend(pixels, line + x, pixel, coverageAt(x, row))
    if (coveredTo - coveredFrom > SHORT_RUN) pixels.fill(pixel, line + coveredFrom, line + coveredTo + 1)
    else for (let x = coveredFrom; x <= coveredTo; x += 1) pixels[line + x] = pixel
    for (let x = coveredTo + 1; x <= to; x += 1) blend(pixels, line + x, pixel, coverageAt(x, row))
  }
  return true
}

function blend(pixels: Uint32Array, at: number, pixel: number, share: number): void {
  if (share <= 0) return
  const over = Math.min(256, (share * 256) | 0)
  const under = 256 - over
  const behind = pixels[at] ?? 0
  const redBlue = (Math.imul(pixel & 0xff00ff, over) + Math.imul(behind & 0xff00ff, under)) >>> 8
  const green = (Math.imul(pixel & 0xff00, over) + Math.imul(behind & 0xff00, under)) >>> 8
  pixels[at] = 0xff000000 | (redBlue & 0xff00ff) | (green & 0xff00)
}

/** Red, green, blue and opacity at the upper left pixel's middle, and how they change from pixel to pixel. */
const base = new Float64Array(4)
const rightwards = new Float64Array(4)
const downwards = new Float64Array(4)

/** Triangles thinner than this, in pixels, have one paint: beyond their corners it would run off. */
const THIN = 2

/** Spreads the paint of the three corners over the plane; gives whether all of it is opaque. */
function spreadPaint(area: number): boolean {
  const [x0 = 0, x1 = 0, x2 = 0] = [cornerX[0], cornerX[1], cornerX[2]]
  const [y0 = 0, y1 = 0, y2 = 0] = [cornerY[0], cornerY[1], cornerY[2]]
  const longest = Math.max(Math.abs(x1 - x0), Math.abs(x2 - x0), Math.abs(y1 - y0), Math.abs(y2 - y0))
  const isThin = Math.abs(area) < THIN * longest
  for (let channel = 0; channel < 4; channel += 1) {
    const first = cornerPaint[channel] ?? 0
    const one = (cornerPaint[4 + channel] ?? 0) - first
    const two = (cornerPaint[8 + channel] ?? 0) - first
    const right = isThin ? 0 : (two * (y1 - y0) - one * (y2 - y0)) / area
    const down = isThin ? 0 : (one * (x2 - x0) - two * (x1 - x0)) / area
    rightwards[channel] = right
    downwards[channel] = down
    base[channel] = isThin ? first + (one + two) / 3 : first + right * (0.5 - x0) + down * (0.5 - y0)
  }
  return cornerPaint[3] === 1 && cornerPaint[7] === 1 && cornerPaint[11] === 1
}

/**
 * Blends a triangle whose paint runs evenly from corner to corner (`cornerPaint`) over what is there. Without opacity it
 * only adds light.
 *
 * @param grow how far its edges are moved outwards, in pixels: half a pixel for what is opaque, otherwise 0
 * @param isOneSided seen from behind it is left out
 */
export function shadeTriangle(raster: Raster, grow: number, isOneSided: boolean): boolean {
  const area = areaOf(3)
  if (Math.abs(area) < 1e-4 || (isOneSided && area < 0)) return false
  if (!setEdges(raster, 3, area > 0 ? 1 : -1, grow)) return false
  const isOpaque = spreadPaint(area)
  for (let row = bounds.top; row <= bounds.bottom; row += 1) {
    if (findSpan(row)) shadeRow(raster, row, isOpaque)
  }
  return true
}

function paintAt(channel: number, x: number, row: number): number {
  return (base[channel] ?? 0) + (rightwards[channel] ?? 0) * x + (downwards[channel] ?? 0) * row
}

function shadeRow(raster: Raster, row: number, isOpaque: boolean): void {
  const { from, to, coveredFrom, coveredTo } = span
  if (!isOpaque) {
    blendRun(raster, row, from, to)
    return
  }
  blendRun(raster, row, from, coveredFrom - 1)
  coverRun(raster, row)
  blendRun(raster, row, coveredTo + 1, to)
}

/** Blends the pixels `from` to `to` of a row. */
function blendRun({ pixels, width }: Raster, row: number, from: number, to: number): void {
  const { coveredFrom, coveredTo } = span
  const [redStep = 0, greenStep = 0, blueStep = 0, opacityStep = 0] = rightwards
  const line = row * width
  let red = paintAt(0, from, row)
  let green = paintAt(1, from, row)
  let blue = paintAt(2, from, row)
  let opacity = paintAt(3, from, row)
  for (let x = from; x <= to; x += 1) {
    const share = x >= coveredFrom && x <= coveredTo ? 1 : Math.max(0, coverageAt(x, row))
    const left = 1 - Math.min(1, Math.max(0, opacity)) * share
    const behind = pixels[line + x] ?? 0
    pixels[line + x] = packPixel(
      byte(red * share + (behind & 0xff) * left),
      byte(green * share + ((behind >> 8) & 0xff) * left),
      byte(blue * share + ((behind >> 16) & 0xff) * left),
    )
    red += redStep
    green += greenStep
    blue += blueStep
    opacity += opacityStep
  }
}

/** So many pixels in a row get one colour, where their paint changes by less than what the eye sees. */
const STRIDE = 4

/** Writes the pixels of a row that opaque paint covers. */
function coverRun({ pixels, width }: Raster, row: number): void {
  const { coveredFrom, coveredTo } = span
  const [redStep = 0, greenStep = 0, blueStep = 0] = rightwards
  const isSlow = Math.abs(redStep) + Math.abs(greenStep) + Math.abs(blueStep) < 1
  const stride = isSlow ? STRIDE : 1
  const end = row * width + coveredTo
  let red = paintAt(0, coveredFrom, row)
  let green = paintAt(1, coveredFrom, row)
  let blue = paintAt(2, coveredFrom, row)
  for (let at = row * width + coveredFrom; at <= end; at += stride) {
    const pixel = packPixel(byte(red), byte(green), byte(blue))
    for (let of = at; of < at + stride && of <= end; of += 1) pixels[of] = pixel
    red += redStep * stride
    green += greenStep * stride
    blue += blueStep * stride
  }
}

function byte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
}

/** Light around a point: `red`, `green` and `blue` are added where it is brightest. */
export interface Halo {
  x: number
  y: number
  /** In pixels. */
  radius: number
  /** Where from the middle to the edge it is brightest, in [0, 1). */
  peak: number
  red: number
  green: number
  blue: number
}

export function addHalo({ pixels, width, height }: Raster, halo: Halo): void {
  const { radius, peak } = halo
  const firstX = Math.max(0, Math.ceil(halo.x - radius - 0.5))
  const lastX = Math.min(width - 1, Math.floor(halo.x + radius - 0.5))
  const lastY = Math.min(height - 1, Math.floor(halo.y + radius - 0.5))
  const slope = 1 / (1 - peak)
  for (let row = Math.max(0, Math.ceil(halo.y - radius - 0.5)); row <= lastY; row += 1) {
    const down = (row + 0.5 - halo.y) / radius
    for (let x = firstX; x <= lastX; x += 1) {
      const across = (x + 0.5 - halo.x) / radius
      const away = Math.sqrt(across * across + down * down)
      const fade = 1 - Math.abs(away - peak) * slope
      if (fade <= 0) continue
      const light = fade * fade
      const at = row * width + x
      const behind = pixels[at] ?? 0
      const red = (behind & 0xff) + halo.red * light
      const green = ((behind >> 8) & 0xff) + halo.green * light
      const blue = ((behind >> 16) & 0xff) + halo.blue * light
      pixels[at] = packPixel(byte(red), byte(green), byte(blue))
    }
  }
}
