/** How far facets are from the rock that they lie on, for tests. */
import { groundAt } from '../app/game/simulation/ground/terrain.ts'

type Vertex = readonly [x: number, y: number, z: number]

/** The vertices of facets, which have nine numbers each. */
export function verticesOf(facets: readonly number[]): Vertex[] {
  return Array.from({ length: facets.length / 3 }, (_, at) => [facets[at * 3], facets[at * 3 + 1], facets[at * 3 + 2]])
}

/** How far from the rock a place is, in metres: no further than the nearest of places on it, half a metre apart. */
export function awayFromRock(seed: number, [x, y, z]: Vertex): number {
  let nearest = Infinity
  for (let across = -2; across <= 2; across += 0.5)
    for (let along = -2; along <= 2; along += 0.5)
      nearest = Math.min(nearest, Math.hypot(across, groundAt(seed, x + across, z + along) - y, along))
  return nearest
}
