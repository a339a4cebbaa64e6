import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { isRecord, timeOf, type Splits } from '../../player-data/logbook/course-records.ts'
import { kindOf, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import { secondsTextFrom, upperFirst } from '../../hud/time-words.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { namedCourse } from '../../session/named-courses.ts'

/** Results of each kind of flight are kept apart; the usual kind needs no word. */
export const KIND_WORDS: Readonly<Record<FlightKind, string>> = {
  standard: '',
  slow: 'below full speed',
  relaxed: 'relaxed',
  slowRelaxed: 'relaxed and below full speed',
}

/** ", relaxed" after a course or a result; nothing for the usual kind. */
export function kindSuffix(kind: FlightKind): string {
  return KIND_WORDS[kind] && `, ${KIND_WORDS[kind]}`
}

const ORIGIN_WORDS: Readonly<Record<CourseOrigin, string>> = {
  chance: '',
  address: ', from the link you opened',
  unread: ', chosen at random: the course in the link you opened can’t be read',
  link: ', from the link you opened',
  pasted: ', from the links you pasted',
  number: ', chosen by its number',
  flight: '',
  day: ', the course of the day',
  'past-day': ', the course of a past day',
  named: '',
}

/** "28.43 s" for ten rings, "6 of 10 rings" below that, or null for none. */
export function resultWords(splits: Splits): string | null {
  const ticks = timeOf(splits)
  if (ticks !== undefined) return secondsTextFrom(ticks)
  return splits.length === 0 ? null : `${splits.length} of ${RINGS_TO_WIN} rings`
}

/** "course 7", or "Long Shadow, course 544". */
export function courseName(seed: number): string {
  const named = namedCourse(seed)
  return `${named ? `${named.name}, ` : ''}course ${seed}`
}

/** Which course is about to be flown, by whose choice, and the best flight of this kind there. */
export function courseWords(seed: number, origin: CourseOrigin, kind: FlightKind, best: Splits): string {
  const result = resultWords(best)
  const record = result === null ? '' : ` Your best here${kindSuffix(kind)}: ${result}.`
  // The address of a named course is most often a link of the landing page.
  const isNamedByAddress = origin === 'address' && namedCourse(seed) !== undefined
  return `${upperFirst(courseName(seed))}${isNamedByAddress ? '' : ORIGIN_WORDS[origin]}.${record}`
}

/** Which course was flown, and the best flight of this kind there, this one included. */
export function recordWords(flight: FlightSummary): string {
  const { seed, splits, bestSplits } = flight
  const isBest = isRecord(flight)
  const result = resultWords(isBest ? splits : bestSplits)
  const name = upperFirst(courseName(seed))
  return result === null
    ? `${name}.`
    : `${name}. ${isBest ? 'New best' : 'Best'}${kindSuffix(kindOf(flight))}: ${result}.`
}
