import { ringBySerial } from '../../simulation/course/course.ts'
import { clamp } from '../../simulation/easing.ts'
import type { FlightState } from '../../simulation/flight-state.ts'

/** Metres beside the craft at which the pan is at its limit. */
const FULL_SIDE_METRES = 45
/** Never only in one ear. */
const MOST_PAN = 0.8

/** The pan of the ring just passed, in [−0.8, 0.8]: right of the craft is positive; 0 without one. */
export function ringSide(state: FlightState): number {
  const ring = ringBySerial(state, state.nextRingSerial - 1)
  if (ring === undefined) return 0
  const share = (ring.x - state.craft.x) / FULL_SIDE_METRES
  return clamp(share, -1, 1) * MOST_PAN
}

/** How near to its centre the ring just passed was flown through, in [0, 1]; 0 without one. */
export function ringPrecision(state: FlightState): number {
  return ringBySerial(state, state.nextRingSerial - 1)?.precision ?? 0
}
