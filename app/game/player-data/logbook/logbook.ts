/**
 * What the player has flown on this device, on a page for each kind of flight: how many flights, how many completed, the
 * best medal; the medals of the courses; the records of the courses flown last; and the flights of the latest records.
 */
import { bestFlightsAfter, bestFlightsFrom, type BestFlight } from './best-flights.ts'
import { bestSplitsOn, coursesAfter, coursesFrom, timeOf, type CourseRecord } from './course-records.ts'
import { FLIGHT_KINDS, kindOf, ofEachKind, type FlightKind } from './flight-kind.ts'
import { EMPTY_PAGE, pageAfter, pageFrom, type LogbookPage } from './logbook-page.ts'
import { medalsAfter, medalsFrom, type CourseMedals } from './course-medals.ts'
import { isWholeWithin, objectFromText } from '../stored-object.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { medalOfFlight } from '../../session/medals.ts'

/**
 * 2 added the courses, 3 the best flights, and 4 the medals, which were wings before, and room for more flights. Raised where a page of an
 * earlier version must not write over what a later one has stored.
 */
export const LOGBOOK_VERSION = 4
const OLDEST_VERSION = 1

/** A page for each kind of flight, and the courses, the one flown last first. */
export interface Logbook extends Readonly<Record<FlightKind, LogbookPage>> {
  readonly courses: readonly CourseRecord[]
  readonly flights: readonly BestFlight[]
  readonly medals: readonly CourseMedals[]
}

/** From so many flights on, a player is no longer told and asked what new ones are. */
export const SETTLED_FLIGHTS = 5

export const EMPTY_LOGBOOK: Logbook = {
  ...ofEachKind(() => EMPTY_PAGE),
  courses: [],
  flights: [],
  medals: [],
}

/**
 * Reads a stored logbook; empty for anything that no version up to this one wrote: no text, junk, a later version. Of a
 * damaged one, all pages, courses and flights that are whole are kept. Fields that an earlier version did not have are empty.
 */
export function logbookFromText(text: string | null): Logbook {
  const stored = objectFromText(text)
  if (stored === undefined || !isWholeWithin(stored['version'], OLDEST_VERSION, LOGBOOK_VERSION)) return EMPTY_LOGBOOK
  const courses = coursesFrom(stored['courses'])
  return {
    ...ofEachKind((kind) => pageFrom(stored[kind])),
    courses,
    flights: bestFlightsFrom(stored['flights']),
    medals: stored['medals'] === undefined ? medalsOfFinished(courses) : medalsFrom(stored['medals']),
  }
}

/** Bronze for each course finished before there were medals: its time is by other rules, and tells nothing of these. */
function medalsOfFinished(courses: readonly CourseRecord[]): readonly CourseMedals[] {
  return courses.reduceRight<readonly CourseMedals[]>((medals, course) => {
    const finished = FLIGHT_KINDS.filter((kind) => timeOf(course[kind] ?? []) !== undefined)
    return finished.reduce((all, kind) => medalsAfter(all, { seed: course.seed, kind, medal: 'bronze' }), medals)
  }, [])
}

export function textFromLogbook(logbook: Logbook): string {
  return JSON.stringify({ version: LOGBOOK_VERSION, ...logbook })
}

/** The logbook with one more flight, on the page of its kind and on its course. */
export function logbookAfter(logbook: Logbook, flight: FlightSummary): Logbook {
  const kind = kindOf(flight)
  const medal = medalOfFlight(flight)
  return {
    ...logbook,
    [kind]: pageAfter(logbook[kind], flight, medal),
    courses: coursesAfter(logbook.courses, flight),
    medals: medal === null ? logbook.medals : medalsAfter(logbook.medals, { seed: flight.seed, kind, medal }),
  }
}

/** The logbook with the link text of a flight, where the flight is still the best of its kind on its course. */
export function logbookAfterLink(logbook: Logbook, flight: FlightSummary, text: string): Logbook {
  const kind = kindOf(flight)
  const best = bestSplitsOn(logbook.courses, flight.seed, kind)
  // Another tab may have flown better or erased it meanwhile.
  const isBest = flight.splits.length > 0 && best.join() === flight.splits.join()
  return isBest
    ? { ...logbook, flights: bestFlightsAfter(logbook.flights, { seed: flight.seed, kind, text }, logbook.courses) }
    : logbook
}

/** How many flights of any kind have ended. */
export function flightsIn(logbook: Logbook): number {
  return FLIGHT_KINDS.reduce((sum, kind) => sum + logbook[kind].flights, 0)
}
