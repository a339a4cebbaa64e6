/** Triangles whose paint runs from corner to corner. */
import { byte, packPixel, type Raster } from './pixels.ts'
import {
  area,
  bounds,
  cornerPaint,
  cornerX,
  cornerY,
  coverageAt,
  findSpan,
  FULL_COVERAGE,
  growth,
  measureArea,
  setEdges,
  span,
} from './spans.ts'

/** Red, green, blue and opacity at the upper left pixel's middle, and how they change from pixel to pixel. */
const base = new Float64Array(4)
const rightwards = new Float64Array(4)
const downwards = new Float64Array(4)

/** Triangles thinner than this, in pixels, have one paint: beyond their corners it would run off. */
const THIN = 2

/** Spreads the paint of the three corners over the plane; gives whether all of it is opaque. */
function spreadPaint(): boolean {
  const x0 = cornerX[0] ?? 0
  const y0 = cornerY[0] ?? 0
  const oneX = (cornerX[1] ?? 0) - x0
  const oneY = (cornerY[1] ?? 0) - y0
  const twoX = (cornerX[2] ?? 0) - x0
  const twoY = (cornerY[2] ?? 0) - y0
  const twice = area[0] ?? 0
  const longest = Math.max(Math.abs(oneX), Math.abs(twoX), Math.abs(oneY), Math.abs(twoY))
  const isThin = Math.abs(twice) < THIN * longest
  for (let channel = 0; channel < 4; channel += 1) {
    const first = cornerPaint[channel] ?? 0
    const one = (cornerPaint[4 + channel] ?? 0) - first
    const two = (cornerPaint[8 + channel] ?? 0) - first
    const right = isThin ? 0 : (two * oneY - one * twoY) / twice
    const down = isThin ? 0 : (one * twoX - two * oneX) / twice
    rightwards[channel] = right
    downwards[channel] = down
    base[channel] = isThin ? first + (one + two) / 3 : first + right * (0.5 - x0) + down * (0.5 - y0)
  }
  return cornerPaint[3] === 1 && cornerPaint[7] === 1 && cornerPaint[11] === 1
}

/**
 * How far the edges of triangles that share them are moved outwards, so that no seam is seen between them, in pixels. A
 * pixel that the edge halves is covered by both, each with half of it and the growth g: together they give the opacity a
 * where 1 − (1 − a(½ + g))² is a. That is half a pixel for what is opaque, and nothing for what only adds light.
 */
function setGrowth(): void {
  const opacity = ((cornerPaint[3] ?? 0) + (cornerPaint[7] ?? 0) + (cornerPaint[11] ?? 0)) / 3
  growth[0] = opacity <= 0 ? 0 : (1 - Math.sqrt(1 - opacity)) / opacity - 0.5
}

/**
 * Blends a triangle whose paint runs evenly from corner to corner (`cornerPaint`) over what is there. Without opacity it
 * only adds light.
 *
 * @param isOneSided seen from behind it is left out
 */
export function shadeTriangle(raster: Raster, isOneSided: boolean): boolean {
  measureArea(3)
  const twice = area[0] ?? 0
  if (Math.abs(twice) < 1e-4 || (isOneSided && twice < 0)) return false
  setGrowth()
  if (!setEdges(raster, 3, twice > 0 ? 1 : -1)) return false
  const isOpaque = spreadPaint()
  for (let row = bounds.top; row <= bounds.bottom; row += 1) {
    if (findSpan(row)) shadeRow(raster, row, isOpaque)
  }
  return true
}

/** Red, green, blue and opacity where a run of pixels begins. */
const start = new Float64Array(4)

function setStart(x: number, row: number): void {
  for (let channel = 0; channel < 4; channel += 1)
    start[channel] = (base[channel] ?? 0) + (rightwards[channel] ?? 0) * x + (downwards[channel] ?? 0) * row
}

function shadeRow(raster: Raster, row: number, isOpaque: boolean): void {
  const { from, to, coveredFrom, coveredTo } = span
  blendEdge(raster, row, from, coveredFrom - 1)
  if (isOpaque) coverRun(raster, row)
  else blendRun(raster, row)
  blendEdge(raster, row, coveredTo + 1, to)
}

/** Blends the pixels `from` to `to` of a row, which the triangle covers in part. */
function blendEdge({ pixels, width }: Raster, row: number, from: number, to: number): void {
  for (let x = from; x <= to; x += 1) {
    const share = coverageAt(x, row) / FULL_COVERAGE
    setStart(x, row)
    const at = row * width + x
    const left = 1 - clampShare(start[3] ?? 0) * share
    const behind = pixels[at] ?? 0
    pixels[at] = packPixel(
      byte((start[0] ?? 0) * share + (behind & 0xff) * left),
      byte((start[1] ?? 0) * share + ((behind >> 8) & 0xff) * left),
      byte((start[2] ?? 0) * share + ((behind >> 16) & 0xff) * left),
    )
  }
}

function clampShare(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value
}

/**
 * A run is counted in whole numbers, this many to 1: of fractions, the engine's compilers box one or the other for each
 * pixel, depending on what they have seen before.
 */
const ONE = 1 << 16

function whole(value: number | undefined): number {
  return ((value ?? 0) * ONE) | 0
}

/** Blends the pixels of a row that the triangle covers. */
function blendRun({ pixels, width }: Raster, row: number): void {
  const { coveredFrom, coveredTo } = span
  const redStep = whole(rightwards[0])
  const greenStep = whole(rightwards[1])
  const blueStep = whole(rightwards[2])
  const opacityStep = whole(rightwards[3])
  const end = row * width + coveredTo
  setStart(coveredFrom, row)
  let red = whole(start[0])
  let green = whole(start[1])
  let blue = whole(start[2])
  let opacity = whole(start[3])
  for (let at = row * width + coveredFrom; at <= end; at += 1) {
    const left = opacity < 0 ? ONE : opacity > ONE ? 0 : ONE - opacity
    const behind = pixels[at] ?? 0
    pixels[at] = packPixel(
      byte((red + (behind & 0xff) * left) >> 16),
      byte((green + ((behind >> 8) & 0xff) * left) >> 16),
      byte((blue + ((behind >> 16) & 0xff) * left) >> 16),
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
  const redStep = whole(rightwards[0])
  const greenStep = whole(rightwards[1])
  const blueStep = whole(rightwards[2])
  const isSlow = Math.abs(redStep) + Math.abs(greenStep) + Math.abs(blueStep) < ONE
  const stride = isSlow ? STRIDE : 1
  const end = row * width + coveredTo
  setStart(coveredFrom, row)
  let red = whole(start[0])
  let green = whole(start[1])
  let blue = whole(start[2])
  for (let at = row * width + coveredFrom; at <= end; at += stride) {
    const pixel = packPixel(byte(red >> 16), byte(green >> 16), byte(blue >> 16))
    for (let of = at; of < at + stride && of <= end; of += 1) pixels[of] = pixel
    red += redStep * stride
    green += greenStep * stride
    blue += blueStep * stride
  }
}
