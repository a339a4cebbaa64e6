/** Draws polygons of the world: from metres, through the camera of the frame and the near plane, to pixels of the raster. */
import type { Vector3Like } from 'three'
import { type PicturePoint, NEAR_METRES } from '../../camera/view-camera.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import { type Raster, addHalo, type Halo, createRaster } from '../raster/pixels.ts'
import { vertexX, vertexY, fillPolygon, vertexPaint } from '../raster/spans.ts'
import { shadeTriangle } from '../raster/shade-triangle.ts'
import { aimCamera2d, createCamera2d, projectOffset } from './camera-2d.ts'

// The outline of one polygon on its way from the camera to the raster, clipped at the near plane.

const MOST_POINTS = 8

/** Whether a depth is too near to be drawn, or behind the camera. */
function isNear(depth: number): boolean {
  return depth <= NEAR_METRES
}

/** The point that the camera has projected last. */
const point: PicturePoint = { across: 0, up: 0, depth: 0, aspect: 1 }

/** The outline; behind it, room for what it was before it was clipped. */
const across = new Float64Array(2 * MOST_POINTS)
const up = new Float64Array(2 * MOST_POINTS)
const depth = new Float64Array(2 * MOST_POINTS)

/** Makes the point that was projected last number `index` of the outline. */
function addPoint(index: number): void {
  across[index] = point.across
  up[index] = point.up
  depth[index] = point.depth
}

/** Sets the raster's vertices to an outline of `count` points. Returns the number of vertices. */
function setVertices({ width, height }: Raster, count: number, isClipped: boolean): number {
  const vertices = isClipped ? clipNear(count) : count
  for (let index = 0; index < vertices; index += 1) {
    const half = height / 2 / depth[index]
    vertexX[index] = width / 2 + across[index] * half
    vertexY[index] = height / 2 - up[index] * half
  }
  return vertices
}

/** Clips the outline at the near plane. Returns the number of points that are left. */
function clipNear(count: number): number {
  let points = 0
  // Read from the copy, because the outline is overwritten on the way.
  for (let index = 0; index < count; index += 1) copyPoint(index, MOST_POINTS + index)
  for (let index = 0; index < count; index += 1) {
    const here = MOST_POINTS + index
    const before = MOST_POINTS + (index === 0 ? count : index) - 1
    if (isNear(depth[here]) !== isNear(depth[before])) {
      clipBetween(before, here, points)
      points += 1
    }
    if (isNear(depth[here])) continue
    copyPoint(here, points)
    points += 1
  }
  return points
}

function copyPoint(from: number, to: number): void {
  across[to] = across[from]
  up[to] = up[from]
  depth[to] = depth[from]
}

/** Makes point `into` where the edge between two points crosses the near plane. */
function clipBetween(from: number, to: number, into: number): void {
  const start = depth[from]
  const share = (NEAR_METRES - start) / (depth[to] - start)
  across[into] = across[from] + (across[to] - across[from]) * share
  up[into] = up[from] + (up[to] - up[from]) * share
  depth[into] = NEAR_METRES
}

export type Pen = ReturnType<typeof createPen>

export function createPen() {
  const camera = createCamera2d()
  const offset = { x: 0, y: 0, z: 0 }
  let count = 0
  let isClipped = false

  const end = (): void => {
    count = 0
    isClipped = false
  }
  const pen = {
    camera,
    raster: createRaster(1, 1, new ArrayBuffer(4)),
    /** Polygons drawn in this picture. */
    drawn: 0,
    begin: (frame: FlightFrame, aspect: number): void => {
      aimCamera2d(camera, frame, aspect)
      pen.drawn = 0
    },
    /** Adds a vertex to the next polygon, an offset from the camera in metres. */
    vertex: (at: Vector3Like): void => {
      projectOffset(camera, at, point)
      addPoint(count)
      isClipped ||= isNear(point.depth)
      count += 1
    },
    /** Adds a vertex that stands in an array, in the frame's coordinates. */
    vertexOf: (places: ArrayLike<number>, at: number): void => {
      offset.x = places[at] - camera.x
      offset.y = places[at + 1] - camera.y
      offset.z = places[at + 2]
      pen.vertex(offset)
    },
    /**
     * Fills the polygon whose vertices were added, if they run anticlockwise as seen: red, green and blue in [0, 1].
     * `isCoveredBelow`: see `setEdges`.
     */
    fill: (colour: ArrayLike<number>, isCoveredBelow?: boolean): void => {
      const vertices = setVertices(pen.raster, count, isClipped)
      if (vertices >= 3 && fillPolygon(pen.raster, vertices, colour, isCoveredBelow)) pen.drawn += 1
      end()
    },
    /**
     * Paints the latest vertex: red, green and blue in [0, 1], not premultiplied, and an opacity. With `light` it
     * only adds light.
     */
    paint: (rgb: ArrayLike<number>, opacity: number, light = opacity): void => {
      const at = (count - 1) * 4
      for (let channel = 0; channel < 3; channel += 1) vertexPaint[at + channel] = rgb[channel] * light * 255
      vertexPaint[at + 3] = opacity
    },
    /** Blends the triangle whose vertices were added and painted. */
    shade: (isOneSided: boolean): void => {
      // Blended triangles are thin or far away, so one that reaches behind the camera may be left out whole.
      if (!isClipped) {
        setVertices(pen.raster, count, false)
        if (shadeTriangle(pen.raster, isOneSided)) pen.drawn += 1
      }
      end()
    },
    /** Adds light around the vertex that was added. `halo` has its radius in metres, and is overwritten. */
    light: (halo: Halo): void => {
      if (!isClipped) {
        setVertices(pen.raster, count, false)
        halo.x = vertexX[0]
        halo.y = vertexY[0]
        halo.radius *= pen.raster.height / 2 / point.depth / camera.tanHalfFov
        addHalo(pen.raster, halo)
      }
      end()
    },
  }
  return pen
}
