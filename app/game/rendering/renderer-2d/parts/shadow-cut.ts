/** Cuts facets along the edge of a shadow that crosses them. */
import { Vector3 } from 'three'

import type { Vertices } from './slices.ts'

interface Piece {
  readonly vertices: Vertices
  readonly heights: Float64Array
  isShadowed: boolean
}

/**
 * Of each piece, each corner as two vertices of the facet: the edge crosses between them, or it is that vertex itself. Vertex 0 is the
 * one that is alone on its side of the edge.
 */
const PIECES = [
  [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 1],
    [2, 2],
    [0, 2],
  ],
] as const

const createPiece = (): Piece => ({
  vertices: [new Vector3(), new Vector3(), new Vector3()],
  heights: new Float64Array(3),
  isShadowed: false,
})

export function createShadowCut() {
  const pieces = [createPiece(), createPiece(), createPiece()]
  /** How far each vertex of the facet is below the edge of the shadow. Set before calling. */
  const depths = new Float64Array(3)
  return {
    depths,
    isCrossed: (): boolean =>
      Math.min(depths[0], depths[1], depths[2]) < 0 && Math.max(depths[0], depths[1], depths[2]) > 0,
    /** The three pieces of a facet that the edge crosses, those in the light first. Overwritten by the next call. */
    cut: (vertices: Vertices, heights: Float64Array): readonly Piece[] => {
      const isIn = (vertex: number): boolean => depths[vertex] > 0
      const alone = isIn(0) === isIn(1) ? 2 : isIn(0) === isIn(2) ? 1 : 0
      for (let index = 0; index < 3; index += 1) {
        // The piece of the vertex that is alone is the first in the light, or the last in the shadow.
        const piece = pieces[isIn(alone) ? (index + 2) % 3 : index]
        piece.isShadowed = (index === 0) === isIn(alone)
        for (let corner = 0; corner < 3; corner += 1) {
          const [first, second] = PIECES[index][corner]
          const from = (alone + first) % 3
          const to = (alone + second) % 3
          const share = from === to ? 0 : depths[from] / (depths[from] - depths[to])
          piece.vertices[corner].lerpVectors(vertices[from], vertices[to], share)
          piece.heights[corner] = heights[from] + (heights[to] - heights[from]) * share
        }
      }
      return pieces
    },
  }
}
