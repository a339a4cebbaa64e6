/**
 * Falls: water, or the sand of a dry river, that comes down the walls of the valley in bright bands. They lie flat on the rock, so
 * there is nothing to strike. All numbers were tuned by eye.
 */
import { FLOOR_LIMIT, groundAt } from '../../simulation/ground/terrain.ts'
import { valleyAt } from '../../simulation/ground/valley-line.ts'
import { chance } from '../../simulation/random.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { placedAlong, type CourseWay } from './course-way.ts'

export interface Fall {
  /** Nine numbers each, in metres, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** Of each vertex, how far it is to the right: −1 at the left edge, 1 at the right. */
  readonly across: readonly number[]
  /** Where its nearest vertex is along the flight, in metres. */
  readonly z: number
}

/** No course has more of them. */
const MOST_FALLS = 5
/** A fall is a band of so many stages up, two cells across. */
const STAGES = 8
const CELLS = 2
export const MOST_FALL_FACETS = MOST_FALLS * 2 * CELLS * STAGES

/** The ground behind a head is no steeper than this over so many metres: a fall begins at a rim. */
const MOST_RIM_SLOPE = 0.6
const RIM_METRES = 16
/** Metres from the start to the first place that is tried, and from one fall to the next at least. */
const FIRST_METRES = 360
const APART_METRES = 220
/** The least height of a fall, in metres. */
const LEAST_HEIGHT = 38
/** The least slope of its whole wall, and of any `STEP` metres of it. */
const LEAST_SLOPE = 1.4
const LEAST_STEP_SLOPE = 0.75
const STEP = 4
/** Its foot is at least so far from the line of the course, in metres: right beside the craft a fall would be a sheet. */
const LEAST_ASIDE = 28
/** Walls turn to who comes by at least by this share. */
const LEAST_FACING = 0.18
/** Half its width at its head and at its foot, and by how much that differs, in metres. */
const HALF_WIDTHS = [1.7, 3.8] as const
const RAGGED = 1.3
/** So many metres before and above the rock, so that its edges do not cover them. */
const OUT = 0.9
const ABOVE = 0.5

const EDGE_DRAW = 0xfa11

/** The way of a fall in plan: its foot, the unit vector up the wall, and its length. */
interface Course {
  readonly x: number
  readonly z: number
  readonly towardsX: number
  readonly towardsZ: number
  readonly metres: number
}

/** The wall above the river to one side of the valley line, where it is high, steep, and turned to the camera. */
function courseAt(seed: number, side: number, z: number): Course | undefined {
  let x = valleyAt(seed, z)
  while (groundAt(seed, x, z) <= FLOOR_LIMIT) {
    x += side
    if (Math.abs(x) > MAX_HORIZONTAL) return undefined
  }
  const middle = x + side * 2 * STEP
  const across = groundAt(seed, middle + STEP, z) - groundAt(seed, middle - STEP, z)
  const along = groundAt(seed, middle, z + STEP) - groundAt(seed, middle, z - STEP)
  const slope = Math.hypot(across, along)
  if (-along < LEAST_FACING * slope) return undefined
  const [towardsX, towardsZ] = [across / slope, along / slope]
  const heightAfter = (metres: number): number => groundAt(seed, x + towardsX * metres, z + towardsZ * metres)
  let metres = 0
  while (
    Math.abs(x + towardsX * metres) < MAX_HORIZONTAL &&
    heightAfter(metres + STEP) - heightAfter(metres) > LEAST_STEP_SLOPE * STEP
  )
    metres += STEP
  const height = heightAfter(metres) - heightAfter(0)
  if (height < LEAST_HEIGHT || height < LEAST_SLOPE * metres) return undefined
  if (heightAfter(metres + RIM_METRES) - heightAfter(metres) > MOST_RIM_SLOPE * RIM_METRES) return undefined
  return { x, z, towardsX, towardsZ, metres }
}

/** Half the width of a fall, but for its ragged edge, in metres. */
function halfWidth(share: number): number {
  return HALF_WIDTHS[1] + (HALF_WIDTHS[0] - HALF_WIDTHS[1]) * Math.sqrt(share)
}

/** A vertex of the band on the rock; `across` from −1 to 1. */
function vertexOf(seed: number, { x, z, towardsX, towardsZ, metres }: Course, stage: number, across: number): number[] {
  const share = stage / STAGES
  const ragged = RAGGED * (1 - share) * (chance(seed, -z * STAGES + stage, EDGE_DRAW + across) - 0.5)
  const right = across * (halfWidth(share) + ragged)
  const placeX = x + towardsX * share * metres - towardsZ * right
  const placeZ = z + towardsZ * share * metres + towardsX * right
  const height = Math.max(FLOOR_LIMIT, groundAt(seed, placeX, placeZ))
  return [placeX - OUT * towardsX, height + ABOVE, placeZ - OUT * towardsZ]
}

function fallOf(seed: number, course: Course): Fall {
  const facets: number[] = []
  const across: number[] = []
  for (let stage = 0; stage < STAGES; stage += 1)
    for (let left = -1; left < 1; left += 2 / CELLS) {
      const right = left + 2 / CELLS
      const [low, lowRight] = [vertexOf(seed, course, stage, left), vertexOf(seed, course, stage, right)]
      const [high, highRight] = [vertexOf(seed, course, stage + 1, left), vertexOf(seed, course, stage + 1, right)]
      facets.push(...low, ...lowRight, ...highRight, ...low, ...highRight, ...high)
      across.push(left, right, right, left, right, left)
    }
  return { facets, across, z: Math.max(...facets.filter((_, index) => index % 3 === 2)) }
}

/** The falls of a course, which keep away from its line. */
export function fallsOf(seed: number, way: CourseWay): Fall[] {
  const farCourse = (side: number, z: number): Course | undefined => {
    const course = courseAt(seed, side, z)
    return course && Math.abs(course.x - way(z)) > LEAST_ASIDE ? course : undefined
  }
  return placedAlong({ most: MOST_FALLS, first: FIRST_METRES, apart: APART_METRES, side: -1 }, (side, z) => {
    const course = farCourse(side, z) ?? farCourse(-side, z)
    return course && fallOf(seed, course)
  })
}
