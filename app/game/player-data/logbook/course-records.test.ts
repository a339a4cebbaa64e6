import fc from 'fast-check'
import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { bestSplitsOn, coursesAfter, coursesFrom, isBetter, MOST_COURSES, type CourseRecord } from './course-records.ts'
import { FLIGHT_KINDS, kindOf } from './flight-kind.ts'

const TEN = COMPLETE.splits
const FASTER = TEN.map((tick) => tick - 12)

/** Flights on a few courses, with the splits of their rings. */
const anyFlight: fc.Arbitrary<FlightSummary> = fc
  .record({
    seed: fc.integer({ min: 0, max: 5 }),
    isRelaxed: fc.boolean(),
    isSlow: fc.boolean(),
    splits: fc
      .array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 10 })
      .map((ticks) => ticks.sort((one, other) => one - other)),
  })
  .map((part) => ({ ...COMPLETE, ...part }))

test('a flight is better with more rings, or with as many in less time', () => {
  expect(isBetter(FASTER, TEN)).toBe(true)
  expect(isBetter(TEN, FASTER)).toBe(false)
  expect(isBetter(TEN, TEN)).toBe(false)
  expect(isBetter(TEN, FASTER.slice(0, 9))).toBe(true)
  expect(isBetter(TEN.slice(0, 3), TEN.slice(0, 2))).toBe(true)
  expect(isBetter(FASTER.slice(0, 3), TEN.slice(0, 3))).toBe(true)
  expect(isBetter([], [])).toBe(false)
  expect(isBetter([5], [])).toBe(true)
})

test('a course keeps the best flight of each kind, in any order of flights', () => {
  fc.assert(
    fc.property(fc.array(anyFlight), (flights) => {
      const courses = flights.reduce<readonly CourseRecord[]>(coursesAfter, [])
      for (const { seed } of courses)
        for (const kind of FLIGHT_KINDS) {
          const best = bestSplitsOn(courses, seed, kind)
          const own = flights.filter((flight) => flight.seed === seed && kindOf(flight) === kind)
          expect(own.some(({ splits }) => isBetter(splits, best))).toBe(false)
          if (own.some(({ splits }) => splits.length > 0)) expect(own.map(({ splits }) => splits)).toContainEqual(best)
          else expect(best).toEqual([])
        }
    }),
  )
})

test('a flight without a ring makes no record, but keeps the course’s record from being dropped', () => {
  const none = { ...CRASHED, ringsCollected: 0, splits: [] }
  expect(coursesAfter([], none)).toEqual([])
  const other = { ...CRASHED, seed: 8 }
  const courses = [CRASHED, other, none].reduce<readonly CourseRecord[]>(coursesAfter, [])
  expect(courses.map(({ seed }) => seed)).toEqual([7, 8])
})

test('the least recently flown course is dropped when there are more than 200', () => {
  const flights = Array.from({ length: MOST_COURSES }, (_, seed) => ({ ...CRASHED, seed }))
  const again = { ...CRASHED, seed: 0 }
  const courses = [...flights, again, { ...CRASHED, seed: 999 }].reduce<readonly CourseRecord[]>(coursesAfter, [])
  expect(courses).toHaveLength(MOST_COURSES)
  expect(courses.slice(0, 2).map(({ seed }) => seed)).toEqual([999, 0])
  expect(bestSplitsOn(courses, 1, 'standard')).toEqual([])
  expect(bestSplitsOn(courses, 2, 'standard')).toEqual(CRASHED.splits)
})

test.each([[], null, [0], [2, 1], ['2'], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])(
  'stored splits %j are left out of a course',
  (splits) => {
    expect(coursesFrom([{ seed: 1, standard: splits, relaxed: [1] }])).toEqual([{ seed: 1, relaxed: [1] }])
  },
)
