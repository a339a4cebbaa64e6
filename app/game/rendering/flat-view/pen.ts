/** Draws polygons of the world: corners in metres come in, the raster gets pixels. Cuts off what is behind the camera. */
import { aimFlatCamera, createFlatCamera, projectOffset, type FlatCamera } from './flat-camera.ts'
import type { FlightFrame } from '../flight-frame.ts'
import type { PicturePoint } from '../picture-point.ts'
import { cornerPaint, cornerX, cornerY, createRaster, fillPolygon, shadeTriangle, type Raster } from './raster.ts'

const NEAR_METRES = 0.5

export interface Pen {
  readonly camera: FlatCamera
  raster: Raster
  /** Polygons drawn in this picture. */
  drawn: number
  readonly begin: (frame: FlightFrame, aspect: number) => void
  /** Adds a corner to the next polygon, an offset from the camera in metres. */
  readonly corner: (x: number, y: number, z: number) => void
  /** Fills the polygon whose corners were added, if they run anticlockwise as seen. */
  readonly fill: (pixel: number) => void
  /**
   * Gives the latest corner its paint: red, green and blue in [0, 1], not premultiplied, and an opacity. With `light` it
   * only adds light.
   */
  readonly paint: (rgb: ArrayLike<number>, opacity: number, light?: number) => void
  /** Blends the triangle whose corners were added and painted. */
  readonly shade: (grow: number, isOneSided: boolean) => void
  /** Writes a place, an offset from the camera, in pixels to `at`; gives the pixels of a metre there, 0 behind the camera. */
  readonly place: (x: number, y: number, z: number) => number
  readonly at: { x: number; y: number }
}

const MOST_CORNERS = 8

export function createPen(): Pen {
  const camera = createFlatCamera()
  // Corners before the division by depth, as a PicturePoint has them.
  const across = new Float64Array(MOST_CORNERS)
  const up = new Float64Array(MOST_CORNERS)
  const depth = new Float64Array(MOST_CORNERS)
  const offset = { x: 0, y: 0, z: 0 }
  const point: PicturePoint = { across: 0, up: 0, depth: 0, aspect: 1 }
  let count = 0
  let isCut = false

  const project = (x: number, y: number, z: number): void => {
    offset.x = x
    offset.y = y
    offset.z = z
    projectOffset(camera, offset, point)
  }
  const setCorner = (index: number, from: { across: number; up: number; depth: number }): void => {
    const { width, height } = pen.raster
    const half = height / 2 / from.depth
    cornerX[index] = width / 2 + from.across * half
    cornerY[index] = height / 2 - from.up * half
  }
  const cut = { across: 0, up: 0, depth: NEAR_METRES }
  /** Sets the corners of what is left of the polygon before the camera; gives their number. */
  const setCutCorners = (): number => {
    let left = 0
    for (let index = 0, before = count - 1; index < count; before = index, index += 1) {
      const here = depth[index] ?? 0
      const there = depth[before] ?? 0
      if (here > NEAR_METRES !== there > NEAR_METRES) {
        const share = (NEAR_METRES - there) / (here - there)
        cut.across = (across[before] ?? 0) + ((across[index] ?? 0) - (across[before] ?? 0)) * share
        cut.up = (up[before] ?? 0) + ((up[index] ?? 0) - (up[before] ?? 0)) * share
        cut.depth = NEAR_METRES
        setCorner(left, cut)
        left += 1
      }
      if (here <= NEAR_METRES) continue
      cut.across = across[index] ?? 0
      cut.up = up[index] ?? 0
      cut.depth = here
      setCorner(left, cut)
      left += 1
    }
    return left
  }

  const pen: Pen = {
    camera,
    raster: createRaster(1, 1, new ArrayBuffer(4)),
    drawn: 0,
    at: { x: 0, y: 0 },
    begin: (frame, aspect) => {
      aimFlatCamera(camera, frame, aspect)
      pen.drawn = 0
    },
    corner: (x, y, z) => {
      project(x, y, z)
      across[count] = point.across
      up[count] = point.up
      depth[count] = point.depth
      if (point.depth <= NEAR_METRES) isCut = true
      else setCorner(count, point)
      count += 1
    },
    fill: (pixel) => {
      const corners = isCut ? setCutCorners() : count
      count = 0
      isCut = false
      if (corners >= 3 && fillPolygon(pen.raster, corners, pixel)) pen.drawn += 1
    },
    paint: (rgb, opacity, light = opacity) => {
      const at = (count - 1) * 4
      for (let channel = 0; channel < 3; channel += 1) cornerPaint[at + channel] = (rgb[channel] ?? 0) * light * 255
      cornerPaint[at + 3] = opacity
    },
    shade: (grow, isOneSided) => {
      // What is blended is thin, far or both: it may disappear as a whole.
      if (!isCut && shadeTriangle(pen.raster, grow, isOneSided)) pen.drawn += 1
      count = 0
      isCut = false
    },
    place: (x, y, z) => {
      project(x, y, z)
      if (point.depth <= NEAR_METRES) return 0
      const { width, height } = pen.raster
      const half = height / 2 / point.depth
      pen.at.x = width / 2 + point.across * half
      pen.at.y = height / 2 - point.up * half
      return half / camera.lens
    },
  }
  return pen
}
