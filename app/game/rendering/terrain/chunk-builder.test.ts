import { expect, test } from 'vitest'

import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { createTerrain, FACET_METRES } from '../../simulation/ground/terrain.ts'
import { DETAILS } from '../quality/detail.ts'
import { standingSolidsOf } from '../monuments/standing-solids.ts'
import { createChunkBuilder, type ChunkBuffers } from './chunk-builder.ts'
import { CHUNK_METRES, chunkAt, chunkLayoutFor } from './chunk-layout.ts'
import type { GroundLight } from './facet-paint.ts'

type Vertex = readonly [x: number, y: number, z: number]
type Facet = readonly [Vertex, Vertex, Vertex]

const UNLIT: GroundLight = { paint: () => false, paintStanding: () => false, side: 1 }

const LEVELS = [DETAILS.high, DETAILS.low]

function facetsOf(buffers: ChunkBuffers, count: number): Facet[] {
  const vertex = (index: number): Vertex => [
    buffers.positions[index * 3],
    buffers.positions[index * 3 + 1],
    buffers.positions[index * 3 + 2],
  ]
  return Array.from({ length: count }, (_, facet) => [vertex(facet * 3), vertex(facet * 3 + 1), vertex(facet * 3 + 2)])
}

function builtChunk(seed: number, chunk: number, detail = DETAILS.high): Facet[] {
  const layout = chunkLayoutFor(detail)
  const builder = createChunkBuilder(layout)
  builder.build(createTerrain(seed), chunk, 0, UNLIT)
  return facetsOf(builder, layout.facetsPerChunk)
}

/** The height of the facet over a place, or undefined where the place is not under it. */
function heightOn([a, b, c]: Facet, x: number, z: number): number | undefined {
  const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2])
  const shareB = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / area
  const shareC = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / area
  if (shareB < 0 || shareC < 0 || shareB + shareC > 1) return undefined
  return a[1] + (b[1] - a[1]) * shareB + (c[1] - a[1]) * shareC
}

test('a chunk of ground matches the collision ground in the corridor to within 1 cm', () => {
  for (const detail of LEVELS) {
    for (const [seed, chunk] of [
      [1, 0],
      [77, 31],
      [2026, 3200],
    ] as const) {
      const facets = builtChunk(seed, chunk, detail)
      const terrain = createTerrain(seed)
      let worst = 0
      let checked = 0
      for (let x = -MAX_HORIZONTAL - 5; x <= MAX_HORIZONTAL + 5; x += 3.7) {
        for (let along = 0.3; along < CHUNK_METRES; along += 2.9) {
          const z = -chunk * CHUNK_METRES - along
          const drawn = facets.map((facet) => heightOn(facet, x, z)).find((height) => height !== undefined)
          worst = Math.max(worst, Math.abs((drawn ?? NaN) - terrain.heightAt(x, z)))
          checked += 1
        }
      }
      expect(checked).toBeGreaterThan(500)
      // What is left is the single precision of the positions.
      expect(worst).toBeLessThan(0.01)
    }
  }
})

test('a chunk of ground meets the next one without a crack or an overlap', () => {
  for (const detail of LEVELS) {
    const edge = -CHUNK_METRES * 8
    const onEdge = (facets: readonly Facet[]): Set<string> =>
      new Set(
        facets
          .flat()
          .filter(([, , z]) => Math.abs(z - edge) <= CHUNK_METRES / 3)
          .map((vertex) => vertex.map((value) => value.toFixed(3)).join(' ')),
      )
    const before = onEdge(builtChunk(9, 7, detail))
    const after = onEdge(builtChunk(9, 8, detail))
    const shared = [...before].filter((vertex) => after.has(vertex))
    const columns = chunkLayoutFor(detail).patches.reduce((sum, patch) => sum + patch.columns.length, 0) - 4
    expect(shared.length).toBe(columns)
  }
})

test('a chunk of ground has no hole between its bands', () => {
  for (const detail of LEVELS) {
    const facets = builtChunk(4, 12, detail)
    for (const border of [detail.nearHalfWidth, -detail.nearHalfWidth, detail.midHalfWidth, -detail.midHalfWidth]) {
      const vertices = facets.flat().filter(([x]) => x === border)
      const zs = [...new Set(vertices.map(([, , z]) => z))]
      for (const z of zs) {
        const heights = facets
          .flatMap(([a, b, c]) => [
            [a, b],
            [b, c],
            [c, a],
          ])
          .filter(([from, to]) => from[0] === border && to[0] === border)
          .filter(([from, to]) => (from[2] - z) * (to[2] - z) <= 0)
          .map(([from, to]) => {
            const share = (z - from[2]) / (to[2] - from[2])
            return from[1] + (to[1] - from[1]) * share
          })
        expect(heights.length).toBeGreaterThan(1)
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.001)
      }
    }
  }
})

test('a chunk of ground faces up everywhere, so that nothing is culled', () => {
  for (const detail of LEVELS) {
    for (const [a, b, c] of builtChunk(11, 5, detail)) {
      expect((b[2] - a[2]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[2] - a[2])).toBeGreaterThan(0)
    }
  }
})

test('a place belongs to the chunk that spans it', () => {
  expect(chunkAt(-0.1)).toBe(0)
  expect(chunkAt(-CHUNK_METRES - 0.1)).toBe(1)
  expect(chunkAt(5)).toBe(-1)
})

test('the near band of each level reaches one cell past the wingtip at the corridor’s edge', () => {
  // The outermost cell of the band is bent to meet the coarser one.
  for (const detail of LEVELS) expect(detail.nearHalfWidth - FACET_METRES).toBeGreaterThan(MAX_HORIZONTAL + 5)
})

test('what stands on the ground is drawn with its own facets, after the chunks of ground', () => {
  const layout = chunkLayoutFor(DETAILS.low)
  const builder = createChunkBuilder(layout)
  const ground = layout.facetsPerChunk * layout.chunks
  for (const seed of [1, 21, 12]) {
    const solids = standingSolidsOf(startFlight(seed))
    const standing = solids.flatMap(({ facets }) => facets)
    expect(builder.buildSolids(solids, UNLIT)).toBe(ground + standing.length / 9)
    const drawn = Array.from(builder.positions.slice(ground * 9, ground * 9 + standing.length))
    expect(drawn).toEqual(standing.map((value) => Math.fround(value)))
  }
})
