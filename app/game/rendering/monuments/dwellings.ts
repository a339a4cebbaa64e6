/**
 * Gates and windows that somebody cut into the walls of the valley: they tell how large a near wall is, and how fast it goes by. They
 * lie flat on the rock, so there is nothing to strike. All numbers were tuned by eye.
 */
import { courseLineAt, createLinePoint } from '../../simulation/course/course.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { groundAt } from '../../simulation/ground/terrain.ts'
import { valleyAt } from '../../simulation/ground/valley-line.ts'
import { chance } from '../../simulation/random.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'

export interface Dwelling {
  /** Nine numbers each, in metres, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** The facets from this one on are lit from inside. */
  readonly litFrom: number
  /** Where its nearest vertex is along the flight, in metres. */
  readonly z: number
}

/** Metres to the right and up: from a place on a wall, or from the foot of an opening. */
type Spot = readonly [right: number, up: number]

/** No course has more of them. */
const MOST_DWELLINGS = 5
/**
 * A gate or a window, in metres towards the far end of the wall and up. It looks deep: behind its near edge, rock is seen at its far side and
 * above. All of it lies flat on the wall.
 */
interface Opening {
  readonly nearFoot: Spot
  /** From the far foot around to the near side: the edge of the opening, and that of the light behind it. */
  readonly around: readonly (readonly [edge: number, edgeUp: number, light: number, lightUp: number])[]
}

const GATE: Opening = {
  nearFoot: [-1.9, 0],
  around: [
    [1.9, 0, 1.1, 0],
    [1.9, 3.9, 1.1, 3.3],
    [0.9, 5.8, 0.4, 4.8],
    [-0.9, 5.8, -0.9, 4.8],
    [-1.9, 3.9, -1.9, 3.3],
  ],
}
const WINDOW: Opening = {
  nearFoot: [-0.62, 0],
  around: [
    [0.62, 0, 0.3, 0],
    [0.5, 2.6, 0.24, 2.1],
    [-0.5, 2.6, -0.52, 2.1],
  ],
}
/** Where windows are, from the gate's foot: on one side of it, because on both they would be a face. */
const WINDOWS: readonly Spot[] = [
  [4.5, 1.4],
  [7.6, 1.4],
  [0.4, 8.2],
  [4.5, 8.2],
]
/** The share of windows that were cut, so that no dwelling is like another. */
const CUT_SHARE = 0.85

/** Metres from the start to the first place that is tried and to the last, from one place to the next, and from one dwelling to the next at least. */
const FIRST_METRES = 330
const LAST_METRES = 2600
const SITE_METRES = 10
const APART_METRES = 180
/** The least height of the foot of a gate, and how much higher others are, in metres. */
const FOOT = 12
const FOOT_RANGE = 22
/** How far from the valley line a wall is looked for, and in what steps; the slope is measured over twice a step. */
const NEAREST = 8
const STEP = 5
/** A wall is at least so far from the line of the course, in metres: right beside the craft windows would be squares. */
const LEAST_ASIDE = 44
/** Walls rise at least as steeply as this, and face the approaching craft by at least this share. */
const LEAST_SLOPE = 1.5
const LEAST_FACING = 0.5
/** So many metres before the rock, so that its edges do not cover them. */
const OUT = 1
/** The steps in which a place on the rock is found. */
const STEPS = 6
/** A vertex is that much above or below the rock at most, in metres. */
const MISFIT = 0.2

const DRAW = 0xd3e1

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

/** The point of a wall so many metres to the right of a place on it and above that, a little before the rock; NaN where it is not found. */
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
  const isFound = Math.abs(height - groundAt(seed, x, z)) <= MISFIT
  return [x - OUT * towardsX, isFound ? height : NaN, z - OUT * towardsZ]
}

/** The facets of an opening, with NaN where the wall is too uneven for it: of the rock inside, and of the light. */
function openingFacets(seed: number, place: WallPlace, [right, up]: Spot, { nearFoot, around }: Opening) {
  // Seen from the valley, the far end of the wall to the right is on the left.
  const far = place.towardsX > 0 ? -1 : 1
  const vertexAt = ([towardsFar, above]: Spot) => onWall(seed, place, right + far * towardsFar, up + above)
  const facetsOf = (polygon: readonly number[][]): number[] => {
    const [first, ...others] = far > 0 ? polygon : [...polygon].reverse()
    return others.slice(1).flatMap((vertex, index) => [first, others[index], vertex].flat())
  }
  const edge = around.map(([towardsFar, above]) => vertexAt([towardsFar, above]))
  const light = around.map(([, , towardsFar, above]) => vertexAt([towardsFar, above]))
  const rock = edge.slice(1).flatMap((to, index) => facetsOf([light[index], edge[index], to, light[index + 1]]))
  return { rock, light: facetsOf([vertexAt(nearFoot), ...light]) }
}

/** Undefined where the wall has no room for all openings. */
function dwellingAt(seed: number, place: WallPlace): Dwelling | undefined {
  const gate = openingFacets(seed, place, [0, 0], GATE)
  const windows = WINDOWS.map((spot) => openingFacets(seed, place, spot, WINDOW))
  // Windows that are left out have to fit as well, or rows would end at the edge of a wall.
  if ([gate, ...windows].some(({ rock, light }) => rock.includes(NaN) || light.includes(NaN))) return undefined
  const isCut = (number: number): boolean => chance(seed, -place.z * WINDOWS.length + number, DRAW) < CUT_SHARE
  const openings = [gate, ...windows.filter((_, number) => isCut(number))]
  const rock = openings.flatMap((opening) => opening.rock)
  const facets = [...rock, ...openings.flatMap(({ light }) => light)]
  return { facets, litFrom: rock.length / 9, z: Math.max(...facets.filter((_, index) => index % 3 === 2)) }
}

/** The x of the line of a course at a z, from its first rings, which a flight under way no longer holds. */
function wayOf(seed: number): (z: number) => number {
  const start = startFlight(seed)
  const line = createLinePoint()
  return (z) => {
    line.z = z
    courseLineAt(start, line)
    return line.x
  }
}

/** The dwellings of a course, which keep away from its line. */
export function dwellingsOf(seed: number): Dwelling[] {
  const way = wayOf(seed)
  const farWall = (side: number, y: number, z: number): WallPlace | undefined => {
    const wall = wallAt(seed, side, y, z)
    return wall && Math.abs(wall.x - way(z)) > LEAST_ASIDE ? wall : undefined
  }
  const dwellings: Dwelling[] = []
  let z = -FIRST_METRES
  while (z > -LAST_METRES && dwellings.length < MOST_DWELLINGS) {
    // One side first, and the other by turns.
    const side = dwellings.length % 2 === 0 ? 1 : -1
    const y = FOOT + FOOT_RANGE * chance(seed, -z, DRAW)
    const place = farWall(side, y, z) ?? farWall(-side, y, z)
    const dwelling = place && dwellingAt(seed, place)
    if (dwelling !== undefined) dwellings.push(dwelling)
    z -= dwelling === undefined ? SITE_METRES : APART_METRES
  }
  return dwellings
}
