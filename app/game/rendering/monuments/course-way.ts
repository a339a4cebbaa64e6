/** The line of a course, for what keeps away from it. */
import { courseLineAt, createLinePoint } from '../../simulation/course/course.ts'
import { startFlight } from '../../simulation/flight/flight.ts'

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
