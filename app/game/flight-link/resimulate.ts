import type { FlightState } from '../simulation/flight-state.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'
import { startSteeredFlight, steerByRecording } from '../simulation/flight/steered-flight.ts'

/** The result of simulating a linked flight under the current rules. */
export interface FlightResult {
  readonly flight: RecordedFlight
  /** Its last state. */
  readonly end: FlightState
  readonly splits: readonly number[]
}

/** Simulates a flight again from its recording, which takes some milliseconds, and 0.1 s for the longest. Undefined where it does not end at its tick. */
export function resimulate(flight: RecordedFlight): FlightResult | undefined {
  const { seed, isRelaxed, ticks, recording } = flight
  const { state, splits, fly } = startSteeredFlight(seed, { isRelaxed }, steerByRecording(recording))
  const hasEnded = fly(ticks)
  return hasEnded && state.tick === ticks ? { flight, end: state, splits } : undefined
}
