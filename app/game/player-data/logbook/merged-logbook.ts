import { betterMedal } from '../../session/medals.ts'
import { bestFlightsAfter, bestFlightOn, type BestFlight } from './best-flights.ts'
import { medalsAfter, type CourseMedals } from './course-medals.ts'
import { bestSplitsOn, isBetter, MOST_COURSES, type CourseRecord, type Splits } from './course-records.ts'
import { FLIGHT_KINDS, ofEachKind, type FlightKind } from './flight-kind.ts'
import type { Logbook } from './logbook.ts'
import type { LogbookPage } from './logbook-page.ts'

/**
 * Two logbooks as one: the better result of each, and the larger count, so that a logbook merged with itself stays as it is; but at least
 * one flight for each medal. Courses and flights of `own` come first.
 */
export function mergedLogbook(own: Logbook, other: Logbook): Logbook {
  const medals = mergedMedals(own.medals, other.medals)
  return {
    ...ofEachKind((kind) => mergedPage(own[kind], other[kind], medals.filter((course) => kind in course).length)),
    courses: mergedCourses(own.courses, other.courses),
    flights: mergedFlights(own, other),
    medals,
  }
}

/** @param finished courses with a medal: each was completed at least once */
function mergedPage(own: LogbookPage, other: LogbookPage, finished: number): LogbookPage {
  const completions = Math.max(own.completions, other.completions, finished)
  return {
    flights: Math.max(own.flights, other.flights, completions),
    completions,
    medal: betterMedal(own.medal, other.medal),
  }
}

function mergedCourses(own: readonly CourseRecord[], other: readonly CourseRecord[]): readonly CourseRecord[] {
  const seeds = [...new Set([...own, ...other].map(({ seed }) => seed))].slice(0, MOST_COURSES)
  return seeds.map((seed) => {
    const bests: Partial<Record<FlightKind, Splits>> = {}
    for (const kind of FLIGHT_KINDS) {
      const mine = bestSplitsOn(own, seed, kind)
      const theirs = bestSplitsOn(other, seed, kind)
      const best = isBetter(theirs, mine) ? theirs : mine
      if (best.length > 0) bests[kind] = best
    }
    return { seed, ...bests }
  })
}

/** Of each course and kind the better medal. */
function mergedMedals(own: readonly CourseMedals[], other: readonly CourseMedals[]): readonly CourseMedals[] {
  return other.toReversed().reduce((medals, course) => {
    const { seed } = course
    return FLIGHT_KINDS.reduce((all, kind) => {
      const medal = course[kind]
      return medal === undefined ? all : medalsAfter(all, { seed, kind, medal })
    }, medals)
  }, own)
}

/** Of each course and kind the flight of the better record; none where that one is not kept. */
function mergedFlights(own: Logbook, other: Logbook): readonly BestFlight[] {
  const mine = unbeatenFlights(own, other)
  const theirs = unbeatenFlights(other, own).filter(({ seed, kind }) => bestFlightOn(mine, seed, kind) === undefined)
  // The one added last comes first; `bestFlightsAfter` drops those on too many courses.
  const courses = [...own.courses, ...other.courses]
  return [...mine, ...theirs]
    .toReversed()
    .reduce<readonly BestFlight[]>((flights, flight) => bestFlightsAfter(flights, flight, courses), [])
}

function unbeatenFlights({ flights, courses }: Logbook, rival: Logbook): readonly BestFlight[] {
  return flights.filter(
    ({ seed, kind }) => !isBetter(bestSplitsOn(rival.courses, seed, kind), bestSplitsOn(courses, seed, kind)),
  )
}
