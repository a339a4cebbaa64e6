import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { bestFlightOn } from './best-flights.ts'
import { EMPTY_LOGBOOK, logbookAfter, logbookAfterLink, type Logbook } from './logbook.ts'
import { mergedLogbook } from './merged-logbook.ts'

const FASTER = { ...COMPLETE, splits: COMPLETE.splits.map((tick) => tick - 5) }
const ELSEWHERE = { ...COMPLETE, seed: 99 }

/** Flights with their links, in order. */
function logbookOf(...flights: readonly (typeof COMPLETE)[]): Logbook {
  return flights.reduce<Logbook>(
    (logbook, flight) => logbookAfterLink(logbookAfter(logbook, flight), flight, `at${String(flight.splits.at(-1))}`),
    EMPTY_LOGBOOK,
  )
}

test('a logbook merged with itself or with an empty one stays as it is', () => {
  const logbook = logbookOf(COMPLETE, ELSEWHERE, CRASHED)
  for (const other of [logbook, EMPTY_LOGBOOK]) expect(mergedLogbook(logbook, other)).toEqual(logbook)
  expect(mergedLogbook(EMPTY_LOGBOOK, logbook)).toEqual(logbook)
})

test('of two logbooks the better record is kept, with its flight', () => {
  const slow = logbookOf(COMPLETE)
  const fast = logbookOf(ELSEWHERE, FASTER)
  for (const merged of [mergedLogbook(slow, fast), mergedLogbook(fast, slow)]) {
    expect(merged.courses.find(({ seed }) => seed === COMPLETE.seed)?.standard).toEqual(FASTER.splits)
    expect(bestFlightOn(merged.flights, COMPLETE.seed, 'standard')).toBe(`at${String(FASTER.splits.at(-1))}`)
    expect(bestFlightOn(merged.flights, 99, 'standard')).toBeDefined()
    expect(merged.flights).toHaveLength(2)
    expect(merged.standard).toMatchObject({ flights: 2, completions: 2 })
  }
})

test('a better record whose flight was erased leaves no slower flight in its place', () => {
  const slow = logbookOf(COMPLETE)
  const erased: Logbook = { ...logbookOf(FASTER), flights: [] }
  for (const merged of [mergedLogbook(slow, erased), mergedLogbook(erased, slow)]) {
    expect(merged.courses.find(({ seed }) => seed === COMPLETE.seed)?.standard).toEqual(FASTER.splits)
    expect(merged.flights).toEqual([])
  }
})

test('there are at least as many flights and completions as courses with a medal', () => {
  const merged = mergedLogbook(logbookOf(COMPLETE), logbookOf(ELSEWHERE))
  expect(merged.standard).toMatchObject({ flights: 2, completions: 2 })
  expect(merged.slow).toMatchObject({ flights: 0, completions: 0 })
})

test('of two logbooks the better medal of each course is kept', () => {
  const gold: Logbook = { ...logbookOf(COMPLETE, ELSEWHERE), medals: [{ seed: 7, standard: 'gold', slow: 'bronze' }] }
  const silver: Logbook = { ...logbookOf(COMPLETE), medals: [{ seed: 7, standard: 'silver', slow: 'ace' }] }
  expect(mergedLogbook(gold, silver).medals).toEqual([{ seed: 7, standard: 'gold', slow: 'ace' }])
  expect(mergedLogbook(silver, gold).medals).toEqual([{ seed: 7, standard: 'gold', slow: 'ace' }])
})
