/**
 * What the player has flown on this device, on a page for each kind of flight: how many flights, how many completed, the
 * best of the completed ones; the records of the courses flown last; and the flights of the latest records.
 */
import { bestFlightsAfter, bestFlightsFrom, type BestFlight } from './best-flights.ts'
import { bestSplitsOn, coursesAfter, coursesFrom, type CourseRecord, type Splits } from './course-records.ts'
import { FLIGHT_KINDS, kindOf, type FlightKind } from './flight-kind.ts'
import { EMPTY_PAGE, pageAfter, pageFrom, type LogbookPage } from './logbook-page.ts'
import { isWholeWithin, objectFromText } from '../stored-object.ts'
import { wingsOfFlight } from './wings.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'

/** The fourth has more of them than earlier releases would read; the third has the best flights; the second has the courses and the wings; the first had the most fuel left instead. */
export const LOGBOOK_VERSION = 4
const OLDEST_VERSION = 1
/** Longer text than any version could have written is junk, and is not even parsed. */
const LONGEST_TEXT = 600_000

/** A page for each kind of flight, and the courses, the one flown last first. */
export interface Logbook extends Readonly<Record<FlightKind, LogbookPage>> {
  readonly courses: readonly CourseRecord[]
  readonly flights: readonly BestFlight[]
}

/** From so many flights on, what is asked of a new player is found in the options alone. */
export const SETTLED_FLIGHTS = 5

export const EMPTY_LOGBOOK: Logbook = {
  standard: EMPTY_PAGE,
  slow: EMPTY_PAGE,
  relaxed: EMPTY_PAGE,
  slowRelaxed: EMPTY_PAGE,
  courses: [],
  flights: [],
}

/**
 * Reads a stored logbook; empty for anything that no version up to this one wrote: no text, junk, a later version. Of a
 * damaged one, all pages, courses and flights that are whole are kept. Fields that an earlier version did not have are empty.
 */
export function logbookFromText(text: string | null): Logbook {
  const stored = objectFromText(text, LONGEST_TEXT)
  if (stored === undefined || !isWholeWithin(stored['version'], OLDEST_VERSION, LOGBOOK_VERSION)) return EMPTY_LOGBOOK
  return {
    standard: pageFrom(stored['standard']),
    slow: pageFrom(stored['slow']),
    relaxed: pageFrom(stored['relaxed']),
    slowRelaxed: pageFrom(stored['slowRelaxed']),
    courses: coursesFrom(stored['courses']),
    flights: bestFlightsFrom(stored['flights']),
  }
}

export function textFromLogbook(logbook: Logbook): string {
  return JSON.stringify({ version: LOGBOOK_VERSION, ...logbook })
}

/** The logbook with one more flight, on the page of its kind and on its course. */
export function logbookAfter(logbook: Logbook, flight: FlightSummary): Logbook {
  const kind = kindOf(flight)
  return { ...logbook, [kind]: pageAfter(logbook[kind], flight), courses: coursesAfter(logbook.courses, flight) }
}

/** The logbook with the link text of a flight, where the flight is still the best of its kind on its course. */
export function logbookAfterLink(logbook: Logbook, flight: FlightSummary, text: string): Logbook {
  const kind = kindOf(flight)
  const best = bestSplitsOn(logbook.courses, flight.seed, kind)
  // Another tab may have flown better or erased it meanwhile.
  const isBest = flight.splits.length > 0 && best.join() === flight.splits.join()
  return isBest
    ? { ...logbook, flights: bestFlightsAfter(logbook.flights, { seed: flight.seed, kind, text }) }
    : logbook
}

/** The logbook once it is known how the autopilot flies the course of a flight that is in it. */
export function logbookAfterAutopilot(logbook: Logbook, flight: FlightSummary, autopilot: Splits): Logbook {
  const kind = kindOf(flight)
  const page = logbook[kind]
  // Another tab may have erased the flight meanwhile.
  const isNew = page.completions > 0 && !page.hasBeatenAutopilot && wingsOfFlight(flight, autopilot).includes('swift')
  return isNew ? { ...logbook, [kind]: { ...page, hasBeatenAutopilot: true } } : logbook
}

/** How many flights of any kind have ended. */
export function flightsIn(logbook: Logbook): number {
  return FLIGHT_KINDS.reduce((sum, kind) => sum + logbook[kind].flights, 0)
}
