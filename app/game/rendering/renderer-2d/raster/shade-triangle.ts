/** Triangles whose paint runs from vertex to vertex. */
import {
  blend,
  area,
  bounds,
  vertexPaint,
  vertexX,
  vertexY,
  findSpan,
  COVERAGE_BITS,
  FULL_COVERAGE,
  growth,
  measureArea,
  setEdges,
  span,
} from './spans.ts'
import { byte, packPixel, type Raster } from './pixels.ts'

/** Red, green, blue and opacity at the upper left pixel's middle, and how they change from pixel to pixel. */
const base = new Float64Array(4)
const rightwards = new Float64Array(4)
const downwards = new Float64Array(4)

/** Triangles thinner than this, in pixels, have one paint: beyond their vertices it would run off. */
const THIN = 2

/** Spreads the paint of the three vertices over the plane. Returns whether it is opaque and changes little from pixel to pixel of a row. */
function spreadPaint(): boolean {
  const x0 = vertexX[0]
  const y0 = vertexY[0]
  const oneX = vertexX[1] - x0
  const oneY = vertexY[1] - y0
  const twoX = vertexX[2] - x0
  const twoY = vertexY[2] - y0
  const twice = area[0]
  const longest = Math.max(Math.abs(oneX), Math.abs(twoX), Math.abs(oneY), Math.abs(twoY))
  const isThin = Math.abs(twice) < THIN * longest
  for (let channel = 0; channel < 4; channel += 1) {
    const first = vertexPaint[channel]
    const one = vertexPaint[4 + channel] - first
    const two = vertexPaint[8 + channel] - first
    const right = isThin ? 0 : (two * oneY - one * twoY) / twice
    const down = isThin ? 0 : (one * twoX - two * oneX) / twice
    rightwards[channel] = right
    downwards[channel] = down
    base[channel] = isThin ? first + (one + two) / 3 : first + right * (0.5 - x0) + down * (0.5 - y0)
  }
  const change = Math.abs(rightwards[0]) + Math.abs(rightwards[1]) + Math.abs(rightwards[2])
  return vertexPaint[3] === 1 && vertexPaint[7] === 1 && vertexPaint[11] === 1 && change < 1
}

/**
 * How far shared edges are moved outwards, in pixels, so that no seam shows between two triangles: the growth g for which
 * two halves of the opacity a, each of ½ + g pixels, blend to a. Solves 1 − (1 − a(½ + g))² = a.
 */
function setGrowth(): void {
  const opacity = (vertexPaint[3] + vertexPaint[7] + vertexPaint[11]) / 3
  growth[0] = opacity <= 0 ? 0 : (1 - Math.sqrt(1 - opacity)) / opacity - 0.5
}

/**
 * Blends a triangle whose paint runs evenly from vertex to vertex (`vertexPaint`) over what is there. Without opacity it
 * only adds light.
 *
 * @param isOneSided seen from behind it is left out
 */
export function shadeTriangle(raster: Raster, isOneSided: boolean): boolean {
  measureArea(3)
  const twice = area[0]
  if (Math.abs(twice) < 1e-4 || (isOneSided && twice < 0)) return false
  setGrowth()
  if (!setEdges(raster, 3, twice > 0 ? 1 : -1)) return false
  const isPlain = spreadPaint()
  for (let row = bounds.top; row <= bounds.bottom; row += 1) {
    if (!findSpan(raster, row)) continue
    if (isPlain) coverRow(raster, row)
    else blendRow(raster, row)
  }
  return true
}

/**
 * A row is counted in whole numbers, this many to 1: of fractions, the engine's compilers box one or the other for each
 * pixel, depending on what they have seen before.
 */
const ONE = 1 << 16
/** Red, green, blue and opacity of a pixel, and the differences to the next one of its row. */
const start = new Int32Array(4)
const step = new Int32Array(4)

function setStart(x: number, row: number): void {
  for (let channel = 0; channel < 4; channel += 1) {
    const right = rightwards[channel]
    start[channel] = (base[channel] + right * x + downwards[channel] * row) * ONE
    step[channel] = right * ONE
  }
}

/** Blends the pixels of a row. */
function blendRow({ pixels, width, coverage }: Raster, row: number): void {
  const { from, to } = span
  // By a loop, because most rows are so short that a call of `fill` takes longer.
  for (let x = span.coveredFrom; x <= span.coveredTo; x += 1) coverage[x] = FULL_COVERAGE
  setStart(from, row)
  const redStep = step[0]
  const greenStep = step[1]
  const blueStep = step[2]
  const opacityStep = step[3]
  let red = start[0]
  let green = start[1]
  let blue = start[2]
  let opacity = start[3]
  for (let x = from; x <= to; x += 1) {
    const over = coverage[x]
    const left = ONE - ((opacity < 0 ? 0 : opacity > ONE ? ONE : opacity) >> COVERAGE_BITS) * over
    const at = row * width + x
    const behind = pixels[at]
    pixels[at] = packPixel(
      byte(((red >> COVERAGE_BITS) * over + (behind & 0xff) * left) >> 16),
      byte(((green >> COVERAGE_BITS) * over + ((behind >> 8) & 0xff) * left) >> 16),
      byte(((blue >> COVERAGE_BITS) * over + ((behind >> 16) & 0xff) * left) >> 16),
    )
    red += redStep
    green += greenStep
    blue += blueStep
    opacity += opacityStep
  }
}

/** How many pixels in a row get one colour where the paint is plain, that is, changes by less than the eye sees. */
const STRIDE = 4

/** Writes the pixels of a row with plain paint; those at its ends get the colour of the pixels next to them. */
function coverRow({ pixels, width, coverage }: Raster, row: number): void {
  const { from, to, coveredFrom, coveredTo } = span
  setStart(coveredFrom, row)
  const redStep = step[0] * STRIDE
  const greenStep = step[1] * STRIDE
  const blueStep = step[2] * STRIDE
  let red = start[0]
  let green = start[1]
  let blue = start[2]
  let pixel = packPixel(byte(red >> 16), byte(green >> 16), byte(blue >> 16))
  const line = row * width
  const end = line + coveredTo
  for (let x = from; x < coveredFrom; x += 1) blend(pixels, line + x, pixel, coverage[x])
  for (let at = line + coveredFrom; at <= end; at += STRIDE) {
    pixel = packPixel(byte(red >> 16), byte(green >> 16), byte(blue >> 16))
    for (let of = at; of < at + STRIDE && of <= end; of += 1) pixels[of] = pixel
    red += redStep
    green += greenStep
    blue += blueStep
  }
  for (let x = coveredTo + 1; x <= to; x += 1) blend(pixels, line + x, pixel, coverage[x])
}
