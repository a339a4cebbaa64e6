/** A pilot that follows the course’s line, using the state alone. */
import { LAG_SECONDS, MAX_VELOCITY_X, MAX_VELOCITY_Y } from '../craft/aircraft.ts'
import { courseLineAt, createLinePoint } from '../course/course.ts'
import { CONTROL_STEPS, type Controls, type FlightState } from '../flight-state.ts'
import { clamp } from '../easing.ts'

/** Seconds in which an error is to be corrected. */
export const CORRECT_SECONDS = 0.4

const line = createLinePoint()

/** Fills `into` with what the autopilot would do in this state. */
export function steerTowardsCourse(state: FlightState, into: Controls): void {
  const craft = state.craft
  line.z = craft.z - craft.speed * LAG_SECONDS
  courseLineAt(state, line)
  const errorX = line.x - (craft.x + craft.velocityX * LAG_SECONDS)
  const errorY = line.y - (craft.y + craft.velocityY * LAG_SECONDS)
  const wishX = line.slopeX * craft.speed + errorX / CORRECT_SECONDS
  const wishY = line.slopeY * craft.speed + errorY / CORRECT_SECONDS
  into.turn = Math.round(clamp(wishX / MAX_VELOCITY_X, -1, 1) * CONTROL_STEPS)
  into.climb = Math.round(clamp(wishY / MAX_VELOCITY_Y, -1, 1) * CONTROL_STEPS)
}
