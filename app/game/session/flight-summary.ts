import type { FlightState } from '../simulation/flight-state.ts'
import type { FlightSummary } from './session.ts'

/**
 * What the end screen tells of a flight that has ended; a copy, so the flight may be flown over.
 *
 * @param isSlow whether some of it was flown below full speed, which the flight itself does not know
 */
export function summaryFromFlight(flight: FlightState, isSlow: boolean): FlightSummary {
  return {
    outcome: flight.phase === 'complete' ? 'complete' : 'crashed',
    crashCause: flight.crashCause,
    seed: flight.seed,
    isRelaxed: flight.isRelaxed,
    isSlow,
    score: flight.score,
    ringsCollected: flight.ringsCollected,
    ringsMissed: flight.ringsMissed,
    canistersCollected: flight.canistersCollected,
    ticks: flight.tick,
    fuelTenths: flight.fuelTenths,
  }
}
