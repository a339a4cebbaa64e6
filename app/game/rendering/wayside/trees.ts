/**
 * Trees in groves: each land has its own. A pure function of the course. They are drawn and not struck, so they stand past the tip
 * of a wing at the edge of the corridor.
 */
import type { Terrain } from '../../simulation/ground/terrain.ts'
import { chance } from '../../simulation/random.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { drawnAt } from '../terrain/drawn-height.ts'
import { HIGHEST_WATER } from '../terrain/river.ts'

/** The most that a tree's shape is multiplied by. */
export const LARGEST = 1.7

/** Metres along the flight from one grove to the next. */
export const GROVE_METRES = 22
/** There is room for so many trees in a grove; a detail that draws fewer draws the first. */
export const GROVE_TREES = 16
/** Their middles stand from here outwards, within so many metres, and more of them near. */
const NEAREST = MAX_HORIZONTAL + 13
const OUTWARDS = 170
/** The trees of a grove are so far from its middle at most, in metres. */
const SPREAD = 26
/** Where a place does not suit a tree, others are tried. None grows below this height in metres, on the banks of the river, nor on steeper slopes. */
const LOWEST = HIGHEST_WATER
const STEEPEST = 0.4
const TRIES = 3
const SLOPE_METRES = 4
const LEAST_SIZE = 0.5

const DRAW = { side: 0x7e31, out: 0x7e32, along: 0x7e33, across: 0x7e34, size: 0x7e35 }

export interface Tree {
  /** Its foot in metres. */
  x: number
  y: number
  z: number
  /** Its shape is multiplied by this; 0 where none grows. */
  size: number
}

export function createTree(): Tree {
  return { x: 0.5, y: 0.5, z: 0.5, size: 0.5 }
}

/** A number in (−1, 1), more often near 0. */
function aside(seed: number, tree: number, draw: number): number {
  return chance(seed, tree * 2, draw) - chance(seed, tree * 2 + 1, draw)
}

function slopeAt(terrain: Terrain, x: number, z: number): number {
  const across = drawnAt(terrain, x + SLOPE_METRES, z) - drawnAt(terrain, x - SLOPE_METRES, z)
  const along = drawnAt(terrain, x, z + SLOPE_METRES) - drawnAt(terrain, x, z - SLOPE_METRES)
  return Math.sqrt(across * across + along * along) / (2 * SLOPE_METRES)
}

/** Sets `into` to tree `tree` of a course, of which the first is 0 and `GROVE_TREES` belong to a grove. Allocates nothing. */
export function setTree(into: Tree, seed: number, terrain: Terrain, tree: number): void {
  const grove = Math.floor(tree / GROVE_TREES)
  const draw = chance(seed, grove, DRAW.out)
  const side = chance(seed, grove, DRAW.side) < 0.5 ? -1 : 1
  const size = LEAST_SIZE + (1 - LEAST_SIZE) * chance(seed, tree, DRAW.size)
  into.size = 0
  for (let attempt = 0; attempt < TRIES && into.size === 0; attempt += 1) {
    const outwards = Math.max(0, OUTWARDS * draw * draw + SPREAD * aside(seed, tree * TRIES + attempt, DRAW.across))
    into.x = side * (NEAREST + outwards)
    into.z =
      -GROVE_METRES * (grove + chance(seed, grove, DRAW.along)) +
      SPREAD * aside(seed, tree * TRIES + attempt, DRAW.along)
    into.y = drawnAt(terrain, into.x, into.z)
    if (into.y >= LOWEST && slopeAt(terrain, into.x, into.z) <= STEEPEST)
      into.size = size * Math.min(LARGEST, 1 + outwards / 200)
  }
}
