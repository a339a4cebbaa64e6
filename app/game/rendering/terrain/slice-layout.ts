/**
 * The ground is drawn in slices across the corridor, each of the same number of facets, so that a slice that fell behind
 * can be overwritten by one that comes into sight. A slice is three bands of patches: the near one on the lattice of the
 * collision, the outer ones coarser. Where a fine patch meets a coarse one, the fine one's extra corners are laid on the
 * straight edge of the coarse one, so that no crack opens.
 */
import { FACET_METRES } from '../../simulation/terrain'
import type { Detail } from '../detail'

/** Depth of a slice along the flight, in metres: one cell of the far band, two of the middle, four of the near. */
export const SLICE_METRES = 4 * FACET_METRES

export interface Patch {
  /** Corners across, in metres, from low x to high x. */
  readonly columns: readonly number[]
  /** Cells along the slice. */
  readonly rows: number
  /** Whether the first or last column meets a patch with half as many rows. */
  readonly coarserBefore: boolean
  readonly coarserAfter: boolean
  /** Whether corners may be moved about to break up the grid; never in the near band, where the flight collides. */
  readonly loose: boolean
}

export interface SliceLayout {
  readonly patches: readonly Patch[]
  readonly facetsPerSlice: number
  /** Slices drawn at a time: those in sight, and one behind the craft. */
  readonly slices: number
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
export function sliceLayoutFor(detail: Detail): SliceLayout {
  const near = evenColumns(-detail.nearHalfWidth, detail.nearHalfWidth, FACET_METRES)
  const mid = evenColumns(detail.nearHalfWidth, detail.midHalfWidth, 2 * FACET_METRES)
  const far = wideningColumns(detail.midHalfWidth, detail.farHalfWidth, detail.farColumns)
  const patches: Patch[] = [
    { columns: mirrored(far), rows: 1, coarserBefore: false, coarserAfter: false, loose: true },
    { columns: mirrored(mid), rows: 2, coarserBefore: true, coarserAfter: false, loose: true },
    { columns: near, rows: 4, coarserBefore: true, coarserAfter: true, loose: false },
    { columns: mid, rows: 2, coarserBefore: false, coarserAfter: true, loose: true },
    { columns: far, rows: 1, coarserBefore: false, coarserAfter: false, loose: true },
  ]
  const facetsPerSlice = patches.reduce((sum, patch) => sum + (patch.columns.length - 1) * patch.rows * 2, 0)
  return { patches, facetsPerSlice, slices: Math.round(detail.sightMetres / SLICE_METRES) + 1 }
}

/** The slice that holds a place; slice 0 reaches from z = 0 to z = −SLICE_METRES, and so on along the flight. */
export function sliceAt(z: number): number {
  return Math.floor(-z / SLICE_METRES)
}
