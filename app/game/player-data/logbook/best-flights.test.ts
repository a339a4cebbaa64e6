import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { bestFlightOn, bestFlightsAfter } from './best-flights.ts'
import { EMPTY_LOGBOOK, logbookAfter, logbookAfterLink, logbookFromText, textFromLogbook } from './logbook.ts'

const flight = (seed: number, text: string) => ({ seed, kind: 'standard', text }) as const

test('the best flights of two courses are kept, the latest record first', () => {
  const one = bestFlightsAfter([], flight(1, 'a'))
  const two = bestFlightsAfter(one, flight(2, 'b'))
  expect(bestFlightsAfter(two, flight(3, 'c'))).toEqual([flight(3, 'c'), flight(2, 'b')])
  expect(bestFlightsAfter(two, flight(1, 'd'))).toEqual([flight(1, 'd'), flight(2, 'b')])
})

test('a record that is too long to keep removes the one that it beat', () => {
  expect(bestFlightsAfter([flight(1, 'a')], flight(1, 'b'.repeat(2_001)))).toEqual([])
})

test('the link of the best flight on a course is stored and read back', () => {
  const recorded = logbookAfter(EMPTY_LOGBOOK, COMPLETE)
  const kept = logbookAfterLink(recorded, COMPLETE, 'Abc_-9')
  expect(bestFlightOn(logbookFromText(textFromLogbook(kept)).flights, 7, 'standard')).toBe('Abc_-9')
  expect(bestFlightOn(kept.flights, 7, 'relaxed')).toBeUndefined()
  const slower = { ...COMPLETE, splits: COMPLETE.splits.map((tick) => tick + 9) }
  expect(logbookAfterLink(recorded, slower, 'Abc')).toBe(recorded)
})
