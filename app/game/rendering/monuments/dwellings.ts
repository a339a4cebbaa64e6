/**
 * Gates and windows that somebody cut into the walls of the valley: they tell how large a near wall is, and how fast it goes by. They
 * lie flat on the rock, so there is nothing to strike. All numbers were tuned by eye.
 */
import { ringBySerial } from '../../simulation/course/course.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import { characterOf } from '../../simulation/ground/characters.ts'
import { groundAt } from '../../simulation/ground/terrain.ts'
import { valleyAt } from '../../simulation/ground/valley-line.ts'
import { chance } from '../../simulation/random.ts'
import { MAX_HORIZONTAL, RINGS_TO_WIN } from '../../simulation/rules.ts'

export interface Dwelling {
  /** Nine numbers each, in metres, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** The facets from this one on are lit from inside. */
  readonly litFrom: number
  /** Where its nearest vertex is along the flight, in metres: it lies on the ground up to there. */
  readonly z: number
}

/** Metres to the right of the gate's middle and up from its foot, half the width, and the height. */
type Opening = readonly [right: number, up: number, half: number, height: number]

/** No course has more of them. */
const MOST_DWELLINGS = 6
const GATE: Opening = [0, 0, 2.4, 7]
const WINDOWS: readonly Opening[] = [
  [-7.3, 0.5, 1.1, 3],
  [7.3, 0.5, 1.1, 3],
  [-10.4, 9.5, 1.1, 2.8],
  [-5.2, 9.5, 1.1, 2.8],
  [0, 9.5, 1.1, 2.8],
  [5.2, 9.5, 1.1, 2.8],
  [10.4, 9.5, 1.1, 2.8],
  [-5.2, 15.5, 1, 2.4],
  [0, 15.5, 1, 2.4],
  [5.2, 15.5, 1, 2.4],
]
/** Windows are moved by so many metres at most, so that no dwelling is just like another. */
const MOVED = 0.5
/** The share of windows that are lit. */
const LIT_SHARE = 0.3

/** The corners of an opening: half widths to the right of its middle, and the share of its height. */
type Outline = readonly (readonly [right: number, up: number])[]
const WINDOW_OUTLINE: Outline = [
  [-1, 0],
  [1, 0],
  [1, 1],
  [-1, 1],
]
/**
 * The share of a gate's height at which its arch begins, and that of its width which is level at the top: by the names of the
 * characters in simulation/ground/characters.ts.
 */
const ARCHES: Readonly<Record<string, readonly [from: number, level: number]>> = {
  ranges: [0.66, 0.46],
  canyon: [0.9, 0.86],
  needles: [0.35, 0.2],
  downs: [0.6, 0.5],
  terraces: [0.78, 0.6],
}

function gateOutline(seed: number): Outline {
  const [from, level] = ARCHES[characterOf(seed).name]
  return [
    [-1, 0],
    [1, 0],
    [1, from],
    [level, 1],
    [-level, 1],
    [-1, from],
  ]
}

const GATE_FACETS = 4
const WINDOW_FACETS = 2
const DWELLING_FACETS = GATE_FACETS + WINDOWS.length * WINDOW_FACETS
export const MOST_DWELLING_FACETS = MOST_DWELLINGS * DWELLING_FACETS

/** Metres from one place that is tried to the next, from one dwelling to the next at least, and from the start to the first. */
const SITE_METRES = 10
const APART_METRES = 180
const FIRST_METRES = 330
/** The heights of the foot of a gate, in metres. */
const FOOT = [12, 34] as const
/** How far from the valley line a wall is looked for, and in what steps; the slope is measured over twice a step. */
const NEAREST = 8
const STEP = 5
/** Walls rise at least as steeply as this, and turn to who comes by at least by this share. */
const LEAST_SLOPE = 1.25
const LEAST_FACING = 0.25
/** So many metres before the rock, so that its edges do not cover them. */
const OUT = 1
/** The steps in which a place on the rock is found. */
const STEPS = 6
/** A vertex is that much above or below the rock at most, in metres. */
const MISFIT = 0.2

const DRAW = { height: 0xd3e1, side: 0xd3e2, aside: 0xd3e3, up: 0xd3e4, lit: 0xd3e5 }

/** A place on a wall; its ground rises towards a horizontal unit vector, by `slope`. */
interface WallPlace {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly towardsX: number
  readonly towardsZ: number
  readonly slope: number
}

/** The first wall of that height to one side of the valley line, where it is steep and turned to the camera. */
function wallAt(seed: number, side: number, y: number, z: number): WallPlace | undefined {
  const valley = valleyAt(seed, z)
  for (let out = NEAREST; Math.abs(valley + side * out) < MAX_HORIZONTAL; out += STEP) {
    const x = valley + side * out
    if (groundAt(seed, x, z) < y) continue
    const across = (groundAt(seed, x + STEP, z) - groundAt(seed, x - STEP, z)) / (2 * STEP)
    const along = (groundAt(seed, x, z + STEP) - groundAt(seed, x, z - STEP)) / (2 * STEP)
    const slope = Math.hypot(across, along)
    if (slope < LEAST_SLOPE || -along < LEAST_FACING * slope) return undefined
    return { x, y, z, towardsX: across / slope, towardsZ: along / slope, slope }
  }
  return undefined
}

/** The point of a wall so many metres to the right of a place on it and above that, a little before the rock; none where it is not found. */
function onWall(seed: number, place: WallPlace, right: number, up: number): number[] {
  const { towardsX, towardsZ, slope } = place
  const height = place.y + up
  let x = place.x - towardsZ * right
  let z = place.z + towardsX * right
  // Facets of the ground differ in slope.
  for (let step = 0; step < STEPS; step += 1) {
    const missing = (height - groundAt(seed, x, z)) / slope
    x += towardsX * missing
    z += towardsZ * missing
  }
  if (Math.abs(height - groundAt(seed, x, z)) > MISFIT) return []
  return [x - OUT * towardsX, height, z - OUT * towardsZ]
}

/** The facets of an opening; none where the wall is too uneven for it. */
function openingFacets(seed: number, place: WallPlace, [right, up, half, height]: Opening, outline: Outline): number[] {
  const vertices = outline.map((corner) => onWall(seed, place, right + corner[0] * half, up + corner[1] * height))
  if (vertices.some((vertex) => vertex.length === 0)) return []
  const [first, ...others] = vertices
  return others.slice(1).flatMap((vertex, index) => [first, others[index], vertex].flat())
}

/** Undefined where the wall has no room for all openings. */
function dwellingAt(seed: number, place: WallPlace): Dwelling | undefined {
  const random = (window: number, draw: number): number => chance(seed, -place.z * WINDOWS.length + window, draw)
  const dark = openingFacets(seed, place, GATE, gateOutline(seed))
  const lit: number[] = []
  for (const [window, [right, up, half, height]] of WINDOWS.entries()) {
    const aside = right + MOVED * (2 * random(window, DRAW.aside) - 1)
    const moved: Opening = [aside, up + MOVED * random(window, DRAW.up), half, height]
    const into = random(window, DRAW.lit) < LIT_SHARE ? lit : dark
    into.push(...openingFacets(seed, place, moved, WINDOW_OUTLINE))
  }
  const facets = [...dark, ...lit]
  if (facets.length < DWELLING_FACETS * 9) return undefined
  return { facets, litFrom: dark.length / 9, z: Math.max(...facets.filter((_, index) => index % 3 === 2)) }
}

/** The dwellings of a course. */
export function dwellingsOf(state: FlightState): Dwelling[] {
  const { seed } = state
  const dwellings: Dwelling[] = []
  const end = ringBySerial(state, RINGS_TO_WIN - 1)?.z ?? 0
  let nearest = -FIRST_METRES
  for (let z = -FIRST_METRES; z > end && dwellings.length < MOST_DWELLINGS; z -= SITE_METRES) {
    if (z > nearest) continue
    const y = FOOT[0] + (FOOT[1] - FOOT[0]) * chance(seed, -z, DRAW.height)
    const side = chance(seed, -z, DRAW.side) < 0.5 ? -1 : 1
    const place = wallAt(seed, side, y, z) ?? wallAt(seed, -side, y, z)
    const dwelling = place && dwellingAt(seed, place)
    if (dwelling === undefined) continue
    dwellings.push(dwelling)
    nearest = z - APART_METRES
  }
  return dwellings
}
