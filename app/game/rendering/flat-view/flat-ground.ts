/**
 * The ground, from far to near: row by row towards the camera, and in each row from outside to where the camera is. What
 * is nearer is drawn over what is further away, so no depth of a pixel is kept.
 */
import { Vector3 } from 'three'

import type { FlightFrame } from '../flight-frame.ts'
import type { Detail } from '../quality/detail.ts'
import { WRAP_METRES } from '../terrain/chunk-builder.ts'
import { CHUNK_METRES, type Patch } from '../terrain/chunk-layout.ts'
import { createChunkRing, sinkingSpan, type ChunkRing } from '../terrain/chunk-ring.ts'
import { landmarkFacets } from '../../simulation/landmarks/landmarks.ts'
import type { DrawQueue } from './draw-queue.ts'
import type { Colour, FlatAir } from './flat-air.ts'
import type { Pen } from './pen.ts'

/** A patch of the layout with the number of its first facet in a chunk. */
interface PatchPlace extends Patch {
  readonly first: number
}

/** The patches of a chunk from outside to the middle: the last is the near one, above which the flight is. */
function patchesInwards(patches: readonly Patch[]): PatchPlace[] {
  let first = 0
  const places = patches.map((patch) => {
    const place = { ...patch, first }
    first += (patch.columns.length - 1) * patch.rows * 2
    return place
  })
  const outermost = (place: PatchPlace): number => Math.max(...place.columns.map(Math.abs))
  return places.sort((one, other) => outermost(other) - outermost(one))
}

export interface FlatGround {
  restart(frame: FlightFrame): void
  /** Adds the landmarks. */
  queue(frame: FlightFrame, queue: DrawQueue): void
  /** Draws the ground, and what is queued between its rows. */
  draw(frame: FlightFrame, queue: DrawQueue): void
}

/** Draws single facets of the ring of chunks, whose positions count from `originZ`. */
function createFacets({ positions, colours }: ChunkRing, [sinkFrom, sinkTo]: [number, number], pen: Pen, air: FlatAir) {
  const { camera } = pen
  const colour: Colour = new Float64Array(3)
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()]
  const normal = new Vector3()
  const middle = Object.assign(new Vector3(), { height: 0 })
  const around = { originZ: 0 }

  /** Sets the offset of a corner from the camera, as it is drawn. */
  const place = (corner: Vector3, at: number): void => {
    const y = positions[at + 1] ?? 0
    corner.x = (positions[at] ?? 0) - camera.x
    corner.z = (positions[at + 2] ?? 0) - around.originZ
    const sunk = (-corner.z - sinkFrom) / (sinkTo - sinkFrom)
    corner.y = y - camera.y - (sunk <= 0 ? 0 : sunk < 1 ? sunk * sunk * (3 - 2 * sunk) : 1) * (y + 60)
  }

  const drawFacet = (facet: number): void => {
    const first = facet * 9
    place(a, first)
    place(b, first + 3)
    place(c, first + 6)
    // Two fifths of the facets face away: those are told from their corners alone, before anything is computed of them.
    if (normal.crossVectors(b, c).dot(a) >= 0) return
    pen.corner(a)
    pen.corner(b)
    pen.corner(c)
    middle
      .copy(a)
      .add(b)
      .add(c)
      .multiplyScalar(1 / 3)
    middle.height = ((positions[first + 1] ?? 0) + (positions[first + 4] ?? 0) + (positions[first + 7] ?? 0)) / 3
    for (let channel = 0; channel < 3; channel += 1) colour[channel] = (colours[facet * 12 + channel] ?? 0) / 255
    air.veilInto(colour, middle)
    pen.fill(colour)
  }

  /** Whether the camera is on the same side of the line between two corners as a third one, seen from above. */
  const isOnSideOf = (from: number, to: number, third: number): boolean => {
    const fromX = positions[from] ?? 0
    const fromZ = positions[from + 2] ?? 0
    const alongX = (positions[to] ?? 0) - fromX
    const alongZ = (positions[to + 2] ?? 0) - fromZ
    const ofCamera = alongX * (around.originZ - fromZ) - alongZ * (camera.x - fromX)
    const ofThird = alongX * ((positions[third + 2] ?? 0) - fromZ) - alongZ * ((positions[third] ?? 0) - fromX)
    return ofCamera * ofThird > 0
  }

  /** Draws the two facets of a cell, the further one first. */
  const drawCell = (facet: number): void => {
    const a = facet * 9
    const b = a + 3
    const c = a + 6
    const next = (facet + 1) * 9
    // The first facet's corner away from the diagonal is its first or its second: the other one is the second facet's as well.
    const isCutFromFirst = positions[a] === positions[next] && positions[a + 2] === positions[next + 2]
    const isFirstNearer = isCutFromFirst ? isOnSideOf(a, c, b) : isOnSideOf(b, c, a)
    drawFacet(isFirstNearer ? facet + 1 : facet)
    drawFacet(isFirstNearer ? facet : facet + 1)
  }

  return { around, drawCell, drawFacet }
}

/** No landmark reaches further than this from its middle, along the flight. */
const PAST_METRES = 40

/** A facet that reaches at least as far along the flight does not face along it, in metres. */
const MOST_REACH = 8

interface FlatLandmark {
  /** In the order in which they are drawn. */
  readonly facets: readonly number[]
  /** Where along the flight its middle is. */
  readonly z: number
}

/**
 * Of each landmark, the facets that face along the flight come last: they are the nearest to whoever flies towards it. The
 * others keep the order of the shape, in which a viaduct's deck follows the piers that it covers.
 */
function flatLandmarksOf({ layout, positions }: ChunkRing, { state }: FlightFrame): FlatLandmark[] {
  const reachOf = (facet: number): number => {
    const [a = 0, b = 0, c = 0] = [2, 5, 8].map((at) => positions[facet * 9 + at])
    return Math.min(MOST_REACH, Math.max(a, b, c) - Math.min(a, b, c))
  }
  let next = layout.facetsPerChunk * layout.chunks
  return state.landmarks.map((landmark) => {
    const first = next
    next += landmarkFacets(landmark).length / 9
    const facets = Array.from({ length: next - first }, (_, index) => first + index)
    return { facets: facets.sort((one, other) => reachOf(other) - reachOf(one)), z: landmark.z }
  })
}

export function createFlatGround(detail: Detail, pen: Pen, air: FlatAir): FlatGround {
  const { camera } = pen
  const ring = createChunkRing(detail)
  const { layout } = ring
  const patches = patchesInwards(layout.patches)
  const { around, drawCell, drawFacet } = createFacets(ring, sinkingSpan(detail), pen, air)

  const drawRow = ({ columns, first }: PatchPlace, chunkStart: number, row: number): void => {
    const cells = columns.length - 1
    const start = chunkStart + first + row * cells * 2
    let cameraCell = 0
    while (cameraCell < cells && (columns[cameraCell + 1] ?? Infinity) < camera.x) cameraCell += 1
    for (let cell = 0; cell < cameraCell; cell += 1) drawCell(start + cell * 2)
    for (let cell = cells - 1; cell >= cameraCell; cell -= 1) drawCell(start + cell * 2)
  }

  const drawChunk = (chunk: number, frame: FlightFrame, queue: DrawQueue): void => {
    const chunkStart = ring.slotOf(chunk) * layout.facetsPerChunk
    // The positions of a chunk were all wrapped by the same number.
    around.originZ = frame.originZ + Math.floor((chunk * CHUNK_METRES) / WRAP_METRES) * WRAP_METRES
    for (let index = 0; index < patches.length; index += 1) {
      const patch = patches[index]
      if (patch === undefined) continue
      const isNear = index === patches.length - 1
      for (let row = patch.rows - 1; row >= 0; row -= 1) {
        drawRow(patch, chunkStart, row)
        // Objects above a row are drawn after it, so that the row cannot cover them.
        if (isNear) queue.drawBeyond(-(chunk + row / patch.rows) * CHUNK_METRES)
      }
    }
  }

  let landmarks: readonly FlatLandmark[] = []
  const world = { originZ: 0 }
  const drawLandmark = (landmark: number): void => {
    const facets = landmarks[landmark]?.facets ?? []
    const { originZ } = around
    around.originZ = world.originZ
    for (let index = 0; index < facets.length; index += 1) drawFacet(facets[index] ?? 0)
    around.originZ = originZ
  }

  return {
    restart: (frame) => {
      ring.restart(frame)
      landmarks = flatLandmarksOf(ring, frame)
    },
    queue: (frame, queue) => {
      world.originZ = frame.originZ
      for (let index = 0; index < landmarks.length; index += 1) {
        const z = landmarks[index]?.z ?? 0
        const away = frame.originZ - z
        if (away > -PAST_METRES && away < detail.sightMetres) queue.add(z, drawLandmark, index)
      }
    },
    draw: (frame, queue) => {
      ring.update(frame)
      const first = ring.first()
      for (let chunk = first + layout.chunks - 1; chunk >= first; chunk -= 1) drawChunk(chunk, frame, queue)
      queue.drawBeyond(Infinity)
    },
  }
}
