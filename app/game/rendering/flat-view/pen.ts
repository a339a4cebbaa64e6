/** Draws polygons of the world: vertices in metres come in, the raster gets pixels. */
import type { Vector3Like } from 'three'

import { aimFlatCamera, createFlatCamera, projectOffset } from './flat-camera.ts'
import type { FlightFrame } from '../flight-frame.ts'
import { addPoint, isNear, point, setVertices } from './outline.ts'
import { fillPolygon } from './raster/fill-polygon.ts'
import { addHalo, type Halo } from './raster/halo.ts'
import { createRaster } from './raster/pixels.ts'
import { shadeTriangle } from './raster/shade-triangle.ts'
import { vertexPaint, vertexX, vertexY } from './raster/spans.ts'

export type Pen = ReturnType<typeof createPen>

export function createPen() {
  const camera = createFlatCamera()
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
      aimFlatCamera(camera, frame, aspect)
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
      offset.x = (places[at] ?? 0) - camera.x
      offset.y = (places[at + 1] ?? 0) - camera.y
      offset.z = places[at + 2] ?? 0
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
     * Gives the latest vertex its paint: red, green and blue in [0, 1], not premultiplied, and an opacity. With `light` it
     * only adds light.
     */
    paint: (rgb: ArrayLike<number>, opacity: number, light = opacity): void => {
      const at = (count - 1) * 4
      for (let channel = 0; channel < 3; channel += 1) vertexPaint[at + channel] = (rgb[channel] ?? 0) * light * 255
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
        halo.x = vertexX[0] ?? 0
        halo.y = vertexY[0] ?? 0
        halo.radius *= pen.raster.height / 2 / point.depth / camera.tanHalfFov
        addHalo(pen.raster, halo)
      }
      end()
    },
  }
  return pen
}
