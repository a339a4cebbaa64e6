import { ringBySerial } from '../simulation/course.ts'
import type { FlightState } from '../simulation/flight-state.ts'

/** Metres beside the craft at which a ring is heard quite to one side. */
const FULL_SIDE_METRES = 45
/** Quite to one side is still a little in the other ear. */
const MOST_PAN = 0.8

/** Where the ring just passed lies, as a pan in [−0.8, 0.8]: right of the craft is positive. 0 while there is none. */
export function ringSide(state: FlightState): number {
  const ring = ringBySerial(state, state.nextRingSerial - 1)
  if (ring === undefined) return 0
  const share = (ring.x - state.craft.x) / FULL_SIDE_METRES
  return Math.max(-1, Math.min(1, share)) * MOST_PAN
}
