/** Fills the vertices and colours of one chunk of ground, without allocating, and of what stands on a course’s ground. */
import { Triangle, Vector3 } from 'three'

import { clamp } from '../../simulation/easing.ts'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import { chance } from '../../simulation/random.ts'
import { MOST_SOLID_FACETS, type StandingSolid } from '../monuments/standing-solids.ts'
import { measureBanks } from './banks.ts'
import { createBroadGround } from './broad-ground.ts'
import { createCastShadows } from './cast-shadows.ts'
import { CHUNK_METRES, type ChunkLayout, type Patch } from './chunk-layout.ts'
import { drawnAt } from './drawn-height.ts'
import type { FacetPaint, FacetShape, GroundLight } from './facet-paint.ts'
import { createGroundVertex, type GroundVertex } from './ground-vertex.ts'
import { strataShare } from './rock-strata.ts'
import { paintsOf } from './solid-paint.ts'
import { RIVER_LEVEL } from './water.ts'

/** Positions repeat after this many metres along the flight; the shader unwraps them around the camera. */
export const WRAP_METRES = 16_000

const FLOATS_PER_FACET = 9
const BYTES_PER_FACET = 12
const SHADOWS_PER_FACET = 6
/** What 1 is in the numbers of shadows, which WebGL reads as shares of it. */
export const SHADOW_WHOLE = 32_767
/** The most that a vertex is noted to be below or above the edge of a shadow, in metres. */
export const SHADOW_METRES = 64
const JITTER_SEED = 0x51ce
const GRAIN_SEED = 0x51d0

export interface ChunkBuffers {
  /** Three vertices a facet, three numbers a vertex: x, y, and z wrapped to (−WRAP_METRES, 0]. */
  readonly positions: Float32Array
  /** Three vertices a facet, four bytes a vertex: display sRGB, and the share of strata or, of wet facets, how near a bank is. */
  readonly colours: Uint8Array
  /**
   * Three vertices a facet, two numbers a vertex, each as a share of `SHADOW_WHOLE`: how far it is below the upper edge of a shadow, in multiples
   * of `SHADOW_METRES`, and how much of a shadow is seen on the facet; below 0 on flowing water.
   */
  readonly shadows: Int16Array
}

interface Target extends ChunkBuffers {
  paint: FacetPaint
}

/** Those of the facet that is being written. */
const facet = { a: createGroundVertex(), b: createGroundVertex(), c: createGroundVertex() }

function facetOf(a: GroundVertex, b: GroundVertex, c: GroundVertex): typeof facet {
  facet.a = a
  facet.b = b
  facet.c = c
  return facet
}

const shape: FacetShape = { normal: new Vector3(), broadNormal: new Vector3(), height: 0, grain: 0 }
const broadGround = createBroadGround()
const castShadows = createCastShadows()

/** Of a facet that stands on the ground. */
const corners = [createGroundVertex(), createGroundVertex(), createGroundVertex()] as const

export function createChunkBuilder(layout: ChunkLayout) {
  const facets = layout.facetsPerChunk * layout.chunks
  const target: Target = {
    positions: new Float32Array((facets + MOST_SOLID_FACETS) * FLOATS_PER_FACET),
    colours: new Uint8Array((facets + MOST_SOLID_FACETS) * BYTES_PER_FACET),
    shadows: new Int16Array((facets + MOST_SOLID_FACETS) * SHADOWS_PER_FACET),
    paint: () => 0,
  }
  const mostVertices = Math.max(...layout.patches.map(({ columns, rows }) => columns.length * (rows + 1)))
  const vertices = Array.from({ length: mostVertices }, () => createGroundVertex())
  return {
    positions: target.positions,
    colours: target.colours,
    shadows: target.shadows,
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
        castShadows.measure(vertices, patch)
        broadGround.measure(terrain, patch, chunk)
        writeFacets(vertices, patch, target, slot * layout.facetsPerChunk + patch.first)
      }
    },
    /** Builds what stands on the ground behind the last slot, and returns the number of all facets that are to be drawn. */
    buildSolids: (solids: readonly StandingSolid[], { paint }: GroundLight): number => {
      let next = facets
      for (const solid of solids) {
        const [paintSolid, paintBright] = paintsOf(solid, paint)
        for (let at = 0; at < solid.facets.length; at += FLOATS_PER_FACET) {
          target.paint = at / FLOATS_PER_FACET < solid.litFrom ? paintSolid : paintBright
          for (const [index, corner] of corners.entries()) {
            corner.fromArray(solid.facets, at + index * 3)
            corner.shadowed = solid.isHollow ? Infinity : -Infinity
          }
          Triangle.getNormal(...corners, shape.broadNormal)
          writeFacet(facetOf(...corners), target, next)
          if (solid.paints !== undefined) markSmooth(target, next, solid.across?.slice(at / 3, at / 3 + 3))
          next += 1
        }
      }
      return next
    },
  }
}

/** Takes its strata from a facet that is not of rock. One on which water comes down has a shadow of less than 0 for the shader, and `across` in its place. */
function markSmooth({ colours, shadows }: ChunkBuffers, index: number, across: readonly number[] = []): void {
  for (let vertex = 0; vertex < 3; vertex += 1) colours[index * BYTES_PER_FACET + vertex * 4 + 3] = 0
  for (const [vertex, share] of across.entries()) {
    shadows[index * SHADOWS_PER_FACET + vertex * 2] = share * SHADOW_WHOLE
    shadows[index * SHADOWS_PER_FACET + vertex * 2 + 1] = -SHADOW_WHOLE
  }
}

type Vertices = readonly GroundVertex[]

function placeVertices(vertices: Vertices, terrain: Terrain, patch: Patch, chunk: number): void {
  const { columns, rows } = patch
  const across = columns.length
  const depth = CHUNK_METRES / rows
  // The whole chunk is moved by the same number, so that no facet is torn apart where the wrap falls.
  const wrap = Math.floor((chunk * CHUNK_METRES) / WRAP_METRES) * WRAP_METRES
  for (let row = 0; row <= rows; row += 1) {
    const rowSerial = chunk * rows + row
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
      vertex.set(x, drawnAt(terrain, x, z), z + wrap)
    }
  }
  if (patch.coarserBefore) straighten(vertices, patch, 0)
  if (patch.coarserAfter) straighten(vertices, patch, across - 1)
  for (let row = 0; row <= rows; row += 1) measureBanks(vertices, row * across, (row + 1) * across - 1)
}

/** Lays every second vertex of an edge column on the line between its neighbours, where a coarser patch has its edge. */
function straighten(vertices: Vertices, { columns, rows }: Patch, column: number): void {
  const across = columns.length
  for (let row = 1; row < rows; row += 2) {
    const index = row * across + column
    const before = vertices[index - across]
    const after = vertices[index + across]
    vertices[index].setY((before.y + after.y) / 2)
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

function writeFacet({ a, b, c }: typeof facet, { positions, colours, shadows, paint }: Target, index: number): void {
  Triangle.getNormal(a, b, c, shape.normal)
  shape.height = (a.y + b.y + c.y) / 3
  shape.grain = chance(GRAIN_SEED, Math.round(a.x + b.x + c.x), Math.round(a.z + b.z + c.z))
  const byte = index * BYTES_PER_FACET
  const light = paint(shape, colours, byte)
  colours.copyWithin(byte + 4, byte, byte + 3)
  colours.copyWithin(byte + 8, byte, byte + 3)
  const isWet = Math.min(a.y, b.y, c.y) < RIVER_LEVEL
  // Mostly the slope of the ground around it: single steep facets were dark triangles.
  const up = 0.35 * shape.normal.y + 0.65 * shape.broadNormal.y
  const brightest = Math.max(colours[byte], colours[byte + 1], colours[byte + 2]) / 255
  const strata = strataShare(shape.height, up, brightest)
  colours[byte + 3] = 255 * (isWet ? a.bank : strata)
  colours[byte + 7] = 255 * (isWet ? b.bank : strata)
  colours[byte + 11] = 255 * (isWet ? c.bank : strata)
  const at = index * FLOATS_PER_FACET
  a.toArray(positions, at)
  b.toArray(positions, at + 3)
  c.toArray(positions, at + 6)
  const shadow = index * SHADOWS_PER_FACET
  // The root, so that rock in half the light has almost the colour of lit rock in a shadow: less of it, and a shadow was a film.
  const seen = Math.sqrt(light)
  writeShadow(shadows, shadow, a, seen)
  writeShadow(shadows, shadow + 2, b, seen)
  writeShadow(shadows, shadow + 4, c, seen)
}

function writeShadow(shadows: Int16Array, at: number, { shadowed }: GroundVertex, seen: number): void {
  shadows[at] = clamp(shadowed / SHADOW_METRES, -1, 1) * SHADOW_WHOLE
  shadows[at + 1] = seen * SHADOW_WHOLE
}
