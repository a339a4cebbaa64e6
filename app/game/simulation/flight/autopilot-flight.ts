import type { FlightOptions } from './flight.ts'
import { MOST_RECORDED_TICKS } from '../input-recording.ts'
import { startSteeredFlight } from './steered-flight.ts'
import { steerTowardsCourse } from './autopilot.ts'

/**
 * The tick of each ring that the autopilot collects on a course. It takes a few milliseconds, and is flown at most as long as
 * a flight can be recorded: nothing else ends a relaxed flight that misses its rings.
 */
export function autopilotSplits(seed: number, options: FlightOptions): readonly number[] {
  const flight = startSteeredFlight(seed, options, steerTowardsCourse)
  flight.fly(MOST_RECORDED_TICKS)
  return flight.splits
}
