/** What stands in the walls along a flight: where, and how far from the line of the course. */
import { courseLineAt, createLinePoint } from '../../simulation/course/course.ts'
import { startFlight } from '../../simulation/flight/flight.ts'

/** Metres from one place that is tried to the next, and from the start to the last. */
const SITE_METRES = 10
const LAST_METRES = 2600

/** The x of the line at a z, in metres. */
export type CourseWay = (z: number) => number

/** From the first rings of the course, which a flight under way no longer holds. */
export function wayOf(seed: number): CourseWay {
  const start = startFlight(seed)
  const line = createLinePoint()
  return (z) => {
    line.z = z
    courseLineAt(start, line)
    return line.x
  }
}

interface Spacing {
  /** No course has more of them. */
  readonly most: number
  /** Metres from the start to the first place that is tried, and from one to the next at least. */
  readonly first: number
  readonly apart: number
  /** The side of the first: 1 for the right, −1 for the left. */
  readonly side: 1 | -1
}

/** What `at` finds along the flight, asked for one side first and for the other by turns. */
export function placedAlong<Thing>(
  { most, first, apart, side }: Spacing,
  at: (side: number, z: number) => Thing | undefined,
): Thing[] {
  const things: Thing[] = []
  let z = -first
  while (z > -LAST_METRES && things.length < most) {
    const thing = at(things.length % 2 === 0 ? side : -side, z)
    if (thing !== undefined) things.push(thing)
    z -= thing === undefined ? SITE_METRES : apart
  }
  return things
}
