/** Fills the corners and colours of one slice of ground, without allocating. */
import { chance } from '../../simulation/random'
import type { Terrain } from '../../simulation/terrain'
import { paintFacet } from './facet-paint'
import { SLICE_METRES, type Patch, type SliceLayout } from './slice-layout'

/** Positions repeat after this many metres along the flight; the shader unwraps them around the camera. */
export const WRAP_METRES = 16_000

const FLOATS_PER_FACET = 9
const BYTES_PER_FACET = 12

export interface SliceBuffers {
  /** Three corners a facet, three numbers a corner: x, y, and z wrapped to (−WRAP_METRES, 0]. */
  readonly positions: Float32Array
  /** Three corners a facet, four bytes a corner: display sRGB and an unused one. */
  readonly colours: Uint8Array
}

export function createSliceBuffers(layout: SliceLayout): SliceBuffers {
  const facets = layout.facetsPerSlice * layout.slices
  return {
    positions: new Float32Array(facets * FLOATS_PER_FACET),
    colours: new Uint8Array(facets * BYTES_PER_FACET),
  }
}

/** Fixed seed of the looks that have nothing to do with the course: how loose corners lie, how facets differ. */
const LOOK_SEED = 0x51ce

const MAX_CORNERS = 512
const cornerX = new Float64Array(MAX_CORNERS)
const cornerY = new Float64Array(MAX_CORNERS)
const cornerZ = new Float64Array(MAX_CORNERS)

/**
 * Builds slice number `slice` of the ground into slot `slot` of the buffers (`slot` in [0, layout.slices)).
 * Neighbouring slices share the corners of their common edge exactly.
 */
export function buildSlice(
  terrain: Terrain,
  layout: SliceLayout,
  buffers: SliceBuffers,
  slice: number,
  slot: number,
): void {
  let facet = slot * layout.facetsPerSlice
  for (const patch of layout.patches) {
    placeCorners(terrain, patch, slice)
    facet = writeFacets(patch, buffers, slice, facet)
  }
}

function placeCorners(terrain: Terrain, patch: Patch, slice: number): void {
  const across = patch.columns.length
  const depth = SLICE_METRES / patch.rows
  for (let row = 0; row <= patch.rows; row++) {
    const rowSerial = slice * patch.rows + row
    for (let column = 0; column < across; column++) {
      const corner = row * across + column
      const straightX = patch.columns[column] ?? 0
      let x = straightX
      let z = -rowSerial * depth
      if (patch.loose && column > 0 && column < across - 1) {
        const gap = Math.min(straightX - (patch.columns[column - 1] ?? 0), (patch.columns[column + 1] ?? 0) - straightX)
        x += (chance(LOOK_SEED, rowSerial, Math.round(straightX)) - 0.5) * 0.55 * gap
        z += (chance(LOOK_SEED + 1, rowSerial, Math.round(straightX)) - 0.5) * 0.5 * depth
      }
      cornerX[corner] = x
      cornerZ[corner] = z
      cornerY[corner] = terrain.heightAt(x, z)
    }
  }
  if (patch.coarserBefore) straighten(patch, 0)
  if (patch.coarserAfter) straighten(patch, across - 1)
}

/** Lays every second corner of an edge column on the line between its neighbours, where a coarser patch has its edge. */
function straighten(patch: Patch, column: number): void {
  const across = patch.columns.length
  for (let row = 1; row < patch.rows; row += 2) {
    const corner = row * across + column
    cornerY[corner] = ((cornerY[corner - across] ?? 0) + (cornerY[corner + across] ?? 0)) / 2
  }
}

function writeFacets(patch: Patch, buffers: SliceBuffers, slice: number, firstFacet: number): number {
  const across = patch.columns.length
  let facet = firstFacet
  for (let row = 0; row < patch.rows; row++) {
    for (let column = 0; column < across - 1; column++) {
      const nearLeft = row * across + column
      const nearRight = nearLeft + 1
      const farLeft = nearLeft + across
      const farRight = farLeft + 1
      if (isFlatterCut(nearLeft, farRight, nearRight, farLeft)) {
        writeFacet(buffers, facet++, nearLeft, nearRight, farRight, slice)
        writeFacet(buffers, facet++, nearLeft, farRight, farLeft, slice)
      } else {
        writeFacet(buffers, facet++, nearLeft, nearRight, farLeft, slice)
        writeFacet(buffers, facet++, nearRight, farRight, farLeft, slice)
      }
    }
  }
  return facet
}

/** Of the two ways to cut a square, the one that rises less: the rule of the collision’s ground (simulation/terrain.ts). */
function isFlatterCut(from: number, to: number, otherFrom: number, otherTo: number): boolean {
  const rise = Math.abs((cornerY[from] ?? 0) - (cornerY[to] ?? 0))
  return rise < Math.abs((cornerY[otherFrom] ?? 0) - (cornerY[otherTo] ?? 0))
}

function writeFacet(buffers: SliceBuffers, facet: number, a: number, b: number, c: number, slice: number): void {
  const { positions, colours } = buffers
  const ax = cornerX[a] ?? 0
  const ay = cornerY[a] ?? 0
  const az = cornerZ[a] ?? 0
  const bx = cornerX[b] ?? 0
  const by = cornerY[b] ?? 0
  const bz = cornerZ[b] ?? 0
  const cx = cornerX[c] ?? 0
  const cy = cornerY[c] ?? 0
  const cz = cornerZ[c] ?? 0

  const normalX = (by - ay) * (cz - az) - (bz - az) * (cy - ay)
  const normalY = (bz - az) * (cx - ax) - (bx - ax) * (cz - az)
  const normalZ = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const length = Math.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ)
  const grain = chance(LOOK_SEED + 2, Math.round(ax + bx + cx), Math.round(az + bz + cz))
  const byte = facet * BYTES_PER_FACET
  paintFacet(colours, byte, normalX / length, normalY / length, normalZ / length, (ay + by + cy) / 3, grain)
  colours.copyWithin(byte + 4, byte, byte + 4)
  colours.copyWithin(byte + 8, byte, byte + 4)

  // The whole slice is moved by the same number, so that no facet is torn apart where the wrap falls.
  const wrap = Math.floor((slice * SLICE_METRES) / WRAP_METRES) * WRAP_METRES
  let at = facet * FLOATS_PER_FACET
  positions[at++] = ax
  positions[at++] = ay
  positions[at++] = az + wrap
  positions[at++] = bx
  positions[at++] = by
  positions[at++] = bz + wrap
  positions[at++] = cx
  positions[at++] = cy
  positions[at] = cz + wrap
}
