/** Fixed time steps from variable frame times. Excess time of a very long frame is dropped. */
import { TICKS_PER_SECOND } from './rules.ts'

/** The longest frame that is simulated in full, in seconds; excess time is dropped. */
export const LONGEST_FRAME_SECONDS = 0.25
/** Rounding tolerance: a frame of 1/60 s is two ticks even where its seconds were rounded down. */
const ROUNDING_TICKS = 1e-6

export interface FlightClock {
  /** The fraction of a tick left for the next frame, in [0, 1): also how far between the last two ticks this one is drawn. */
  blend: number
}

/** The ticks to simulate for a frame of `frameSeconds`, from 0 to 30. `pace` is the game speed, in [0, 1]. */
export function advanceClock(clock: FlightClock, frameSeconds: number, pace = 1): number {
  const seconds = Math.min(frameSeconds, LONGEST_FRAME_SECONDS) * pace
  const owed = clock.blend + seconds * TICKS_PER_SECOND
  const ticks = Math.floor(owed + ROUNDING_TICKS)
  clock.blend = Math.max(0, owed - ticks)
  return ticks
}
