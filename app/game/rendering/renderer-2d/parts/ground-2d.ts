/**
 * The ground, from far to near: row by row towards the camera, and in each row from outside to where the camera is. What
 * is nearer is drawn over what is further away, so no depth of a pixel is kept.
 */
import type { FlightFrame } from '../../frame/flight-frame.ts'
import type { Detail } from '../../quality/detail.ts'
import { CHUNK_METRES, type Patch } from '../../terrain/chunk-layout.ts'
import { createChunkRing, sinkingSpan, type ChunkRing } from '../../terrain/chunk-ring.ts'
import type { DrawQueue } from '../drawing/draw-queue.ts'
import type { Atmosphere2d } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import { createFacets2d, type Facets2d } from './facets-2d.ts'

/** The patches of a chunk from outside to the middle: the last is the near one, above which the flight is. */
function patchesInwards(patches: readonly Patch[]): Patch[] {
  const outermost = ({ columns }: Patch): number => Math.max(...columns.map(Math.abs))
  return patches.toSorted((one, other) => outermost(other) - outermost(one))
}

/** No solid reaches further than this from its middle, along the flight. */
const PAST_METRES = 60

/** A facet that reaches at least as far along the flight does not face along it, in metres. */
const MOST_REACH = 8

interface Solid2d {
  /** In the order in which they are drawn. */
  readonly facets: readonly number[]
  /** Where along the flight its middle is. */
  readonly z: number
}

/**
 * Of each solid, the facets that face along the flight come last: they are the nearest to whoever flies towards it. The
 * others keep the order of the shape, in which a viaduct's deck follows the piers that it covers.
 */
function solidsOf({ layout, positions, solids }: ChunkRing): Solid2d[] {
  const reachOf = (facet: number): number => {
    const [a, b, c] = [2, 5, 8].map((at) => positions[facet * 9 + at])
    return Math.min(MOST_REACH, Math.max(a, b, c) - Math.min(a, b, c))
  }
  let next = layout.facetsPerChunk * layout.chunks
  return solids().map((solid) => {
    const first = next
    next += solid.facets.length / 9
    const facets = Array.from({ length: next - first }, (_, index) => first + index)
    return { facets: facets.sort((one, other) => reachOf(other) - reachOf(one)), z: solid.z }
  })
}

function createSolids2d(ring: ChunkRing, { drawFacet }: Facets2d, { drawnMetres }: Detail, { camera }: Pen) {
  let solids: readonly Solid2d[] = []
  const draw = (solid: number): void => {
    const { facets } = solids[solid]
    for (let index = 0; index < facets.length; index += 1) drawFacet(facets[index], false)
  }
  return {
    restart: (): void => {
      solids = solidsOf(ring)
    },
    queue: (queue: DrawQueue): void => {
      for (let index = 0; index < solids.length; index += 1) {
        const { z } = solids[index]
        const away = camera.z - z
        if (away > -PAST_METRES && away < drawnMetres) queue.add(z, draw, index)
      }
    },
  }
}

export type Ground2d = ReturnType<typeof createGround2d>

export function createGround2d(detail: Detail, pen: Pen, atmosphere: Atmosphere2d) {
  const { camera } = pen
  const ring = createChunkRing(detail)
  const { layout } = ring
  const patches = patchesInwards(layout.patches)
  const facets = createFacets2d(ring, sinkingSpan(detail), pen, atmosphere)
  const { inFront, horizon, addEdge, drawCell } = facets
  const solids = createSolids2d(ring, facets, detail, pen)

  const drawRow = ({ columns, first }: Patch, chunkStart: number, row: number): void => {
    const cells = columns.length - 1
    const start = chunkStart + first + row * cells * 2
    let cameraCell = 0
    while (cameraCell < cells && columns[cameraCell + 1] < camera.x) cameraCell += 1
    for (let cell = 0; cell < cameraCell; cell += 1) drawCell(start + cell * 2)
    for (let cell = cells - 1; cell >= cameraCell; cell -= 1) drawCell(start + cell * 2)
  }

  /** Begins a chunk and returns the number of its first facet. */
  const beginChunk = (chunk: number): number => {
    inFront.horizon = chunk - ring.first() + 1
    return ring.slotOf(chunk) * layout.facetsPerChunk
  }

  /** Raises the horizon by the near edge of a chunk. */
  const raiseHorizon = (chunk: number): void => {
    const chunkStart = beginChunk(chunk)
    for (const { columns, first } of patches)
      for (let cell = 0; cell < columns.length - 1; cell += 1) addEdge(chunkStart + first + cell * 2)
    horizon.endLine(inFront.horizon)
  }

  const drawChunk = (chunk: number, queue: DrawQueue): void => {
    const chunkStart = beginChunk(chunk)
    for (const patch of patches) {
      const isNear = patch === patches.at(-1)
      for (let row = patch.rows - 1; row >= 0; row -= 1) {
        drawRow(patch, chunkStart, row)
        // Objects above a row are drawn after it, so that the row cannot cover them.
        if (isNear) queue.drawBeyond(-(chunk + row / patch.rows) * CHUNK_METRES)
      }
    }
  }

  return {
    restart: (frame: FlightFrame): void => {
      facets.restart(frame)
      ring.restart(frame)
      solids.restart()
    },
    /** Follows the camera, and finds what the ground hides. */
    update: (frame: FlightFrame): void => {
      ring.update(frame)
      const first = ring.first()
      for (let chunk = first; chunk < first + layout.chunks; chunk += 1) raiseHorizon(chunk)
    },
    /** Whether it hides a polygon of the sky: see `createHorizon`. */
    hides: horizon.hides,
    /** Adds what stands on the ground. */
    queue: solids.queue,
    /** Draws the ground, and what is queued between its rows. */
    draw: (queue: DrawQueue): void => {
      const first = ring.first()
      for (let chunk = first + layout.chunks - 1; chunk >= first; chunk -= 1) drawChunk(chunk, queue)
      queue.drawBeyond(Infinity)
    },
  }
}
