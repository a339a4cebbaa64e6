import type { FlightSummary } from '../../session/flight-summary.ts'
import { betterMedal, type Medal } from '../../session/medals.ts'
import { medalFrom } from './course-medals.ts'
import { isWholeWithin, objectFrom } from '../stored-object.ts'

export interface LogbookPage {
  /** Flights that ended, by a crash or complete; one that was closed half-way is not counted. */
  readonly flights: number
  readonly completions: number
  /** The best medal of any course, those that are no longer kept included; null until a mission is complete. */
  readonly medal: Medal | null
}

export const EMPTY_PAGE: LogbookPage = { flights: 0, completions: 0, medal: null }

/** The page with one more flight, which earned `medal`. */
export function pageAfter(page: LogbookPage, { outcome }: FlightSummary, medal: Medal | null): LogbookPage {
  return {
    flights: page.flights + 1,
    completions: page.completions + (outcome === 'complete' ? 1 : 0),
    medal: betterMedal(page.medal, medal),
  }
}

/** A stored page; an empty one for anything that no version wrote. */
export function pageFrom(value: unknown): LogbookPage {
  const stored = objectFrom(value) ?? {}
  const { flights, completions } = stored
  if (!isWholeWithin(flights, 0, Infinity) || !isWholeWithin(completions, 0, flights)) return EMPTY_PAGE
  if (completions === 0) return { ...EMPTY_PAGE, flights }
  const medal = betterMedal(medalFrom(stored['medal']), medalFromWings(stored))
  return { flights, completions, medal: betterMedal(medal, 'bronze') }
}

/**
 * Up to its third version a page had wings instead: bronze is what finishing was, silver a mission without a missed ring, and gold
 * one that was completed sooner than by the autopilot. Later ones write neither field.
 */
function medalFromWings({ best, hasBeatenAutopilot }: Readonly<Record<string, unknown>>): Medal | null {
  if (hasBeatenAutopilot === true) return 'gold'
  return objectFrom(best)?.['ringsMissed'] === 0 ? 'silver' : null
}
