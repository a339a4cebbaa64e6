import type { FlightState } from '../simulation/flight-state.ts'
import type { FlightSummary } from './session.ts'

/** What the end screen tells of a flight that has ended; a copy, so the flight may be flown over. */
export function summaryFromFlight(flight: FlightState): FlightSummary {
  return {
    outcome: flight.phase === 'complete' ? 'complete' : 'crashed',
    crashCause: flight.crashCause,
    seed: flight.seed,
    isRelaxed: flight.isRelaxed,
    score: flight.score,
    ringsCollected: flight.ringsCollected,
    ringsMissed: flight.ringsMissed,
    canistersCollected: flight.canistersCollected,
    ticks: flight.tick,
    fuelTenths: flight.fuelTenths,
  }
}
