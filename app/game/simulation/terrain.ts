/**
 * The ground: endless, and a pure function of the seed.
 *
 * Heights are free at the crossings of a lattice of `FACET_METRES` and lie on flat triangles between them, so that a mesh
 * with its vertices on that lattice shows exactly the ground that the collision tests, facet by facet. Each square of
 * the lattice is cut from corner to corner; the cut runs from (low x, low z) to (high x, high z) where the column and
 * row of the square add up to an even number, and across the other corners where they add up to an odd one.
 *
 * The shape: a valley line swings from side to side of the corridor; from its floor rise shoulders and spurs of
 * mountains, and beyond the corridor ever higher ranges for the eye. All lengths were tuned by hand.
 */
import { chance } from './random.ts'
import { clamp, ease, easeBetween, lineNoise, planeNoise, ridgeNoise } from './noise.ts'

/** Edge of one square of the ground’s lattice, in metres. */
export const FACET_METRES = 10
/** The highest ground within the valley’s floor, in metres: under the altitude clamp by more than a banked wing. */
export const FLOOR_LIMIT = 5
/** Ground no further than this from the valley line, in metres across, is always valley floor. */
export const FLOOR_HALF_WIDTH = 8

const FLOOR_BASE = 1.5
const BEND_METRES = 250
const BEND_REACH = 46
const WIGGLE_METRES = 115
const WIGGLE_REACH = 9
const LAYER = { bend: 1, bendSide: 2, wiggle: 3, spur: 4, slope: 6, range: 8, crest: 9, rock: 10, floor: 11, far: 12 }

/** Where the valley bends to at the whole-numbered bend, in [−1, 1]; three bends in four swing to the other side. */
function bendAt(seed: number, bend: number): number {
  const reach = 0.2 + 0.8 * chance(seed, bend, LAYER.bend)
  const swings = chance(seed, bend, LAYER.bendSide) < 0.75 ? 1 : -1
  return (bend & 1) === 0 ? reach * swings : -reach * swings
}

/** The valley line’s x in metres at z, within ±55. */
export function valleyAt(seed: number, z: number): number {
  const at = z / BEND_METRES
  const bend = Math.floor(at)
  const from = bendAt(seed, bend)
  const swing = from + (bendAt(seed, bend + 1) - from) * ease(at - bend)
  const wiggle = 2 * lineNoise(seed, LAYER.wiggle, z / WIGGLE_METRES) - 1
  return swing * BEND_REACH + wiggle * WIGGLE_REACH
}

/** The ground at a crossing of the lattice, in metres. */
function shapeAt(seed: number, x: number, z: number): number {
  const fromValley = x - valleyAt(seed, z)
  const side = fromValley < 0 ? 0 : 1
  const distance = Math.abs(fromValley)

  // Spurs come down to the valley slantwise; where one does, the floor is narrow and the flank steep and high.
  const spurAt = (z + distance * (side === 0 ? 0.5 : -0.4)) / 135
  const spurNoise = lineNoise(seed, LAYER.spur + side, spurAt)
  const spur = easeBetween(0.2, 0.8, spurNoise)
  const floorHalfWidth = 36 - 17 * spur
  const floor = FLOOR_BASE + (FLOOR_LIMIT - FLOOR_BASE) * planeNoise(seed, LAYER.floor, x / 60, z / 60)
  if (distance <= floorHalfWidth) return floor

  const flank = 50 + 34 * lineNoise(seed, LAYER.slope + side, z / 170)
  const rise = ease(clamp((distance - floorHalfWidth) / flank, 0, 1))
  const range = ridgeNoise(seed, LAYER.range, x / 230, z / 260)
  const crest = ridgeNoise(seed, LAYER.crest, x / 82, z / 96)
  const rock = planeNoise(seed, LAYER.rock, x / 31, z / 31)
  let mountain =
    (34 + 105 * range * range + 18 * range) * (0.42 + 0.85 * spur) + 36 * crest * (0.35 + 0.65 * range) + 9 * rock

  const outside = Math.abs(x) - 90
  if (outside > 0) {
    const rising = outside / (outside + 420)
    const far = ridgeNoise(seed, LAYER.far, x / 520, z / 610)
    mountain += rising * (90 + 330 * far * (0.4 + 0.6 * range))
  }
  return floor + rise * mountain
}

// Lattice heights of the corridor, remembered: a square of the ring below is looked up some fifty times while the craft
// crosses it. Remembering what a pure function gave is invisible from outside; the keys make sure of it.
const CACHE_COLUMNS = 32
const CACHE_ROWS = 512
const cachedHeights = new Float64Array(CACHE_COLUMNS * CACHE_ROWS)
const cachedSeeds = new Float64Array(CACHE_COLUMNS * CACHE_ROWS).fill(-1)
const cachedColumns = new Float64Array(CACHE_COLUMNS * CACHE_ROWS)
const cachedRows = new Float64Array(CACHE_COLUMNS * CACHE_ROWS)

/** The ground at one crossing of the lattice, in metres; `column` and `row` count squares from the origin. */
export function latticeHeight(seed: number, column: number, row: number): number {
  // The far ranges are asked for once each, by the picture; they would only push the corridor out.
  if (column < -13 || column > 13) return shapeAt(seed, column * FACET_METRES, row * FACET_METRES)
  const slot = (row & (CACHE_ROWS - 1)) * CACHE_COLUMNS + (column & (CACHE_COLUMNS - 1))
  if (cachedSeeds[slot] !== seed || cachedColumns[slot] !== column || cachedRows[slot] !== row) {
    cachedHeights[slot] = shapeAt(seed, column * FACET_METRES, row * FACET_METRES)
    cachedSeeds[slot] = seed
    cachedColumns[slot] = column
    cachedRows[slot] = row
  }
  return cachedHeights[slot] ?? 0
}

/** The ground’s height in metres at a place; continuous, and flat on each facet. `seed` is an unsigned 32-bit integer. */
export function groundAt(seed: number, x: number, z: number): number {
  const column = Math.floor(x / FACET_METRES)
  const row = Math.floor(z / FACET_METRES)
  const acrossX = x / FACET_METRES - column
  const alongZ = z / FACET_METRES - row
  const lowLow = latticeHeight(seed, column, row)
  if (acrossX === 0 && alongZ === 0) return lowLow
  if (((column + row) & 1) === 0) {
    const highHigh = latticeHeight(seed, column + 1, row + 1)
    if (acrossX >= alongZ) {
      const highLow = latticeHeight(seed, column + 1, row)
      return lowLow + (highLow - lowLow) * acrossX + (highHigh - highLow) * alongZ
    }
    const lowHigh = latticeHeight(seed, column, row + 1)
    return lowLow + (highHigh - lowHigh) * acrossX + (lowHigh - lowLow) * alongZ
  }
  const highLow = latticeHeight(seed, column + 1, row)
  const lowHigh = latticeHeight(seed, column, row + 1)
  if (acrossX + alongZ <= 1) return lowLow + (highLow - lowLow) * acrossX + (lowHigh - lowLow) * alongZ
  const highHigh = latticeHeight(seed, column + 1, row + 1)
  return highHigh + (lowHigh - highHigh) * (1 - acrossX) + (highLow - highHigh) * (1 - alongZ)
}

/** The ground of one course, for whoever draws it. */
export interface Terrain {
  /** Height of the ground in metres at a place in metres; the same ground that the collision tests. */
  heightAt(x: number, z: number): number
  /** The x of the valley line in metres at z: the way through, always clear down to the altitude clamp. */
  valleyAt(z: number): number
}

/** The ground of a seed (an unsigned 32-bit integer). */
export function createTerrain(seed: number): Terrain {
  const course = seed >>> 0
  return {
    heightAt: (x, z) => groundAt(course, x, z),
    valleyAt: (z) => valleyAt(course, z),
  }
}
