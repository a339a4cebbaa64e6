/** The outline of one polygon on its way from the camera to the raster, clipped at the near plane. */
import { NEAR_METRES } from '../camera/view-camera.ts'
import type { PicturePoint } from '../picture-point.ts'
import type { Raster } from './raster/pixels.ts'
import { vertexX, vertexY } from './raster/spans.ts'

const MOST_POINTS = 8

/** Whether a depth is too near to be drawn, or behind the camera. */
export function isNear(depth: number): boolean {
  return depth <= NEAR_METRES
}

/** The point that the camera has projected last. */
export const point: PicturePoint = { across: 0, up: 0, depth: 0, aspect: 1 }

/** The outline; behind it, room for what it was before it was clipped. */
const across = new Float64Array(2 * MOST_POINTS)
const up = new Float64Array(2 * MOST_POINTS)
const depth = new Float64Array(2 * MOST_POINTS)

/** Makes the point that was projected last number `index` of the outline. */
export function addPoint(index: number): void {
  across[index] = point.across
  up[index] = point.up
  depth[index] = point.depth
}

/** Sets the raster's vertices to an outline of `count` points; gives how many vertices that makes. */
export function setVertices({ width, height }: Raster, count: number, isClipped: boolean): number {
  const vertices = isClipped ? clipNear(count) : count
  for (let index = 0; index < vertices; index += 1) {
    const half = height / 2 / (depth[index] ?? 1)
    vertexX[index] = width / 2 + (across[index] ?? 0) * half
    vertexY[index] = height / 2 - (up[index] ?? 0) * half
  }
  return vertices
}

/** Clips the outline at the near plane; gives how many points are left. */
function clipNear(count: number): number {
  let points = 0
  // Read from the copy, because the outline is overwritten on the way.
  for (let index = 0; index < count; index += 1) copyPoint(index, MOST_POINTS + index)
  for (let index = 0; index < count; index += 1) {
    const here = MOST_POINTS + index
    const before = MOST_POINTS + (index === 0 ? count : index) - 1
    if (isNear(depth[here] ?? 0) !== isNear(depth[before] ?? 0)) {
      clipBetween(before, here, points)
      points += 1
    }
    if (isNear(depth[here] ?? 0)) continue
    copyPoint(here, points)
    points += 1
  }
  return points
}

function copyPoint(from: number, to: number): void {
  across[to] = across[from] ?? 0
  up[to] = up[from] ?? 0
  depth[to] = depth[from] ?? 0
}

/** Makes point `into` where the edge between two points crosses the near plane. */
function clipBetween(from: number, to: number, into: number): void {
  const start = depth[from] ?? 0
  const share = (NEAR_METRES - start) / ((depth[to] ?? 0) - start)
  across[into] = (across[from] ?? 0) + ((across[to] ?? 0) - (across[from] ?? 0)) * share
  up[into] = (up[from] ?? 0) + ((up[to] ?? 0) - (up[from] ?? 0)) * share
  depth[into] = NEAR_METRES
}
