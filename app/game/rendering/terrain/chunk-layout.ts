/**
 * The ground's chunks have the same number of facets each, so that one behind the craft can be overwritten by one that
 * comes into sight. A chunk is five patches: the near one on the lattice of the collision, the outer ones coarser. The
 * vertices of a fine patch lie on the edges of the coarse one beside it, so that no crack opens.
 */
import { FACET_METRES } from '../../simulation/ground/terrain.ts'
import type { Detail } from '../quality/detail.ts'

/** Depth of a chunk along the flight, in metres: one cell of the far band, two of the middle, four of the near. */
export const CHUNK_METRES = 4 * FACET_METRES

export interface Patch {
  /** Vertices across, in metres, from low x to high x. */
  readonly columns: readonly number[]
  /** Cells along the chunk. */
  readonly rows: number
  /** Whether the first or last column meets a patch with half as many rows. */
  readonly coarserBefore: boolean
  readonly coarserAfter: boolean
  /** Whether vertices are jittered to break up the grid; never in the near patch, where the flight collides. */
  readonly isJittered: boolean
  /** The number of its first facet in a chunk. */
  readonly first: number
}

export interface ChunkLayout {
  readonly patches: readonly Patch[]
  readonly facetsPerChunk: number
  /** Chunks drawn at a time: those in sight, and one behind the craft. */
  readonly chunks: number
}

function evenColumns(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** Columns that widen outwards, from `from` to `to`; the last is about four times as wide as the first. */
function wideningColumns(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count
    return from + (to - from) * share * (0.4 + 0.6 * share)
  })
}

function mirrored(columns: readonly number[]): number[] {
  return columns.map((x) => -x).reverse()
}

/** The layout that a level of detail asks for. */
export function chunkLayoutFor(detail: Detail): ChunkLayout {
  const near = evenColumns(-detail.nearHalfWidth, detail.nearHalfWidth, FACET_METRES)
  const mid = evenColumns(detail.nearHalfWidth, detail.midHalfWidth, 2 * FACET_METRES)
  const far = wideningColumns(detail.midHalfWidth, detail.farHalfWidth, detail.farColumns)
  const shapes: Omit<Patch, 'first'>[] = [
    { columns: mirrored(far), rows: 1, coarserBefore: false, coarserAfter: false, isJittered: true },
    { columns: mirrored(mid), rows: 2, coarserBefore: true, coarserAfter: false, isJittered: true },
    { columns: near, rows: 4, coarserBefore: true, coarserAfter: true, isJittered: false },
    { columns: mid, rows: 2, coarserBefore: false, coarserAfter: true, isJittered: true },
    { columns: far, rows: 1, coarserBefore: false, coarserAfter: false, isJittered: true },
  ]
  let facetsPerChunk = 0
  const patches = shapes.map((shape): Patch => {
    const first = facetsPerChunk
    facetsPerChunk += (shape.columns.length - 1) * shape.rows * 2
    return { ...shape, first }
  })
  return { patches, facetsPerChunk, chunks: Math.round(detail.drawnMetres / CHUNK_METRES) + 1 }
}

/** The chunk that holds a place; chunk 0 reaches from z = 0 to z = −CHUNK_METRES, and so on along the flight. */
export function chunkAt(z: number): number {
  return Math.floor(-z / CHUNK_METRES)
}
