/** The best flights that are kept, as the texts of their links: what a player races against. */
import { LARGEST_SEED } from '../../session/course-seed.ts'
import { isFinished, type CourseRecord } from './course-records.ts'
import { FLIGHT_KINDS, type FlightKind } from './flight-kind.ts'
import { isWholeWithin, objectFrom } from '../stored-object.ts'

/** Those on so many courses are kept, finished ones before others, and the one of the latest record in any case. */
export const COURSES_WITH_FLIGHTS = 50
/** A longer one is not kept. */
const LONGEST_TEXT = 2_000

export interface BestFlight {
  readonly seed: number
  readonly kind: FlightKind
  /** As flight-link/link-text.ts writes it. */
  readonly text: string
}

/** The text of the best flight of a kind on a course; undefined where it is not kept. */
export function bestFlightOn(flights: readonly BestFlight[], seed: number, kind: FlightKind): string | undefined {
  return flights.find((flight) => flight.seed === seed && flight.kind === kind)?.text
}

/**
 * The best flights after a new record. A text that is too long is not kept, and the one that it beat is removed.
 *
 * @param courses what was flown on them, this record included
 */
export function bestFlightsAfter(
  flights: readonly BestFlight[],
  best: BestFlight,
  courses: readonly CourseRecord[],
): readonly BestFlight[] {
  const others = flights.filter(({ seed, kind }) => seed !== best.seed || kind !== best.kind)
  return best.text.length > LONGEST_TEXT ? others : onCoursesKept([best, ...others], courses)
}

/** Without those on more courses than are kept: a medal's flight outlives those that crashed. */
function onCoursesKept(flights: readonly BestFlight[], courses: readonly CourseRecord[]): readonly BestFlight[] {
  const finished = new Set(courses.filter(isFinished).map(({ seed }) => seed))
  const [latest, ...others] = new Set(flights.map(({ seed }) => seed))
  others.sort((one, other) => Number(finished.has(other)) - Number(finished.has(one)))
  const kept = new Set([latest, ...others].slice(0, COURSES_WITH_FLIGHTS))
  return flights.filter(({ seed }) => kept.has(seed))
}

/** Reads stored best flights, without those that this file did not write. */
export function bestFlightsFrom(value: unknown): readonly BestFlight[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : []
  return stored.map(bestFlightFrom).filter((flight) => flight !== undefined)
}

function bestFlightFrom(value: unknown): BestFlight | undefined {
  const { seed, kind: stored, text } = objectFrom(value) ?? {}
  const kind = FLIGHT_KINDS.find((each) => each === stored)
  const isText = typeof text === 'string' && text.length <= LONGEST_TEXT && /^[\w-]+$/.test(text)
  return kind !== undefined && isText && isWholeWithin(seed, 0, LARGEST_SEED) ? { seed, kind, text } : undefined
}
