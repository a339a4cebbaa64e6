import type { FlightOptions } from './flight.ts'
import { MOST_RECORDED_TICKS, SAMPLE_TICKS, type RecordedFlight } from '../input-recording.ts'
import { flyRecorded, startSteeredFlight } from './steered-flight.ts'
import { steerTowardsCourse } from './autopilot.ts'

/**
 * The tick of each ring that the autopilot collects on a course. It takes some 5 ms, 50 and more before it is compiled, and is flown at most as long as
 * a flight can be recorded: nothing else ends a relaxed flight that misses its rings.
 */
export function autopilotSplits(seed: number, { isRelaxed = false }: FlightOptions): readonly number[] {
  if (seed !== latest.seed || isRelaxed !== latest.isRelaxed) {
    const flight = startSteeredFlight(seed, { isRelaxed }, steerTowardsCourse)
    flight.fly(MOST_RECORDED_TICKS)
    Object.assign(latest, { seed, isRelaxed, splits: flight.splits })
  }
  return latest.splits
}

/** The latest result of `autopilotSplits`. */
const latest = { seed: -1, isRelaxed: false, splits: [] as readonly number[] }

/**
 * A flight of the autopilot that can be replayed. It steers only where input is sampled, as a player does, and is therefore up to 8
 * ticks faster than `autopilotSplits` (measured on 400 courses).
 */
export function recordedAutopilot(seed: number, options: FlightOptions): RecordedFlight {
  return flyRecorded(
    seed,
    options,
    (now, into) => now.tick % SAMPLE_TICKS === 0 && steerTowardsCourse(now, into),
    MOST_RECORDED_TICKS,
  ).flight
}
