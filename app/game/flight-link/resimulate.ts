import type { FlightState } from '../simulation/flight-state.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'
import { startSteeredFlight, steerByRecording } from '../simulation/flight/steered-flight.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'

/** Ticks per slice: about half a millisecond, so that no frame is late. */
const SLICE_TICKS = 10 * TICKS_PER_SECOND

/** The result of simulating a linked flight under the current rules. */
export interface FlightResult {
  readonly flight: RecordedFlight
  /** Its last state. */
  readonly end: FlightState
  readonly splits: readonly number[]
}

/** Simulates a flight again from its recording, in slices between timers. Undefined where it does not end at its tick, or `signal` aborts. */
export async function resimulate(flight: RecordedFlight, signal: AbortSignal): Promise<FlightResult | undefined> {
  const { seed, isRelaxed, ticks, recording } = flight
  const resimulated = startSteeredFlight(seed, { isRelaxed }, steerByRecording(recording))
  let hasEnded = false
  while (!hasEnded && resimulated.state.tick < ticks) {
    hasEnded = resimulated.fly(Math.min(SLICE_TICKS, ticks - resimulated.state.tick))
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
  }
  return hasEnded && resimulated.state.tick === ticks
    ? { flight, end: resimulated.state, splits: resimulated.splits }
    : undefined
}
