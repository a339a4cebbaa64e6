import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { bestFlightOn, bestFlightsAfter, COURSES_WITH_FLIGHTS, type BestFlight } from './best-flights.ts'
import type { CourseRecord } from './course-records.ts'
import { EMPTY_LOGBOOK, logbookAfter, logbookAfterLink, logbookFromText, textFromLogbook } from './logbook.ts'

const flight = (seed: number, text: string) => ({ seed, kind: 'standard', text }) as const
const keptAfter = (flights: readonly BestFlight[], courses: readonly CourseRecord[]) =>
  flights.reduce<readonly BestFlight[]>((kept, each) => bestFlightsAfter(kept, each, courses), [])

test('the best flights of fifty courses are kept, the latest record first', () => {
  const courses = Array.from({ length: 51 }, (_, seed) => seed)
  const relaxed = { seed: 1, kind: 'relaxed', text: 'r' } as const
  const kept = keptAfter([...courses.map((seed) => flight(seed, 'a')), relaxed], [])
  expect(new Set(kept.map(({ seed }) => seed)).size).toBe(COURSES_WITH_FLIGHTS)
  expect(kept[0], 'of another kind on a course that is kept').toBe(relaxed)
  expect(bestFlightOn(kept, 0, 'standard')).toBeUndefined()
  expect(bestFlightOn(kept, 1, 'standard')).toBe('a')
  expect(bestFlightsAfter(kept, flight(1, 'd'), [])).toEqual([
    flight(1, 'd'),
    ...kept.filter((each) => each.seed !== 1 || each === relaxed),
  ])
})

test('the flight of a finished course outlives those of courses that were crashed on', () => {
  const crashes = Array.from({ length: 60 }, (_, seed) => ({ seed: seed + 1, standard: [400] }))
  const courses = [...crashes, { seed: 0, relaxed: COMPLETE.splits }]
  const kept = keptAfter(
    courses.toReversed().map(({ seed }) => flight(seed, 'a')),
    courses,
  )
  expect(kept).toHaveLength(COURSES_WITH_FLIGHTS)
  expect(kept.at(-1)).toEqual(flight(0, 'a'))
  const finished = courses.map(({ seed }) => ({ seed, standard: COMPLETE.splits }))
  expect(keptAfter([...kept.toReversed(), flight(99, 'b')], finished)[0], 'the latest').toEqual(flight(99, 'b'))
})

test('a record that is too long to keep removes the one that it beat', () => {
  expect(bestFlightsAfter([flight(1, 'a')], flight(1, 'b'.repeat(2_001)), [])).toEqual([])
})

test('the link of the best flight on a course is stored and read back', () => {
  const recorded = logbookAfter(EMPTY_LOGBOOK, COMPLETE)
  const kept = logbookAfterLink(recorded, COMPLETE, 'Abc_-9')
  expect(bestFlightOn(logbookFromText(textFromLogbook(kept)).flights, 7, 'standard')).toBe('Abc_-9')
  expect(bestFlightOn(kept.flights, 7, 'relaxed')).toBeUndefined()
  const slower = { ...COMPLETE, splits: COMPLETE.splits.map((tick) => tick + 9) }
  expect(logbookAfterLink(recorded, slower, 'Abc')).toBe(recorded)
})
