/** The ground around the camera: chunks in a ring, those behind the craft overwritten by those that come into sight. */
import type { FlightFrame } from '../frame/flight-frame.ts'
import type { Detail } from '../quality/detail.ts'
import { standingSolidsOf, type StandingSolid } from '../monuments/standing-solids.ts'
import { createChunkBuilder } from './chunk-builder.ts'
import { chunkAt, chunkLayoutFor } from './chunk-layout.ts'
import { groundLightOf, type GroundLight } from './facet-paint.ts'

/** Ground behind the camera: it may step back a little, to a wreck. */
const CHUNKS_BEHIND = 1

/** Ground that has sunk out of sight lies this many metres below the datum. */
export const SUNK_METRES = 60

/** The distances ahead at which the ground begins to sink out of sight, and at which it is gone. */
export function sinkingSpan({ drawnMetres }: Detail): [from: number, to: number] {
  return [drawnMetres * 0.72, drawnMetres * 0.97]
}

export type ChunkRing = Readonly<ReturnType<typeof createChunkRing>>

/** @param onBuilt told of each slot of the buffers that has changed */
export function createChunkRing(detail: Detail, onBuilt?: (slot: number) => void) {
  const layout = chunkLayoutFor(detail)
  const builder = createChunkBuilder(layout)
  const { positions, colours, levels } = builder
  /** The chunk that comes into sight next; all before it, as far back as there are slots, are built. */
  let nextChunk = 0
  let facets = 0
  /** What stands on the course of `solidsSeed`: to find it takes longer than a frame, and flights in a row are mostly on one course. */
  let solids: readonly StandingSolid[] = []
  let solidsSeed = -1
  let light: GroundLight = { paint: () => false, paintStanding: () => false, side: 1 }

  /** Where in the buffers a chunk is. */
  const slotOf = (chunk: number): number => ((chunk % layout.chunks) + layout.chunks) % layout.chunks
  const buildNext = (frame: FlightFrame): void => {
    const slot = slotOf(nextChunk)
    builder.build(frame.terrain, nextChunk, slot, light)
    nextChunk += 1
    onBuilt?.(slot)
  }
  return {
    layout,
    positions,
    colours,
    levels,
    slotOf,
    /** All facets that are to be drawn: those of the slots, then those of the solids. */
    facets: () => facets,
    /** What stands on the ground, in the order of the facets. */
    solids: () => solids,
    /** The chunk furthest behind, and as many as the layout has from there on, are built. */
    first: () => nextChunk - layout.chunks,
    /** Builds all that is in sight of a new flight. */
    restart: (frame: FlightFrame): void => {
      light = groundLightOf(frame.sky)
      nextChunk = chunkAt(frame.camera.z) - CHUNKS_BEHIND
      for (let chunk = 0; chunk < layout.chunks; chunk += 1) buildNext(frame)
      if (frame.state.seed !== solidsSeed) solids = standingSolidsOf(frame.state)
      solidsSeed = frame.state.seed
      facets = builder.buildSolids(solids, light)
    },
    /** Follows the camera. */
    update: (frame: FlightFrame): void => {
      while (nextChunk < chunkAt(frame.camera.z) - CHUNKS_BEHIND + layout.chunks) buildNext(frame)
    },
  }
}
