/** The best flight of each kind on each of the courses flown last. */
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { LARGEST_SEED } from '../../session/course-seed.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { FLIGHT_KINDS, kindOf, type FlightKind } from './flight-kind.ts'
import { isWholeWithin, objectFrom } from '../stored-object.ts'

/**
 * Courses kept; the least recently flown is dropped first. So many that nobody loses a day's result within a week, and by
 * the order of the flights alone, so that a clock that is set wrong loses nothing.
 */
export const MOST_COURSES = 200

/** The tick of each ring collected: as many as there were, so that with ten the last one is the mission's time. */
export type Splits = readonly number[]

/** A course and the splits of the best flight of each kind that collected a ring there. */
export interface CourseRecord extends Readonly<Partial<Record<FlightKind, Splits>>> {
  readonly seed: number
}

const NO_SPLITS: Splits = []

/** Whether a flight is the better one of its course: ten rings in less time; below that more rings, or as many sooner. */
export function isBetter(splits: Splits, than: Splits): boolean {
  return splits.length === than.length ? (splits.at(-1) ?? 0) < (than.at(-1) ?? 0) : splits.length > than.length
}

/** Sorts the better flight of a course to the front. */
export function betterFirst(one: Splits, other: Splits): number {
  return isBetter(one, other) ? -1 : Number(isBetter(other, one))
}

/** Whether a flight is the best of its kind on its course so far. Practice never is. */
export function isRecord({ isPractice, splits, bestSplits }: FlightSummary): boolean {
  return !isPractice && isBetter(splits, bestSplits)
}

/** The mission's time in ticks; undefined where it was not completed. */
export function timeOf(splits: Splits): number | undefined {
  return splits[RINGS_TO_WIN - 1]
}

/** The ticks from ring to ring, from the tick of each ring. */
export function legsFrom(splits: Splits): readonly number[] {
  return splits.map((tick, index) => tick - (index === 0 ? 0 : splits[index - 1]))
}

/** Whether ten rings were collected there, in flights of any kind. */
export function isFinished(course: CourseRecord): boolean {
  return FLIGHT_KINDS.some((kind) => timeOf(course[kind] ?? NO_SPLITS) !== undefined)
}

/** How many records there are, of each kind on each course. */
export function recordsOn(courses: readonly CourseRecord[]): number {
  return courses.reduce((sum, course) => sum + FLIGHT_KINDS.filter((kind) => course[kind] !== undefined).length, 0)
}

/** The best splits on a course; empty where none are known. */
export function bestSplitsOn(courses: readonly CourseRecord[], seed: number, kind: FlightKind): Splits {
  return courses.find((course) => course.seed === seed)?.[kind] ?? NO_SPLITS
}

/** The courses with one more flight; its own comes first. */
export function coursesAfter(courses: readonly CourseRecord[], flight: FlightSummary): readonly CourseRecord[] {
  const { seed, splits } = flight
  const kind = kindOf(flight)
  const known = courses.find((course) => course.seed === seed)
  if (known === undefined && splits.length === 0) return courses
  const isRecord = isBetter(splits, known?.[kind] ?? NO_SPLITS)
  const flown: CourseRecord = isRecord ? { ...known, seed, [kind]: splits } : { ...known, seed }
  return [flown, ...courses.filter((course) => course !== known)].slice(0, MOST_COURSES)
}

/** Reads stored courses, without what this file did not write. */
export function coursesFrom(value: unknown): readonly CourseRecord[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : []
  return stored.map(courseFrom).filter((course) => course !== undefined)
}

function courseFrom(value: unknown): CourseRecord | undefined {
  const stored = objectFrom(value) ?? {}
  const { seed } = stored
  if (!isWholeWithin(seed, 0, LARGEST_SEED)) return undefined
  const bests: Partial<Record<FlightKind, Splits>> = {}
  for (const kind of FLIGHT_KINDS) {
    const splits = stored[kind]
    if (isSplits(splits)) bests[kind] = splits
  }
  return { seed, ...bests }
}

function isSplits(value: unknown): value is Splits {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= RINGS_TO_WIN &&
    value.every((tick: unknown, index) => isWholeWithin(tick, index === 0 ? 1 : Number(value[index - 1]), Infinity))
  )
}
