/** Draws single facets of the ground and of what stands on it. */
import { Vector3 } from 'three'

import { smoothstep } from '../../../simulation/easing.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import { SUNK_METRES, type ChunkRing } from '../../terrain/chunk-ring.ts'
import { createMirror2d } from '../drawing/mirror-2d.ts'
import type { Colour, Atmosphere2d } from '../drawing/atmosphere-2d.ts'
import { isOutside } from '../drawing/camera-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import { createHorizon } from './horizon.ts'
import { createRockFill, meanShare } from './rock-fill.ts'
import { createSlices, type Vertices } from './slices.ts'

/** Fills facets that face the camera: what is under water, and the rock above it. */
function createFacetFill(ring: ChunkRing, pen: Pen, atmosphere: Atmosphere2d) {
  const { colours, levels, positions } = ring
  const mirror = createMirror2d(atmosphere)
  const slices = createSlices(pen)
  const { heights } = slices
  const colour: Colour = new Float64Array(3)
  /** How far inland the vertices are. */
  const inland = new Float64Array(3)
  const middle = Object.assign(new Vector3(), { height: 0 })
  const cellMiddle = new Vector3()
  const farCorner = new Vector3()
  const rock = createRockFill(ring, slices, pen, atmosphere)

  const fillWater = (vertices: Vertices, facet: number): void => {
    const [a, b, c] = vertices
    // The middle of the cell, for both of its facets: by their own they would show its diagonal.
    cellMiddle.copy(a).min(b).min(c)
    cellMiddle.add(farCorner.copy(a).max(b).max(c)).divideScalar(2)
    mirror.waterInto(colour, cellMiddle, meanShare(colours, facet, 3))
    slices.addBetween(vertices, -Infinity, 0)
    pen.fill(colour, true)
  }

  return {
    restart: (frame: FlightFrame): void => {
      rock.restart(frame)
      mirror.restart(frame)
    },
    /** Fills a facet whose vertices are placed. */
    fill: (vertices: Vertices, facet: number, isGround: boolean): void => {
      const [a, b, c] = vertices
      middle.addVectors(a, b).add(c).divideScalar(3)
      for (let index = 0; index < 3; index += 1) heights[index] = positions[facet * 9 + index * 3 + 1]
      middle.height = (heights[0] + heights[1] + heights[2]) / 3
      for (let index = 0; index < 3; index += 1) inland[index] = levels[facet * 6 + index * 2 + 1]
      const isWhole = Math.max(inland[0], inland[1], inland[2]) <= 0
      if (Math.min(inland[0], inland[1], inland[2]) < 0) {
        heights.set(inland)
        fillWater(vertices, facet)
      }
      if (!isWhole) rock.fill(vertices, facet, isGround, middle)
    },
  }
}

export type Facets2d = ReturnType<typeof createFacets2d>

/** Draws single facets of the ring of chunks. */
export function createFacets2d(
  ring: ChunkRing,
  [sinkFrom, sinkTo]: readonly [number, number],
  pen: Pen,
  atmosphere: Atmosphere2d,
) {
  const { positions } = ring
  const { camera } = pen
  /** The number of the horizon in front of the chunk being drawn. */
  const inFront = { horizon: 0 }
  const { fill, restart } = createFacetFill(ring, pen, atmosphere)
  const horizon = createHorizon(ring.layout.chunks + 1)
  const vertices = [new Vector3(), new Vector3(), new Vector3()] as const
  const [a, b, c] = vertices
  const normal = new Vector3()

  /** Sets the offset of the vertex that stands at number `at` of the positions from the camera, as it is drawn. */
  const place = (vertex: Vector3, at: number): void => {
    const y = positions[at + 1]
    vertex.x = positions[at] - camera.x
    vertex.z = positions[at + 2] - camera.z
    vertex.y = y - camera.y - smoothstep(sinkFrom, sinkTo, -vertex.z) * (y + SUNK_METRES)
  }

  /**
   * Draws a facet of the ground or of a solid on it. Below a facet of the ground, as seen, there is only nearer ground, which is
   * drawn later.
   */
  const drawFacet = (facet: number, isGround: boolean): void => {
    place(a, facet * 9)
    place(b, facet * 9 + 3)
    place(c, facet * 9 + 6)
    // Most facets cannot be seen; their vertices show it, before colours are computed.
    if (normal.crossVectors(b, c).dot(a) >= 0 || isOutside(camera, a, b, c)) return
    // Even from behind a crest much of a solid can be seen: it is drawn whole.
    if (isGround && horizon.hides(vertices, inFront.horizon)) return
    fill(vertices, facet, isGround)
  }

  return {
    inFront,
    horizon,
    drawFacet,
    restart,
    /** Draws the two facets of a cell, the far one first. */
    drawCell: (facet: number): void => {
      drawFacet(facet + 1, true)
      drawFacet(facet, true)
    },
    /** Adds the near edge of a cell to the horizon. */
    addEdge: (facet: number): void => {
      place(a, facet * 9)
      place(b, facet * 9 + 3)
      horizon.addStretch(a, b)
    },
  }
}
