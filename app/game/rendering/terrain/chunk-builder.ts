/** Fills the vertices and colours of one chunk of ground, without allocating, and of what stands on a course’s ground. */
import { Triangle, Vector3 } from 'three'

import { clamp } from '../../simulation/easing.ts'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import { chance } from '../../simulation/random.ts'
import { MOST_SOLID_FACETS, type StandingSolid } from '../monuments/standing-solids.ts'
import { createBroadGround } from './broad-ground.ts'
import { createCastShadows } from './cast-shadows.ts'
import { CHUNK_METRES, type ChunkLayout, type Patch } from './chunk-layout.ts'
import { drawnAt } from './drawn-height.ts'
import type { FacetPaint, FacetShape, GroundLight } from './facet-paint.ts'
import { createGroundVertex, type GroundVertex } from './ground-vertex.ts'
import { strataShare } from './rock-strata.ts'
import { paintsOf } from './solid-paint.ts'
import { bankNearness, inlandAt, setRiverRow, type RiverRow } from './river.ts'

const FLOATS_PER_FACET = 9
const BYTES_PER_FACET = 12
const LEVELS_PER_FACET = 6
/** The most that a level says, in metres. */
export const LEVEL_METRES = 64
/** The number that says it, which WebGL reads as 1. */
const LEVEL_WHOLE = 32_767
const JITTER_SEED = 0x51ce
const GRAIN_SEED = 0x51d0

export interface ChunkBuffers {
  /** Three vertices a facet, three numbers a vertex, in metres of the world: in single precision, two centimetres after an hour of flight. */
  readonly positions: Float32Array
  /** Three vertices a facet, four bytes a vertex: display sRGB, and the share of strata or, of wet facets, how near a bank is. */
  readonly colours: Uint8Array
  /**
   * Three vertices a facet, two numbers a vertex: how far it is below the upper edge of a shadow, and how far inland from the river; in steps of
   * LEVEL_METRES / LEVEL_WHOLE.
   */
  readonly levels: Int16Array
}

interface Target extends ChunkBuffers {
  paint: FacetPaint
  /** The upward part of the unit normal of the ground around the facet. */
  broadUp: number
}

/** The vertices of the facet that is being written. */
const facet = { a: createGroundVertex(), b: createGroundVertex(), c: createGroundVertex() }

function facetOf(a: GroundVertex, b: GroundVertex, c: GroundVertex): typeof facet {
  facet.a = a
  facet.b = b
  facet.c = c
  return facet
}

const shape: FacetShape = {
  normal: new Vector3(),
  broadNormal: new Vector3(),
  heights: [0, 0, 0],
  grain: 0,
}
const broadGround = createBroadGround()
const castShadows = createCastShadows()

/** The river at the row that is being placed. */
const river: RiverRow = { left: 0, right: 0 }

/** The inside of a gate is in the shade, whichever way it looks. */
const AWAY_FROM_LIGHT = new Vector3(0, -1, 0)

/** The corners of a facet of what stands on the ground. */
const corners = [createGroundVertex(), createGroundVertex(), createGroundVertex()] as const

export function createChunkBuilder(layout: ChunkLayout) {
  const facets = layout.facetsPerChunk * layout.chunks
  const target: Target = {
    positions: new Float32Array((facets + MOST_SOLID_FACETS) * FLOATS_PER_FACET),
    colours: new Uint8Array((facets + MOST_SOLID_FACETS) * BYTES_PER_FACET),
    levels: new Int16Array((facets + MOST_SOLID_FACETS) * LEVELS_PER_FACET),
    paint: () => false,
    broadUp: 0.5,
  }
  const mostVertices = Math.max(...layout.patches.map(({ columns, rows }) => columns.length * (rows + 1)))
  const vertices = Array.from({ length: mostVertices }, () => createGroundVertex())
  return {
    positions: target.positions,
    colours: target.colours,
    levels: target.levels,
    /**
     * Builds chunk number `chunk` of the ground into slot `slot` of the buffers (`slot` in [0, layout.chunks)).
     * Neighbouring chunks share the vertices of their common edge exactly.
     */
    build: (terrain: Terrain, chunk: number, slot: number, { paint, side }: GroundLight): void => {
      target.paint = paint
      castShadows.begin(side)
      for (let index = 0; index < layout.patches.length; index += 1) {
        const patch = layout.patches[side === 1 ? index : layout.patches.length - 1 - index]
        placeVertices(vertices, terrain, patch, chunk)
        broadGround.measure(terrain, patch, chunk)
        castShadows.measure(vertices, patch, broadGround.crests)
        writeFacets(vertices, patch, target, slot * layout.facetsPerChunk + patch.first)
      }
    },
    /** Builds what stands on the ground behind the last slot, and returns the number of all facets that are to be drawn. */
    buildSolids: (solids: readonly StandingSolid[], { paintStanding }: GroundLight): number => {
      let next = facets
      for (const solid of solids) {
        const [paintSolid, paintBright] = paintsOf(solid, paintStanding)
        for (let at = 0; at < solid.facets.length; at += FLOATS_PER_FACET) {
          target.paint = at / FLOATS_PER_FACET < solid.litFrom ? paintSolid : paintBright
          for (const [index, corner] of corners.entries()) corner.fromArray(solid.facets, at + index * 3)
          if (solid.isHollow) shape.broadNormal.copy(AWAY_FROM_LIGHT)
          else Triangle.getNormal(...corners, shape.broadNormal)
          target.broadUp = shape.broadNormal.y
          writeFacet(facetOf(...corners), target, next)
          if (solid.paints !== undefined) removeStrata(target, next)
          next += 1
        }
      }
      return next
    },
  }
}

/** Removes the strata of a facet that is not of rock. */
function removeStrata({ colours }: ChunkBuffers, index: number): void {
  for (let vertex = 0; vertex < 3; vertex += 1) colours[index * BYTES_PER_FACET + vertex * 4 + 3] = 0
}

type Vertices = readonly GroundVertex[]

function placeVertices(vertices: Vertices, terrain: Terrain, patch: Patch, chunk: number): void {
  const { columns, rows } = patch
  const across = columns.length
  const depth = CHUNK_METRES / rows
  for (let row = 0; row <= rows; row += 1) {
    const rowSerial = chunk * rows + row
    setRiverRow(river, terrain, -rowSerial * depth)
    for (let column = 0; column < across; column += 1) {
      const straightX = columns[column]
      let x = straightX
      let z = -rowSerial * depth
      if (patch.isJittered && column > 0 && column < across - 1) {
        const gap = Math.min(straightX - columns[column - 1], columns[column + 1] - straightX)
        x += (chance(JITTER_SEED, rowSerial, Math.round(straightX)) - 0.5) * 0.55 * gap
        z += (chance(JITTER_SEED + 1, rowSerial, Math.round(straightX)) - 0.5) * 0.5 * depth
      }
      const vertex = vertices[row * across + column]
      vertex.set(x, drawnAt(terrain, x, z), z)
      vertex.inland = inlandAt(river, x)
    }
  }
  if (patch.coarserBefore) straighten(vertices, patch, 0)
  if (patch.coarserAfter) straighten(vertices, patch, across - 1)
}

/** Lays every second vertex of an edge column on the line between its neighbours, where a coarser patch has its edge. */
function straighten(vertices: Vertices, { columns, rows }: Patch, column: number): void {
  const across = columns.length
  for (let row = 1; row < rows; row += 2) {
    const index = row * across + column
    const before = vertices[index - across]
    const after = vertices[index + across]
    vertices[index].setY((before.y + after.y) / 2)
    vertices[index].inland = (before.inland + after.inland) / 2
  }
}

/** Writes the facets of a patch from number `first` on. */
function writeFacets(vertices: Vertices, patch: Patch, target: Target, first: number): void {
  const { columns, rows } = patch
  const across = columns.length
  let next = first
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < across - 1; column += 1) {
      broadGround.normalInto(shape.broadNormal, column)
      target.broadUp = broadGround.upAt(column)
      const near = row * across + column
      const nearLeft = vertices[near]
      const nearRight = vertices[near + 1]
      const farLeft = vertices[near + across]
      const farRight = vertices[near + across + 1]
      // The collision cuts squares in the same way (ground/terrain.ts): along the diagonal that rises less.
      if (Math.abs(nearLeft.y - farRight.y) < Math.abs(nearRight.y - farLeft.y)) {
        writeFacet(facetOf(nearLeft, nearRight, farRight), target, next)
        writeFacet(facetOf(nearLeft, farRight, farLeft), target, next + 1)
      } else {
        writeFacet(facetOf(nearLeft, nearRight, farLeft), target, next)
        writeFacet(facetOf(nearRight, farRight, farLeft), target, next + 1)
      }
      next += 2
    }
  }
}

/** Whether a facet reaches into the river. */
export function isWet(levels: Int16Array, facet: number): boolean {
  const level = facet * LEVELS_PER_FACET
  return Math.min(levels[level + 1], levels[level + 3], levels[level + 5]) < 0
}

function writeFacet({ a, b, c }: typeof facet, target: Target, index: number): void {
  const { positions, colours, levels, paint, broadUp } = target
  Triangle.getNormal(a, b, c, shape.normal)
  shape.heights[0] = a.y
  shape.heights[1] = b.y
  shape.heights[2] = c.y
  shape.grain = chance(GRAIN_SEED, Math.round(a.x + b.x + c.x), Math.round(a.z + b.z + c.z))
  const byte = index * BYTES_PER_FACET
  // Rock that is turned away is dark already: no shadow falls on it.
  const isSunny = paint(shape, colours, byte)
  const level = index * LEVELS_PER_FACET
  writeLevels(levels, level, a, isSunny)
  writeLevels(levels, level + 2, b, isSunny)
  writeLevels(levels, level + 4, c, isSunny)
  const isInRiver = isWet(levels, index)
  // Mostly the slope of the ground around it: single steep facets were dark triangles.
  const up = 0.35 * shape.normal.y + 0.65 * broadUp
  colours[byte + 3] = 255 * (isInRiver ? bankNearness(a.inland) : strataAt(colours, byte, a.y, up))
  colours[byte + 7] = 255 * (isInRiver ? bankNearness(b.inland) : strataAt(colours, byte + 4, b.y, up))
  colours[byte + 11] = 255 * (isInRiver ? bankNearness(c.inland) : strataAt(colours, byte + 8, c.y, up))
  const at = index * FLOATS_PER_FACET
  a.toArray(positions, at)
  b.toArray(positions, at + 3)
  c.toArray(positions, at + 6)
}

/** The share of strata at a height in metres, on ground that rises as `up` says and whose colour stands at a byte. */
function strataAt(colours: Uint8Array, at: number, height: number, up: number): number {
  return strataShare(height, up, Math.max(colours[at], colours[at + 1], colours[at + 2]) / 255)
}

function writeLevels(levels: Int16Array, at: number, { shadowed, inland }: GroundVertex, isSunny: boolean): void {
  levels[at] = (isSunny ? clamp(shadowed / LEVEL_METRES, -1, 1) : -1) * LEVEL_WHOLE
  levels[at + 1] = clamp(inland / LEVEL_METRES, -1, 1) * LEVEL_WHOLE
}
