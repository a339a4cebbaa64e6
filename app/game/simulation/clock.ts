/** Fixed time steps from variable frame times. */
import { TICKS_PER_SECOND } from './rules.ts'

/** The longest frame that counts in full, in seconds: what exceeds it is dropped where frames are requested. */
export const LONGEST_FRAME_SECONDS = 0.25
/** Rounding tolerance: a frame of 1/60 s is two ticks even where its seconds were rounded down. */
const ROUNDING_TICKS = 1e-6

export interface FlightClock {
  /** The fraction of a tick left for the next frame, in [0, 1): also how far between the last two ticks this one is drawn. */
  blend: number
}

/** The ticks to simulate for a frame of `frameSeconds`. `rate`: seconds of the flight in a second. */
export function advanceClock(clock: FlightClock, frameSeconds: number, rate = 1): number {
  const owed = clock.blend + frameSeconds * rate * TICKS_PER_SECOND
  const ticks = Math.floor(owed + ROUNDING_TICKS)
  clock.blend = Math.max(0, owed - ticks)
  return ticks
}
