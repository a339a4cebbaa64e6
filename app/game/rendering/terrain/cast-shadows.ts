/**
 * The shadows that the mountains of one side cast on the other, for both renderers. For them light comes from straight across the
 * valley, so that a row of heights holds all that can shade it. The lit wall casts none on itself, where they would be islands.
 */
import { WALL_METRES, type Crests } from './broad-ground.ts'
import type { Patch } from './chunk-layout.ts'
import type { GroundVertex } from './ground-vertex.ts'

/** Metres that the edge of a shadow falls in a metre across the valley. Tuned by eye: the edge crosses walls at half their height. */
const FALL = 0.26
/** Higher ground casts no longer a shadow than ground of this height, in metres: the upper part of a high wall stays in the light. */
const HIGHEST = 110

/** Ground no further below the edge than this is in the light, in metres: hollows and bumps of a plateau stained it with small shadows. */
const SHALLOW = 18

/** Where light comes from: 1 for the left, −1 for the right. */
export type LightSide = 1 | -1

/** An edge below all ground, in metres; finite, because edges are interpolated. */
const NONE = -1000

export function createCastShadows() {
  /** The upper edges of the shadows at both ends of the chunk, by column of the patch that was measured last. */
  const edges: readonly [number[], number[]] = [[], []]
  /** Those that reach the next patch. */
  const reaching = new Float64Array(2)
  let side: LightSide = 1

  /** Follows the light across one end of a patch. */
  const follow = (columns: readonly number[], crests: Crests, end: 0 | 1): void => {
    let column = side === 1 ? 0 : columns.length - 1
    edges[end][column] = reaching[end]
    for (let count = 1; count < columns.length; count += 1) {
      const x = columns[column]
      const beyond = side * (x - crests.middles[end])
      const isLitWall = beyond > 0 && beyond < WALL_METRES
      const edge = Math.max(edges[end][column], isLitWall ? NONE : Math.min(crests.heights[end][column], HIGHEST))
      column += side
      edges[end][column] = edge - FALL * Math.abs(columns[column] - x)
    }
    reaching[end] = edges[end][column]
  }

  return {
    /** Begins a chunk, whose patches are then measured from the side of the light on. */
    begin: (lightSide: LightSide): void => {
      side = lightSide
      reaching.fill(NONE)
    },
    /** Measures the vertices of a patch. */
    measure: (vertices: readonly GroundVertex[], { columns, rows }: Patch, crests: Crests): void => {
      const across = columns.length
      follow(columns, crests, 0)
      follow(columns, crests, 1)
      // Even from end to end: with an edge of its own for each row, the shadow of a jagged crest would be a saw.
      for (let row = 0; row <= rows; row += 1) {
        for (let column = 0; column < across; column += 1) {
          const vertex = vertices[row * across + column]
          const near = edges[0][column]
          const far = edges[1][column]
          vertex.shadowed = near + ((far - near) * row) / rows - SHALLOW - vertex.y
        }
      }
    },
  }
}
