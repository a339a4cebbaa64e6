/** Where the river runs on the floor of the valley. It is only painted: no rule knows of it. */
import { clamp, smoothstep } from '../../simulation/easing.ts'
import { FACET_METRES, FLOOR_LIMIT, type Terrain } from '../../simulation/ground/terrain.ts'

/** The height of the river's surface, in metres: no floor is above it. */
export const RIVER_LEVEL = FLOOR_LIMIT

/**
 * The river is a ribbon along the valley, with beaches where the floor is wider: half its width, what that and its way vary by, in metres, and how
 * fast they do. Until so many metres from the start it is a lake, as wide as the floor, and by so many it has become a ribbon.
 */
const HALF_WIDTH = 27
const VARIES = 6
const WIDTH_RATE = 1 / 47
const WINDING_RATE = 1 / 78
const LAKE_UNTIL = 220
const LAKE_ENDS = 460
const LAKE_EXTRA = 120
/** How far from its middle the river looks for walls, in metres: past the end of the corridor. */
const WIDEST = 130
/** The highest ground that it lies on, in metres: a little way up the foot of a wall. */
export const HIGHEST_WATER = RIVER_LEVEL + 2
/**
 * The foot of a wall goes in and out by whole squares of the lattice, so a shore along it was a saw. It bends around the walls within so many metres
 * along the flight instead, in arcs of this radius.
 */
const BEND_METRES = 60
const BEND_RADIUS = 60
/** Its reach to a side is the soft minimum of those arcs, over so many metres: two that meet make no corner. */
const SOFT_METRES = 2

/** The nearness of a bank falls from 1 to 0 over so many metres. */
const BANK_METRES = 15

/** The shores of the river in a row across the flight: their x in metres. */
export interface RiverRow {
  left: number
  right: number
}

/** How far the floor reaches from x to a side (−1 or 1) in the row of the lattice at z, in metres. */
function floorReach(terrain: Terrain, x: number, z: number, side: number): number {
  const first = Math.round(x / FACET_METRES) * FACET_METRES
  let before = terrain.heightAt(first, z)
  for (let aside = 0; aside < WIDEST; aside += FACET_METRES) {
    const height = terrain.heightAt(first + side * (aside + FACET_METRES), z)
    if (height > HIGHEST_WATER) {
      const share = Math.max(0, HIGHEST_WATER - before) / (height - before)
      return side * (first - x) + aside + share * FACET_METRES
    }
    before = height
  }
  return WIDEST
}

/** The x of the river's middle at z, in metres. */
function middleAt(terrain: Terrain, z: number): number {
  return terrain.valleyAt(z) + VARIES * Math.sin(z * WINDING_RATE)
}

/** The term of a reach in the sum whose logarithm is the soft minimum. */
function weightOf(reach: number): number {
  return Math.exp(-reach / SOFT_METRES)
}

/** Sets `into` to where the river is in the row of the lattice at z metres. */
export function setRiverRow(into: RiverRow, terrain: Terrain, z: number): void {
  const lake = LAKE_EXTRA * (1 - smoothstep(LAKE_UNTIL, LAKE_ENDS, -z))
  let left = weightOf(HALF_WIDTH + VARIES * Math.sin(z * WIDTH_RATE) + lake)
  let right = left
  for (let along = -BEND_METRES; along <= BEND_METRES; along += FACET_METRES) {
    const middle = middleAt(terrain, z + along)
    const bend = along ** 2 / (2 * BEND_RADIUS)
    left += weightOf(floorReach(terrain, middle, z + along, -1) + bend)
    right += weightOf(floorReach(terrain, middle, z + along, 1) + bend)
  }
  const middle = middleAt(terrain, z)
  into.left = middle + SOFT_METRES * Math.log(left)
  into.right = middle - SOFT_METRES * Math.log(right)
}

/** How far an x lies from the nearer shore, in metres: below 0 in the river. */
export function inlandAt({ left, right }: RiverRow, x: number): number {
  return Math.max(left - x, x - right)
}

/** How near a bank is, in [0, 1], to what lies so many metres inland: 1 at the shore and beyond it. */
export function bankNearness(inland: number): number {
  return clamp(1 + inland / BANK_METRES, 0, 1)
}
