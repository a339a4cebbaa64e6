import type { FlightSummary } from '../../session/flight-summary.ts'
import { MOST_TICKS } from './course-records.ts'
import { isWholeWithin, objectFrom } from '../stored-object.ts'

const MOST_RINGS_MISSED = 100_000
const MOST_FLIGHTS = 1_000_000

/** The best of all completed missions, figure by figure: they need not come from one flight, nor from one course. */
export interface BestFigures {
  /**
   * Ticks flown; fewer is better. Shown nowhere, as times are compared only within a course: written so that a tab that still
   * runs an older release finds the page whole, and does not begin an empty logbook over it.
   */
  readonly ticks: number
  /** Fewer is better. */
  readonly ringsMissed: number
}

export interface LogbookPage {
  /** Flights that ended, by a crash or complete; one that was closed half-way is not counted. */
  readonly flights: number
  readonly completions: number
  /** Null until a mission is complete. */
  readonly best: BestFigures | null
  /** Whether a mission was completed sooner than by the autopilot on the same course. */
  readonly hasBeatenAutopilot: boolean
}

export const EMPTY_PAGE: LogbookPage = { flights: 0, completions: 0, best: null, hasBeatenAutopilot: false }

/** The page with one more flight. */
export function pageAfter(page: LogbookPage, flight: FlightSummary): LogbookPage {
  const isComplete = flight.outcome === 'complete'
  return {
    ...page,
    flights: Math.min(page.flights + 1, MOST_FLIGHTS),
    completions: Math.min(page.completions + (isComplete ? 1 : 0), MOST_FLIGHTS),
    best: isComplete ? bestAfter(page.best, flight) : page.best,
  }
}

function bestAfter(best: BestFigures | null, { ticks, ringsMissed }: FlightSummary): BestFigures {
  return {
    ticks: Math.min(ticks, best?.ticks ?? Infinity),
    ringsMissed: Math.min(ringsMissed, best?.ringsMissed ?? Infinity),
  }
}

/** A stored page; an empty one for anything that no version wrote. */
export function pageFrom(value: unknown): LogbookPage {
  const { flights, completions, best, hasBeatenAutopilot = false } = objectFrom(value) ?? {}
  if (!isWholeWithin(flights, 0, MOST_FLIGHTS) || !isWholeWithin(completions, 0, flights)) return EMPTY_PAGE
  if (typeof hasBeatenAutopilot !== 'boolean') return EMPTY_PAGE
  if (completions === 0) return hasBeatenAutopilot ? EMPTY_PAGE : { ...EMPTY_PAGE, flights }
  const { ticks, ringsMissed } = objectFrom(best) ?? {}
  return isWholeWithin(ticks, 1, MOST_TICKS) && isWholeWithin(ringsMissed, 0, MOST_RINGS_MISSED)
    ? { flights, completions, best: { ticks, ringsMissed }, hasBeatenAutopilot }
    : EMPTY_PAGE
}
