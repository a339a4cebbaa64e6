import type { FlightOptions } from './flight.ts'
import { MOST_RECORDED_TICKS, SAMPLE_TICKS, type RecordedFlight } from '../input-recording.ts'
import { flyRecorded } from './steered-flight.ts'
import { steerTowardsCourse } from './autopilot.ts'

/**
 * The autopilot's flight of a course, and the tick of each ring that it collects. It steers where input is sampled, as a player does. It takes some
 * 5 ms, 50 and more before it is compiled, and is flown at most as long as a flight can be recorded: nothing else ends a relaxed flight that
 * misses its rings.
 */
export function autopilotFlight(seed: number, { isRelaxed = false }: FlightOptions): AutopilotFlight {
  if (latest?.flight.seed !== seed || latest.flight.isRelaxed !== isRelaxed)
    latest = flyRecorded(
      seed,
      { isRelaxed },
      (now, into) => now.tick % SAMPLE_TICKS === 0 && steerTowardsCourse(now, into),
      MOST_RECORDED_TICKS,
    )
  return latest
}

interface AutopilotFlight {
  readonly flight: RecordedFlight
  readonly splits: readonly number[]
}

/** The latest result of `autopilotFlight`. */
let latest: AutopilotFlight | undefined
