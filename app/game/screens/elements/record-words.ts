import { useSyncExternalStore } from 'react'

import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { bestSplitsOn, timeOf, type Splits } from '../../player-data/logbook/course-records.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import { FLIGHT_KINDS, kindOf, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import { secondsTextFrom, upperFirst } from '../../hud/time-words.ts'
import { courseOfDay, dateWords, dayOfCourse, localDay } from '../../session/course-of-day.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import type { Session } from '../../session/session.ts'
import { namedCourse } from '../../session/named-courses.ts'

/** Results of each kind of flight are kept apart; the usual kind needs no word. */
export const KIND_WORDS: Readonly<Record<FlightKind, string>> = {
  standard: '',
  slow: 'below full speed',
  relaxed: 'relaxed',
  slowRelaxed: 'relaxed and below full speed',
}

/** The same, where the usual kind needs words too: beside another one. */
export function otherKindWords(kind: FlightKind): string {
  return KIND_WORDS[kind] || 'with fuel, at full speed'
}

/** ", relaxed" after a course or a result; nothing for the usual kind. */
export function kindSuffix(kind: FlightKind): string {
  return KIND_WORDS[kind] && `, ${KIND_WORDS[kind]}`
}

/** ", relaxed, in practice" after a flight; nothing after the usual one. */
export function flownSuffix(flight: Pick<RecordedFlight, 'isRelaxed' | 'isSlow' | 'isPractice'>): string {
  return `${kindSuffix(kindOf(flight))}${flight.isPractice ? ', in practice' : ''}`
}

const ORIGIN_WORDS: Readonly<Record<CourseOrigin, string>> = {
  chance: '',
  address: ', from the link you opened',
  unread: ', chosen at random: the course in the link you opened can’t be read',
  link: ', from the link you opened',
  pasted: ', from the links you pasted',
  number: ', chosen by its number',
  flight: '',
  day: '',
  named: '',
}

export function courseOfToday(): number {
  return courseOfDay(localDay(Date.now()))
}

/** The present day, as `localDay` counts, which may change while the game is open: a return to the tab or its window renders again. */
export function useToday(): number {
  return useSyncExternalStore(followReturns, () => localDay(Date.now()))
}

function followReturns(onChange: () => void): () => void {
  const returning = new AbortController()
  document.addEventListener('visibilitychange', onChange, returning)
  window.addEventListener('focus', onChange, returning)
  return () => returning.abort()
}

/** "28.43 s" for ten rings, "6 of 10 rings" below that, or null for none. */
export function resultWords(splits: Splits): string | null {
  const ticks = timeOf(splits)
  if (ticks !== undefined) return secondsTextFrom(ticks)
  return splits.length === 0 ? null : `${splits.length} of ${RINGS_TO_WIN} rings`
}

/** What was flown best on a course: in flights of a kind, or of another where that one alone has a medal, or is all there is. */
export function bestOn({ courses, medals }: Pick<Logbook, 'courses' | 'medals'>, seed: number, wanted: FlightKind) {
  const kinds = [wanted, ...FLIGHT_KINDS.filter((kind) => kind !== wanted)]
  const flown = kinds.map((kind) => ({
    result: resultWords(bestSplitsOn(courses, seed, kind)),
    medal: medalOn(medals, seed, kind),
    note: kind === wanted ? '' : ` (${otherKindWords(kind)})`,
  }))
  return flown.find(({ medal }) => medal !== null) ?? flown.find(({ result }) => result !== null) ?? null
}

/** "course 7", "Long Shadow, course 544", or "course 126285, the course of Monday 30 November". */
export function courseName(seed: number): string {
  const named = namedCourse(seed)
  if (named !== undefined) return `${named.name}, course ${seed}`
  const day = dayOfCourse(seed, localDay(Date.now()))
  return `course ${seed}${day === undefined ? '' : `, the course of ${dateWords(day, 'long')}`}`
}

/** Which course is about to be flown, by whose choice, and the best flight of this kind there. */
export function courseWords(
  { seed, courseOrigin: origin }: Pick<Session, 'seed' | 'courseOrigin'>,
  courseToday: number,
  kind: FlightKind,
  best: Splits,
): string {
  const result = resultWords(best)
  const record = result === null ? '' : ` Your best here${kindSuffix(kind)}: ${result}.`
  // The address of a named course is most often a link of the landing page.
  const isNamedByAddress = origin === 'address' && namedCourse(seed) !== undefined
  const name = seed === courseToday ? `course ${seed}, the course of the day` : courseName(seed)
  return `${upperFirst(name)}${isNamedByAddress ? '' : ORIGIN_WORDS[origin]}.${record}`
}
