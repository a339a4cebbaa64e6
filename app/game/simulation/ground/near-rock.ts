/** How near the craft flies to rock: the mountains' flanks, but not the valley's floor. */
import type { CraftState } from '../flight-state.ts'
import { clamp } from '../easing.ts'
import { FACET_METRES, FLOOR_LIMIT, latticeHeight } from './terrain.ts'

/** Rock further away than this is not sensed, in metres. */
export const ROCK_REACH = 20
/** Rock nearer than this raises `FLIGHT_EVENTS.nearRock`, in metres. */
export const NEAR_ROCK_METRES = 8
/** Ground below this altitude is the valley's floor: flying low over it would be speed without risk. */
const LEAST_ROCK = FLOOR_LIMIT + 1
/** Picture and sound show rock from this distance on, and no more of it below the nearer one, in metres. */
const FELT_METRES = 15
const NEAREST_METRES = 5
/** Columns of the lattice that are looked at: within reach to either side. */
const COLUMNS = 2 * Math.ceil(ROCK_REACH / FACET_METRES) + 2

const heights = new Float64Array(COLUMNS)

/**
 * Writes `rockMetres` and `rockSide` of the craft: the distance to the ground in the plane across the corridor, where the
 * ground is a line from column to column of the lattice. Allocates nothing.
 */
export function senseRock(seed: number, craft: CraftState): void {
  const across = craft.x / FACET_METRES
  const along = craft.z / FACET_METRES
  const first = Math.floor(across) - COLUMNS / 2 + 1
  const row = Math.floor(along)
  const past = along - row
  let highest = 0
  for (let at = 0; at < COLUMNS; at += 1) {
    const near = latticeHeight(seed, first + at, row)
    const height = near + (latticeHeight(seed, first + at, row + 1) - near) * past
    heights[at] = height
    if (height > highest) highest = height
  }
  let nearest = ROCK_REACH * ROCK_REACH
  let side = 0
  if (highest > LEAST_ROCK && highest > craft.y - ROCK_REACH) {
    for (let at = 1; at < COLUMNS; at += 1) {
      const left = heights[at - 1]
      const rise = heights[at] - left
      if (left < LEAST_ROCK && heights[at] < LEAST_ROCK) continue
      // The part of the line that is rock, in shares of a column.
      const edge = (LEAST_ROCK - left) / rise
      const toX = (first + at - 1) * FACET_METRES - craft.x
      const toY = left - craft.y
      const foot = -(toX * FACET_METRES + toY * rise) / (FACET_METRES * FACET_METRES + rise * rise)
      const share = clamp(foot, left < LEAST_ROCK ? edge : 0, heights[at] < LEAST_ROCK ? edge : 1)
      const x = toX + FACET_METRES * share
      const y = toY + rise * share
      const square = x * x + y * y
      if (square >= nearest) continue
      nearest = square
      side = x
    }
  }
  craft.rockMetres = Math.sqrt(nearest)
  craft.rockSide = craft.rockMetres > 0 ? side / craft.rockMetres : 0
}

/** How near rock is to picture and sound, in [0, 1]: 0 from 15 m on. */
export function rockNearness({ rockMetres }: CraftState): number {
  return clamp((FELT_METRES - rockMetres) / (FELT_METRES - NEAREST_METRES), 0, 1)
}
