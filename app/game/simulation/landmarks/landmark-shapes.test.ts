import { expect, test } from 'vitest'

import { LANDMARK_SHAPES } from './landmark-shapes.ts'

const shapes = Object.entries(LANDMARK_SHAPES).map(([kind, shape]) => ({ kind, ...shape }))

function verticesOf(facets: readonly number[]): (readonly [number, number, number])[] {
  return Array.from({ length: facets.length / 3 }, (_, index) => {
    const [x = NaN, y = NaN, z = NaN] = facets.slice(index * 3, index * 3 + 3)
    return [x, y, z]
  })
}

test.each(shapes)('a landmark’s shape is a closed mesh: $kind', ({ facets }) => {
  const vertices = verticesOf(facets).map((vertex) => vertex.join(' '))
  const edges = new Map<string, number>()
  for (let facet = 0; facet < vertices.length; facet += 3) {
    for (let side = 0; side < 3; side += 1) {
      const [from, to] = [vertices[facet + side], vertices[facet + ((side + 1) % 3)]]
      edges.set(`${from} > ${to}`, (edges.get(`${from} > ${to}`) ?? 0) + 1)
    }
  }
  for (const [edge, count] of edges) {
    expect(count).toBe(1)
    expect(edges.get(edge.split(' > ').reverse().join(' > '))).toBe(1)
  }
})

/** The solids that a shape is made of: facets that hang together by their vertices. */
function solidsOf(facets: readonly number[]): number[][] {
  const solids: { vertices: Set<string>; facets: number[] }[] = []
  for (let at = 0; at < facets.length; at += 9) {
    const facet = facets.slice(at, at + 9)
    const vertices = verticesOf(facet).map((vertex) => vertex.join(' '))
    const touched = solids.filter((solid) => vertices.some((vertex) => solid.vertices.has(vertex)))
    const [first = { vertices: new Set<string>(), facets: [] }, ...others] = touched
    for (const other of others) {
      for (const vertex of other.vertices) first.vertices.add(vertex)
      first.facets.push(...other.facets)
      solids.splice(solids.indexOf(other), 1)
    }
    for (const vertex of vertices) first.vertices.add(vertex)
    first.facets.push(...facet)
    if (touched.length === 0) solids.push(first)
  }
  return solids.map((solid) => solid.facets)
}

function volumeOf(facets: readonly number[]): number {
  const vertices = verticesOf(facets)
  let volume = 0
  for (let at = 0; at < vertices.length; at += 3) {
    const [a, b, c] = vertices.slice(at, at + 3)
    volume += a[0] * (b[1] * c[2] - b[2] * c[1])
    volume += a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  return volume / 6
}

test.each(shapes)('a landmark’s facets face outwards: $kind', ({ facets }) => {
  expect(
    solidsOf(facets)
      .map(volumeOf)
      .every((volume) => volume > 0),
  ).toBe(true)
})

test.each(shapes)('a landmark’s base is below the ground, and it has 80 to 450 facets: $kind', ({ facets, depth }) => {
  expect(Math.min(...verticesOf(facets).map(([, y]) => y))).toBeLessThan(-0.03)
  expect(facets.length / 9).toBeGreaterThan(80)
  expect(facets.length / 9).toBeLessThan(450)
  expect(depth).toBeLessThan(30)
})
