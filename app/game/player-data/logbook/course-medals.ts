/** The best medals of the courses. */
import { LARGEST_SEED } from '../../session/course-seed.ts'
import { medalAfter, MEDALS, rankOf, type Medal } from '../../session/medals.ts'
import { isWholeWithin, objectFrom } from '../stored-object.ts'
import { FLIGHT_KINDS, type FlightKind } from './flight-kind.ts'

/** A course and the best medal earned there in each kind of flight. */
export interface CourseMedals extends Readonly<Partial<Record<FlightKind, Medal>>> {
  readonly seed: number
}

/** Courses kept; of more, those with the least medals are dropped first, and of these the earliest. */
export const MOST_MEDALLED = 500

/** The best medal earned on a course in a kind of flight; null for none. */
export function medalOn(medals: readonly CourseMedals[], seed: number, kind: FlightKind): Medal | null {
  return medals.find((course) => course.seed === seed)?.[kind] ?? null
}

/** The medal to fly for on a course: bronze only for whoever has none anywhere; null once all are earned there. */
export function nextMedalOn(medals: readonly CourseMedals[], seed: number, kind: FlightKind): Medal | null {
  const hasAny = medals.some((course) => course[kind] !== undefined)
  return medalAfter(medalOn(medals, seed, kind) ?? (hasAny ? 'bronze' : null))
}

/** The medals with one more; the same array where it is no better than the one earned before. */
export function medalsAfter(
  medals: readonly CourseMedals[],
  { seed, kind, medal }: { readonly seed: number; readonly kind: FlightKind; readonly medal: Medal },
): readonly CourseMedals[] {
  const known = medals.find((course) => course.seed === seed)
  if (rankOf(medal) <= rankOf(known?.[kind] ?? null)) return medals
  const after = [{ ...known, seed, [kind]: medal }, ...medals.filter((course) => course !== known)]
  if (after.length <= MOST_MEDALLED) return after
  const bestOf = (course: CourseMedals) => Math.max(...FLIGHT_KINDS.map((each) => rankOf(course[each] ?? null)))
  const least = Math.min(...after.map(bestOf))
  const dropped = after.findLastIndex((course) => bestOf(course) === least)
  return after.filter((_, at) => at !== dropped)
}

/** Reads stored medals, without what this file did not write. */
export function medalsFrom(value: unknown): readonly CourseMedals[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : []
  return stored.map(courseFrom).filter((course) => course !== undefined)
}

function courseFrom(value: unknown): CourseMedals | undefined {
  const stored = objectFrom(value) ?? {}
  const { seed } = stored
  if (!isWholeWithin(seed, 0, LARGEST_SEED)) return undefined
  const medals: Partial<Record<FlightKind, Medal>> = {}
  for (const kind of FLIGHT_KINDS) {
    const medal = medalFrom(stored[kind])
    if (medal !== null) medals[kind] = medal
  }
  return Object.keys(medals).length === 0 ? undefined : { seed, ...medals }
}

/** A stored medal; null for anything else. */
export function medalFrom(value: unknown): Medal | null {
  return MEDALS.find((medal) => medal === value) ?? null
}
