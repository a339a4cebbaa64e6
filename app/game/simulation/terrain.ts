/**
 * The ground: endless, and a pure function of the seed.
 *
 * Heights are free at the crossings of a lattice of `FACET_METRES` and lie on flat triangles between them, so that a mesh
 * with its vertices on that lattice shows exactly the ground that the collision tests, facet by facet. Each square of
 * the lattice is cut from corner to corner along the way that rises less, which lets crests and feet run on unbroken:
 * across (high x, low z) and (low x, high z) where their heights differ less than those of the other two corners, and
 * across (low x, low z) and (high x, high z) otherwise.
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
const LAYER = {
  ...{ bend: 1, bendSide: 2, wiggle: 3, spur: 4, slope: 6, range: 8 },
  ...{ crest: 9, rock: 10, floor: 11, far: 12, gully: 13 },
}

/**
 * The first seconds are kind: the valley leads straight on from where a flight begins and takes up its bends by and by, and
 * beside that straight way the flanks stand back. Distances from the start in metres: the bends are whole from `BENDS_BY`
 * on; the flanks stand back up to `OPEN_UNTIL` (six seconds at cruising speed, and a little) and are whole from `CLOSED_BY` on.
 */
const BENDS_BY = 420
const OPEN_UNTIL = 450
const CLOSED_BY = 580
/** How wide the way is that they leave, in metres to either side: clear up to the first, whole from the second on. */
const OPEN_CLEAR = 20
const OPEN_SIDE = 68

/** Where the valley bends to at the whole-numbered bend, in [−1, 1]; three bends in four swing to the other side. */
function bendAt(seed: number, bend: number): number {
  const reach = 0.2 + 0.8 * chance(seed, bend, LAYER.bend)
  const swings = chance(seed, bend, LAYER.bendSide) < 0.75 ? 1 : -1
  return (bend & 1) === 0 ? reach * swings : -reach * swings
}

/** The x in metres of the valley at z as it would be if no flight ever began. */
function bendingAt(seed: number, z: number): number {
  const at = z / BEND_METRES
  const bend = Math.floor(at)
  const from = bendAt(seed, bend)
  const swing = from + (bendAt(seed, bend + 1) - from) * ease(at - bend)
  const wiggle = 2 * lineNoise(seed, LAYER.wiggle, z / WIGGLE_METRES) - 1
  return swing * BEND_REACH + wiggle * WIGGLE_REACH
}

/** The valley line’s x in metres at z, within ±55; straight behind the start, and only by and by bending after it. */
export function valleyAt(seed: number, z: number): number {
  const bending = bendingAt(seed, z)
  if (z <= -BENDS_BY) return bending
  const start = bendingAt(seed, 0)
  return start + (bending - start) * easeBetween(0, BENDS_BY, -z)
}

/** What share of their height the flanks have at a place: less than 1 only about the way straight on from the start. */
function flankShare(seed: number, x: number, z: number): number {
  if (z <= -CLOSED_BY) return 1
  const back = 1 - easeBetween(OPEN_UNTIL, CLOSED_BY, -z)
  return 1 - back * (1 - easeBetween(OPEN_CLEAR, OPEN_SIDE, Math.abs(x - bendingAt(seed, 0))))
}

/** The ground at a crossing of the lattice, in metres. */
function shapeAt(seed: number, x: number, z: number): number {
  const fromValley = x - valleyAt(seed, z)
  const side = fromValley < 0 ? 0 : 1
  const distance = Math.abs(fromValley)

  // Spurs come down to the valley slantwise; where one does, the floor is narrow and the flank near and high.
  const spurAt = (z + distance * (side === 0 ? 0.55 : -0.45)) / 128
  const spur = easeBetween(0.22, 0.78, lineNoise(seed, LAYER.spur + side, spurAt))
  const floorHalfWidth = 30 - 14 * spur
  const floor = FLOOR_BASE + (FLOOR_LIMIT - FLOOR_BASE) * planeNoise(seed, LAYER.floor, x / 60, z / 60)
  if (distance <= floorHalfWidth) return floor

  // The foot of the flank wanders in and out, so that it is a foot and not a kerb.
  const gully = ridgeNoise(seed, LAYER.gully, x / 64, z / 58)
  const up = distance - floorHalfWidth + 16 * (gully - 0.45) * clamp((distance - floorHalfWidth) / 14, 0, 1)
  const foothill = easeBetween(0, 46, up)
  const massif = easeBetween(6, 82 + 46 * lineNoise(seed, LAYER.slope + side, z / 170), up)
  const range = ridgeNoise(seed, LAYER.range, x / 210, z / 235)
  const crest = ridgeNoise(seed, LAYER.crest, x / 84, z / 92)
  const rock = planeNoise(seed, LAYER.rock, x / 27, z / 27) - 0.5
  const standing = 0.38 + 0.85 * spur
  const foothills = (15 + 26 * crest + 12 * gully) * (0.5 + 0.6 * spur)
  const mountains = (16 + 118 * range * range + 34 * crest * crest) * standing
  const rough = rock * (7 + 10 * range)

  let far = 0
  const outside = Math.abs(x) - 95
  if (outside > 0) {
    const rising = outside / (outside + 430)
    const ridge = ridgeNoise(seed, LAYER.far, x / 520, z / 610)
    far = rising * (70 + 380 * ridge * ridge * (0.45 + 0.55 * range) + 50 * crest * ridge)
  }
  const flank = foothill * (foothills + rough) + massif * mountains
  return Math.max(floor, floor + flank * flankShare(seed, x, z) + far)
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
  const highLow = latticeHeight(seed, column + 1, row)
  const lowHigh = latticeHeight(seed, column, row + 1)
  const highHigh = latticeHeight(seed, column + 1, row + 1)
  if (Math.abs(highLow - lowHigh) < Math.abs(lowLow - highHigh)) {
    if (acrossX + alongZ <= 1) return lowLow + (highLow - lowLow) * acrossX + (lowHigh - lowLow) * alongZ
    return highHigh + (lowHigh - highHigh) * (1 - acrossX) + (highLow - highHigh) * (1 - alongZ)
  }
  if (acrossX >= alongZ) return lowLow + (highLow - lowLow) * acrossX + (highHigh - highLow) * alongZ
  return lowLow + (highHigh - lowHigh) * acrossX + (lowHigh - lowLow) * alongZ
}

/** The ground of one course, for whoever draws it. */
export interface Terrain {
  /** Height of the ground in metres at a place in metres; the same ground that the collision tests. */
  readonly heightAt: (x: number, z: number) => number
  /** The x of the valley line in metres at z: the way through, always clear down to the altitude clamp. */
  readonly valleyAt: (z: number) => number
}

/** The ground of a seed (an unsigned 32-bit integer). */
export function createTerrain(seed: number): Terrain {
  const course = seed >>> 0
  return {
    heightAt: (x, z) => groundAt(course, x, z),
    valleyAt: (z) => valleyAt(course, z),
  }
}
