/**
 * The ground: endless, and a pure function of the seed. All lengths were tuned by hand.
 *
 * Heights are computed on a lattice of `FACET_METRES` and interpolated over flat triangles, so that a mesh with its vertices
 * on the lattice shows exactly the ground that the collision tests. Each square is split along the diagonal whose two
 * vertices differ less in height.
 */
import { characterOf, type GroundCharacter } from './characters.ts'
import { clamp, smoothstep } from '../easing.ts'
import { lineNoise, planeNoise } from './noise.ts'
import { bendingAt, fillSideValleys, SIDE_VALLEY_NUMBERS, sideValleyShare, valleyAt } from './valley-line.ts'

/** Edge of one square of the ground’s lattice, in metres. */
export const FACET_METRES = 10
/** The highest ground within the valley’s floor, in metres: under the altitude clamp by more than a banked wing. */
export const FLOOR_LIMIT = 5

const FLOOR_BASE = 1.5
/** Metres from the middle of the corridor from which far chains rise. */
const FAR_FROM = 95
/** Draws along the flight; each takes the number after its own too, one for each side of the valley. */
const LAYER = { spur: 4, slope: 6 }
const FLOOR = { layer: 11, across: 60, along: 60, isRidge: false }
const GULLY = { layer: 13, across: 64, along: 58, isRidge: true }
const RANGE = { layer: 8, across: 210, along: 235, isRidge: true }
const CREST = { layer: 9, across: 84, along: 92, isRidge: true }
const ROCK = { layer: 10, across: 27, along: 27, isRidge: false }
const FAR = { layer: 12, across: 520, along: 610, isRidge: true }

/**
 * The first seconds are easy, in metres from the start: the flanks are lowered up to `OPEN_UNTIL` (six seconds at cruising
 * speed) and have their full height from `CLOSED_BY` on.
 */
const OPEN_UNTIL = 450
const CLOSED_BY = 580
/** Metres to either side of the straight line: flat up to the first, full height from the second on. */
const OPEN_CLEAR = 20
const OPEN_SIDE = 68
/**
 * The valley’s mouth: up to `MOUTH_UNTIL` metres from the start (four seconds in a dive) all of the corridor is valley floor,
 * with room for a wing beyond its ends, so that a first key held too long meets no mountain. The flanks rise beside it up to
 * `MOUTH_SIDE`, and behind it up to `MOUTH_CLOSED`.
 */
const MOUTH_UNTIL = 310
const MOUTH_CLOSED = 600
const MOUTH_CLEAR = 110
const MOUTH_SIDE = 250

/** The share of their full height that the mountains have at a place: less than 1 only near the start. */
function mountainShare(seed: number, x: number, z: number): number {
  if (z <= -MOUTH_CLOSED) return 1
  const straight = 1 - smoothstep(OPEN_UNTIL, CLOSED_BY, -z)
  const beside = smoothstep(OPEN_CLEAR, OPEN_SIDE, Math.abs(x - bendingAt(seed, 0)))
  const mouth = 1 - smoothstep(MOUTH_UNTIL, MOUTH_CLOSED, -z)
  const outside = smoothstep(MOUTH_CLEAR, MOUTH_SIDE, Math.abs(x))
  return (1 - straight * (1 - beside)) * (1 - mouth * (1 - outside))
}

/** The share of its tread that a terrace is level. */
const TREAD = 0.6

/** The height in metres of mountains of this character, where those of plain ranges have `height`. */
function carved({ table, aboveTable, terrace }: GroundCharacter, height: number): number {
  const cut = height <= table ? height : table + (height - table) * aboveTable
  if (terrace === 0) return cut
  const steps = cut / terrace
  const step = Math.floor(steps)
  return terrace * (step + smoothstep(TREAD, 1, steps - step))
}

/** The height of a crest as a share of its highest, for ridged noise: a blade or a dune. */
function crestShare(roundness: number, noise: number): number {
  return noise * (noise + 2 * roundness * (1 - noise))
}

// Caches of what each row of the lattice has in common, and of the corridor's heights: each square is looked up some fifty times
// while the craft crosses it. Lookups return a slot instead of a height, because engines box the numbers that long functions return.
const CACHE_REACH = 13
const CACHE_COLUMNS = 32
const CACHE_ROWS = 512
/** The last slot takes what lies outside the corridor, which is computed anew each time. */
const OUTSIDE = CACHE_COLUMNS * CACHE_ROWS
const heights = new Float64Array(OUTSIDE + 1)
const heightSeeds = new Float64Array(OUTSIDE + 1).fill(-1)
const heightRows = new Float64Array(OUTSIDE + 1)
const rows = Array.from({ length: CACHE_ROWS }, () => ({
  seed: -1,
  row: 0,
  /** The valley line's x in metres, and what branches off. */
  valley: 0,
  sideValleys: new Float64Array(SIDE_VALLEY_NUMBERS),
}))

function rowOf(seed: number, row: number): (typeof rows)[number] {
  const cached = rows[row & (CACHE_ROWS - 1)]
  if (cached.row !== row || cached.seed !== seed) {
    cached.valley = valleyAt(seed, row * FACET_METRES)
    fillSideValleys(seed, row * FACET_METRES, cached.sideValleys)
    cached.row = row
    cached.seed = seed
  }
  return cached
}

/** Computes the ground at a crossing of the lattice, in metres. */
function computeHeight(seed: number, column: number, row: number): number {
  const x = column * FACET_METRES
  const z = row * FACET_METRES
  const character = characterOf(seed)
  const { valley, sideValleys } = rowOf(seed, row)
  const fromValley = x - valley
  const side = fromValley < 0 ? 0 : 1
  const distance = Math.abs(fromValley)

  // Spurs run down to the valley at a slant and narrow its floor.
  const spurAt = (z + distance * (side === 0 ? 0.55 : -0.45)) / 128
  const spur = smoothstep(0.22, 0.78, lineNoise(LAYER.spur + side, seed, spurAt))
  const floorHalfWidth = character.floor - character.spur * spur
  const floor = FLOOR_BASE + (FLOOR_LIMIT - FLOOR_BASE) * planeNoise(FLOOR, seed, x, z)
  if (distance <= floorHalfWidth) return floor

  const gully = planeNoise(GULLY, seed, x, z)
  const range = planeNoise(RANGE, seed, x, z)
  const crest = planeNoise(CREST, seed, x, z)
  const rock = planeNoise(ROCK, seed, x, z) - 0.5

  // The gullies move the foot of the flank in and out.
  const up = distance - floorHalfWidth + 16 * (gully - 0.45) * clamp((distance - floorHalfWidth) / 14, 0, 1)
  const foothill = smoothstep(0, character.foot, up)
  const slope = character.slope + character.slopeNoise * lineNoise(LAYER.slope + side, seed, z / 170)
  const massif = smoothstep(6, slope, up)
  // Mountains stand high on spurs and low between them, so the skyline rises and falls along the flight.
  const standing = 0.38 + 0.85 * spur
  const foothills = (character.foothills + character.foothillCrests * crest + 12 * gully) * (0.5 + 0.6 * spur)
  const ranges = character.ranges * crestShare(character.roundness, range)
  const mountains = (16 + ranges + character.crests * crestShare(character.roundness, crest)) * standing
  // Small rocks, larger on high ranges and hardly any on dunes.
  const rough = rock * (7 + 10 * range) * (1 - 0.7 * character.roundness)

  // Far chains, up to 500 m high, higher the further out.
  const outside = Math.abs(x) - FAR_FROM
  let far = 0
  if (outside > 0) {
    const rising = outside / (outside + 430)
    const chain = planeNoise(FAR, seed, x, z)
    far = rising * (70 + 380 * chain * chain * (0.45 + 0.55 * range) + 50 * crest * chain)
  }
  const flank = foothill * (foothills + rough) + massif * mountains
  const share = mountainShare(seed, x, z) * sideValleyShare(sideValleys, x, side)
  return Math.max(floor, floor + carved(character, flank + far) * share)
}

/** Where `heights` holds the ground at a crossing of the lattice, until the next call. */
function heightSlot(seed: number, column: number, row: number): number {
  const isInside = Math.abs(column) <= CACHE_REACH
  const slot = isInside ? (row & (CACHE_ROWS - 1)) * CACHE_COLUMNS + (column & (CACHE_COLUMNS - 1)) : OUTSIDE
  if (!isInside || heightRows[slot] !== row || heightSeeds[slot] !== seed) {
    heights[slot] = computeHeight(seed, column, row)
    heightSeeds[slot] = seed
    heightRows[slot] = row
  }
  return slot
}

/** The ground at one crossing of the lattice, in metres; `column` and `row` count squares from the origin. */
export function latticeHeight(seed: number, column: number, row: number): number {
  return heights[heightSlot(seed, column, row)]
}

/** The ground’s height in metres at a place; continuous, and flat on each facet. `seed` is an unsigned 32-bit integer. */
export function groundAt(seed: number, x: number, z: number): number {
  place[0] = x / FACET_METRES
  place[1] = z / FACET_METRES
  interpolate(seed)
  return place[2]
}

/** A place in squares of the lattice, across and along, and the ground's height there: in an array, because engines box the numbers that long functions return. */
const place = new Float64Array(3)

function interpolate(seed: number): void {
  const x = place[0]
  const z = place[1]
  const column = Math.floor(x)
  const row = Math.floor(z)
  const acrossX = x - column
  const alongZ = z - row
  const lowLow = latticeHeight(seed, column, row)
  if (acrossX === 0 && alongZ === 0) {
    place[2] = lowLow
    return
  }
  const highLow = latticeHeight(seed, column + 1, row)
  const lowHigh = latticeHeight(seed, column, row + 1)
  const highHigh = latticeHeight(seed, column + 1, row + 1)
  if (Math.abs(highLow - lowHigh) < Math.abs(lowLow - highHigh)) {
    place[2] =
      acrossX + alongZ <= 1
        ? lowLow + (highLow - lowLow) * acrossX + (lowHigh - lowLow) * alongZ
        : highHigh + (lowHigh - highHigh) * (1 - acrossX) + (highLow - highHigh) * (1 - alongZ)
  } else {
    place[2] =
      acrossX >= alongZ
        ? lowLow + (highLow - lowLow) * acrossX + (highHigh - highLow) * alongZ
        : lowLow + (highHigh - lowHigh) * acrossX + (lowHigh - lowLow) * alongZ
  }
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
