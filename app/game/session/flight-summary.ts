import type { FlightState } from '../simulation/flight-state.ts'
import type { RivalResult } from './rival.ts'

type FigureName = 'score' | 'ringsCollected' | 'ringsMissed' | 'canistersCollected' | 'fuelTenths'

/** What the end screen shows of a flight. */
export interface FlightSummary extends Readonly<Pick<FlightState, 'seed' | 'isRelaxed' | 'crashCause' | FigureName>> {
  readonly outcome: 'crashed' | 'complete'
  /** Flown below full speed for some of the time: its results are kept apart, as those of a relaxed flight are. */
  readonly isSlow: boolean
  /** Ticks flown. */
  readonly ticks: number
  /** The tick at which each of its rings was collected. */
  readonly splits: readonly number[]
  /** The same of the best flight of this kind on this course before it; empty where there was none. */
  readonly bestSplits: readonly number[]
  /** Whom it was raced against; null where it flew alone. */
  readonly rival: RivalResult | null
}

/** What the flight's state does not hold. */
type FlightHistory = Pick<FlightSummary, 'isSlow' | 'splits' | 'bestSplits' | 'rival'>

/** A copy, so that the flight's state may be used for the next one. */
export function summaryFromFlight(flight: FlightState, history: FlightHistory): FlightSummary {
  return {
    outcome: flight.phase === 'complete' ? 'complete' : 'crashed',
    crashCause: flight.crashCause,
    seed: flight.seed,
    isRelaxed: flight.isRelaxed,
    isSlow: history.isSlow,
    score: flight.score,
    ringsCollected: flight.ringsCollected,
    ringsMissed: flight.ringsMissed,
    canistersCollected: flight.canistersCollected,
    ticks: flight.tick,
    fuelTenths: flight.fuelTenths,
    splits: history.splits.slice(0, flight.ringsCollected),
    bestSplits: history.bestSplits,
    rival: history.rival,
  }
}
