/** Draws single facets of the ground and of what stands on it. */
import { Vector3 } from 'three'

import { smoothstep } from '../../../simulation/easing.ts'
import { SUNK_METRES, type ChunkRing } from '../../terrain/chunk-ring.ts'
import { FOLD_METRES, STRATA_FADE_METRES } from '../../terrain/rock-strata.ts'
import type { Colour, Atmosphere2d } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import { createHorizon } from './horizon.ts'
import { createSlices } from './slices.ts'

/** Facets further away than this show no strata, in metres. */
const STRATA_AHEAD = 80

export type Facets2d = ReturnType<typeof createFacets2d>

/** Draws single facets of the ring of chunks, whose positions count from `originZ`. */
export function createFacets2d(
  ring: ChunkRing,
  [sinkFrom, sinkTo]: [number, number],
  pen: Pen,
  atmosphere: Atmosphere2d,
) {
  const { positions, colours } = ring
  const { camera } = pen
  const horizon = createHorizon(ring.layout.chunks + 1)
  const colour: Colour = new Float64Array(3)
  const vertices = [new Vector3(), new Vector3(), new Vector3()] as const
  const [a, b, c] = vertices
  const normal = new Vector3()
  const middle = Object.assign(new Vector3(), { height: 0 })
  /** Of the chunk being drawn: the z that its positions count from, and the number of the horizon in front of it. */
  const chunkState = { originZ: 0, horizon: 0 }
  const slices = createSlices(pen)
  /** The contrast of the strata of the course, before the haze. */
  const strata = { contrast: 0 }

  /** Sets the offset of a vertex from the camera, as it is drawn. */
  const place = (vertex: Vector3, at: number): void => {
    const y = positions[at + 1]
    vertex.x = positions[at] - camera.x
    vertex.z = positions[at + 2] - chunkState.originZ
    vertex.y = y - camera.y - smoothstep(sinkFrom, sinkTo, -vertex.z) * (y + SUNK_METRES)
  }

  const setStrataHeights = (facet: number): void => {
    for (let index = 0; index < 3; index += 1) {
      const vertex = facet * 3 + index
      slices.heights[index] = positions[vertex * 3 + 1] + (colours[vertex * 4 + 3] / 255) * FOLD_METRES
    }
  }

  /**
   * Draws a facet of the ground or of a solid on it. Below a facet of the ground, as seen, there is only nearer ground, which is
   * drawn later.
   */
  const drawFacet = (facet: number, isGround: boolean): void => {
    const first = facet * 9
    place(a, first)
    place(b, first + 3)
    place(c, first + 6)
    // Most facets face away or are hidden; their vertices show it, before colours are computed.
    if (normal.crossVectors(b, c).dot(a) >= 0 || horizon.hides(vertices, chunkState.horizon)) return
    middle.addVectors(a, b).add(c).divideScalar(3)
    middle.height = (positions[first + 1] + positions[first + 4] + positions[first + 7]) / 3
    for (let channel = 0; channel < 3; channel += 1) colour[channel] = colours[facet * 12 + channel] / 255
    atmosphere.veilInto(colour, middle)
    const distance = middle.length()
    if (distance < STRATA_AHEAD) {
      const fading = atmosphere.uniforms.haze.value + 1 / STRATA_FADE_METRES
      setStrataHeights(facet)
      slices.fillStrata(vertices, colour, strata.contrast * Math.exp(-distance * fading), isGround)
      return
    }
    for (const vertex of vertices) pen.vertex(vertex)
    pen.fill(colour, isGround)
  }

  /** Draws the two facets of a cell, the far one first. */
  const drawCell = (facet: number): void => {
    drawFacet(facet + 1, true)
    drawFacet(facet, true)
  }

  /** Adds the near edge of a cell to the horizon. */
  const addEdge = (facet: number): void => {
    place(a, facet * 9)
    place(b, facet * 9 + 3)
    horizon.addStretch(a, b)
  }

  return { chunkState, strata, horizon, addEdge, drawCell, drawFacet }
}
