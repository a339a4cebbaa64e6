/** The outline of one polygon on its way from the camera to the raster: what is behind the camera is cut off. */
import type { PicturePoint } from '../picture-point.ts'
import type { Raster } from './raster/pixels.ts'
import { cornerX, cornerY } from './raster/spans.ts'

const NEAR_METRES = 0.5
const MOST_POINTS = 8

/** Whether a depth is too near to be drawn, or behind the camera. */
export function isNear(depth: number): boolean {
  return depth <= NEAR_METRES
}

/** The point that the camera has projected last. */
export const point: PicturePoint = { across: 0, up: 0, depth: 0, aspect: 1 }

const across = new Float64Array(MOST_POINTS)
const up = new Float64Array(MOST_POINTS)
const depth = new Float64Array(MOST_POINTS)

/** Makes the point that was projected last number `index` of the outline. */
export function addPoint(index: number): void {
  across[index] = point.across
  up[index] = point.up
  depth[index] = point.depth
}

export interface Pixel {
  x: number
  y: number
}

type Point = Pick<PicturePoint, 'across' | 'up' | 'depth'>

/** Writes where a point before the camera stands in the picture, in pixels from its upper left. */
export function setPixel({ width, height }: Raster, from: Point, into: Pixel): void {
  const half = height / 2 / from.depth
  into.x = width / 2 + from.across * half
  into.y = height / 2 - from.up * half
}

const pixel: Pixel = { x: 0, y: 0 }
const cut: Point & Record<'across' | 'up' | 'depth', number> = { across: 0, up: 0, depth: 0 }

/** Sets the raster's corners to an outline of `count` points; gives how many corners that makes. */
export function setCorners(raster: Raster, count: number, isCut: boolean): number {
  let corners = 0
  const setCorner = (): void => {
    setPixel(raster, cut, pixel)
    cornerX[corners] = pixel.x
    cornerY[corners] = pixel.y
    corners += 1
  }
  for (let index = 0; index < count; index += 1) {
    const here = depth[index] ?? 0
    const before = index === 0 ? count - 1 : index - 1
    if (isCut && isNear(here) !== isNear(depth[before] ?? 0)) {
      takePoint(before, index, (NEAR_METRES - (depth[before] ?? 0)) / (here - (depth[before] ?? 0)))
      setCorner()
    }
    if (isNear(here)) continue
    takePoint(index, index, 0)
    setCorner()
  }
  return corners
}

/** Takes the point at a share of the way from one to another. */
function takePoint(from: number, to: number, share: number): void {
  cut.across = (across[from] ?? 0) + ((across[to] ?? 0) - (across[from] ?? 0)) * share
  cut.up = (up[from] ?? 0) + ((up[to] ?? 0) - (up[from] ?? 0)) * share
  cut.depth = (depth[from] ?? 0) + ((depth[to] ?? 0) - (depth[from] ?? 0)) * share
}
