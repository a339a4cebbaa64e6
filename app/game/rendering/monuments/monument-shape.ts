/** What the shapes of monuments and waymarks are made with. */
import { tube, type Loop, type Vertex } from '../../simulation/landmarks/landmark-shapes.ts'

export interface MonumentShape {
  /** Nine numbers a facet: the x, y and z of three vertices, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** The facets from this one on are lit from inside. */
  readonly litFrom: number
  /** The middle of its light, where it has one. */
  readonly lamp?: Vertex
  /** Its height above the ground, and how far it reaches from its foot to either side, in metres. */
  readonly height: number
  readonly reach: number
  /** How far it reaches to either side below the ground, in metres. */
  readonly footing: number
}

/** A loop of the solid of revolution about the y axis. */
export function circle(sides: number, y: number, radius: number): Loop {
  return Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI
    return [radius * Math.cos(angle), y, -radius * Math.sin(angle)]
  })
}

export type Profile = readonly (readonly [y: number, radius: number])[]

export function turned(sides: number, profile: Profile): number[] {
  return tube(profile.map(([y, radius]) => circle(sides, y, radius)))
}

/** Moves every vertex of some facets. */
export function moved(facets: readonly number[], move: (vertex: Vertex) => Vertex): number[] {
  const result: number[] = []
  for (let at = 0; at < facets.length; at += 3) result.push(...move([facets[at], facets[at + 1], facets[at + 2]]))
  return result
}

export function shapeOf(facets: readonly number[], lit: readonly number[] = [], lamp?: Vertex): MonumentShape {
  const all = [...facets, ...lit]
  let height = 0
  let reach = 0
  let footing = 0
  for (let at = 0; at < all.length; at += 3) {
    const aside = Math.hypot(all[at], all[at + 2])
    height = Math.max(height, all[at + 1])
    reach = Math.max(reach, aside)
    if (all[at + 1] < 0) footing = Math.max(footing, aside)
  }
  return { facets: all, litFrom: facets.length / 9, height, reach, footing, ...(lamp && { lamp }) }
}
