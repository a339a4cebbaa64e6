import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { EMPTY_PAGE, pageAfter } from './logbook-page.ts'
import { wingsOf, wingsOfFlight } from './wings.ts'

const SLOWER = COMPLETE.splits.map((tick) => tick + 1)

test('each of the wings has one rule', () => {
  expect(wingsOfFlight(CRASHED, SLOWER)).toEqual([])
  expect(wingsOfFlight(COMPLETE, [])).toEqual(['finish'])
  expect(wingsOfFlight(COMPLETE, SLOWER)).toEqual(['finish', 'swift'])
  expect(wingsOfFlight({ ...COMPLETE, ringsMissed: 0 }, SLOWER)).toEqual(['finish', 'clean', 'swift'])
})

test('the autopilot is not beaten by as fast a flight, nor where it did not finish itself', () => {
  expect(wingsOfFlight(COMPLETE, COMPLETE.splits)).toEqual(['finish'])
  expect(wingsOfFlight(COMPLETE, SLOWER.slice(0, 9))).toEqual(['finish'])
})

test('wings belong to the kind of flight that earned them', () => {
  expect(wingsOf(EMPTY_PAGE)).toEqual([])
  const finished = pageAfter(EMPTY_PAGE, COMPLETE)
  expect(wingsOf(finished)).toEqual(['finish'])
  const clean = pageAfter(pageAfter(finished, { ...COMPLETE, ringsMissed: 0 }), CRASHED)
  expect(wingsOf({ ...clean, hasBeatenAutopilot: true })).toEqual(['finish', 'clean', 'swift'])
})
