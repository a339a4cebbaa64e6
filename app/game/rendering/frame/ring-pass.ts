/** The ring flown through last: camera, light and streaks answer how well that was flown, for about a second. */
import { passedRing } from '../../simulation/course/course.ts'
import type { FlightState } from '../../simulation/flight-state.ts'

export type RingPass = ReturnType<typeof createRingPass>

export function createRingPass() {
  return {
    /** Scene seconds since it was flown through; Infinity where there is none to answer. */
    seconds: Infinity,
    /** How near to its centre, in [0, 1]. */
    precision: 0,
    /** Its centre and radius, in metres. */
    x: 0,
    y: 0,
    z: 0,
    radius: 0,
    ringsSeen: 0,
  }
}

/** Forgets what was flown before `state`. */
export function resetRingPass(pass: RingPass, state: FlightState): void {
  pass.seconds = Infinity
  pass.ringsSeen = state.ringsCollected
}

/** Moves on by scene seconds, and takes in a ring that was flown through since. */
export function followRingPass(pass: RingPass, state: FlightState, seconds: number): void {
  pass.seconds += seconds
  if (state.ringsCollected === pass.ringsSeen) return
  pass.ringsSeen = state.ringsCollected
  const ring = passedRing(state)
  if (ring?.status !== 'collected') return
  pass.seconds = 0
  pass.precision = ring.precision
  pass.x = ring.x
  pass.y = ring.y
  pass.z = ring.z
  pass.radius = ring.radius
}
