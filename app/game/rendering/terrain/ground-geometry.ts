/** Dry and wet facets as two indices into the same vertices: those of the ring of chunks, uploaded as they change. */
import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from 'three'

import type { Detail } from '../quality/detail.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { isWet } from './chunk-builder.ts'
import { createChunkRing } from './chunk-ring.ts'

function createIndex(facets: number): BufferAttribute {
  return new BufferAttribute(new Uint32Array(facets * 3), 1).setUsage(DynamicDrawUsage)
}

/** Adds a facet to an index that has `at` entries, and returns how many it has then. */
function addFacet({ array }: BufferAttribute, facet: number, at: number): number {
  for (let corner = 0; corner < 3; corner += 1) array[at + corner] = facet * 3 + corner
  return at + 3
}

function uploadIndex(index: BufferAttribute, count: number): void {
  index.clearUpdateRanges()
  index.addUpdateRange(0, count)
  index.needsUpdate = true
}

export function createGroundGeometry(detail: Detail) {
  let isChanged = false
  const ring = createChunkRing(detail, (slot) => {
    const { facetsPerChunk } = ring.layout
    for (const attribute of [positions, colours, levels]) {
      const numbers = facetsPerChunk * 3 * attribute.itemSize
      attribute.addUpdateRange(slot * numbers, numbers)
      attribute.needsUpdate = true
    }
    isChanged = true
  })
  const positions = new BufferAttribute(ring.positions, 3).setUsage(DynamicDrawUsage)
  const colours = new BufferAttribute(ring.colours, 4, true).setUsage(DynamicDrawUsage)
  const levels = new BufferAttribute(ring.levels, 2, true).setUsage(DynamicDrawUsage)
  const facets = positions.count / 3
  const dryIndex = createIndex(facets)
  const wetIndex = createIndex(facets)
  const createGeometry = (index: BufferAttribute): BufferGeometry =>
    new BufferGeometry()
      .setAttribute('position', positions)
      .setAttribute('color', colours)
      .setAttribute('levels', levels)
      .setIndex(index)
  const dry = createGeometry(dryIndex)
  const wet = createGeometry(wetIndex)

  const writeIndices = (): void => {
    let dryCount = 0
    let wetCount = 0
    for (let facet = 0; facet < ring.facets(); facet += 1) {
      if (isWet(ring.levels, facet)) wetCount = addFacet(wetIndex, facet, wetCount)
      else dryCount = addFacet(dryIndex, facet, dryCount)
    }
    dry.setDrawRange(0, dryCount)
    wet.setDrawRange(0, wetCount)
    uploadIndex(dryIndex, dryCount)
    uploadIndex(wetIndex, wetCount)
    isChanged = false
  }

  return {
    dry,
    wet,
    restart: (frame: FlightFrame): void => {
      ring.restart(frame)
      writeIndices()
      // A range that is all of it: three.js uploads nothing but the ranges where there are any, and the first frame may add one.
      for (const attribute of [positions, colours, levels]) {
        attribute.clearUpdateRanges()
        attribute.addUpdateRange(0, attribute.array.length)
      }
    },
    update: (frame: FlightFrame): void => {
      ring.update(frame)
      if (isChanged) writeIndices()
    },
  }
}
