/** Polygons of one colour. */
import { pixelOf, type Raster } from './pixels.ts'
import { area, bounds, findSpan, FULL_COVERAGE, growth, measureArea, setEdges, span } from './spans.ts'

/**
 * Fills a polygon of one colour. Seen from behind (its vertices run clockwise) it is left out.
 *
 * @param isCoveredBelow see `setEdges`
 */
export function fillPolygon(raster: Raster, count: number, colour: ArrayLike<number>, isCoveredBelow = false): boolean {
  measureArea(count)
  growth[0] = 0.5
  if ((area[0] ?? 0) <= 0 || !setEdges(raster, count, 1, isCoveredBelow)) return false
  const { pixels, width, coverage } = raster
  // Packed here, because a pixel would be boxed on its way between functions.
  const pixel = pixelOf(colour)
  for (let row = bounds.top; row <= bounds.bottom; row += 1) {
    if (!findSpan(raster, row)) continue
    const { from, to, coveredFrom, coveredTo } = span
    const line = row * width
    for (let x = from; x < coveredFrom; x += 1) blend(pixels, line + x, pixel, coverage[x] ?? 0)
    for (let x = coveredFrom; x <= coveredTo; x += 1) pixels[line + x] = pixel
    for (let x = coveredTo + 1; x <= to; x += 1) blend(pixels, line + x, pixel, coverage[x] ?? 0)
  }
  return true
}

/** Mixes a pixel over the one that is there, by a share of `FULL_COVERAGE`. */
export function blend(pixels: Int32Array, at: number, pixel: number, over: number): void {
  const under = FULL_COVERAGE - over
  const behind = pixels[at] ?? 0
  const redBlue = (Math.imul(pixel & 0xff00ff, over) + Math.imul(behind & 0xff00ff, under)) >>> 8
  const green = (Math.imul(pixel & 0xff00, over) + Math.imul(behind & 0xff00, under)) >>> 8
  pixels[at] = 0xff000000 | (redBlue & 0xff00ff) | (green & 0xff00)
}
