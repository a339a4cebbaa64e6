import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { EMPTY_PAGE, pageAfter } from './logbook-page.ts'
import { wingsOf, wingsOfFlight } from './wings.ts'

const SLOWER = COMPLETE.splits.map((tick) => tick + 1)

test('finishing, missing no ring and beating the autopilot each earn wings', () => {
  expect(wingsOfFlight(CRASHED, SLOWER)).toEqual([])
  expect(wingsOfFlight(COMPLETE, [])).toEqual(['finish'])
  expect(wingsOfFlight(COMPLETE, SLOWER)).toEqual(['finish', 'swift'])
  expect(wingsOfFlight({ ...COMPLETE, ringsMissed: 0 }, SLOWER)).toEqual(['finish', 'clean', 'swift'])
})

test('an equal time, or an unfinished autopilot flight, does not count as beating the autopilot', () => {
  expect(wingsOfFlight(COMPLETE, COMPLETE.splits)).toEqual(['finish'])
  expect(wingsOfFlight(COMPLETE, SLOWER.slice(0, 9))).toEqual(['finish'])
})

test('the wings of a logbook page follow from its completions, misses and autopilot result', () => {
  expect(wingsOf(EMPTY_PAGE)).toEqual([])
  const finished = pageAfter(EMPTY_PAGE, COMPLETE)
  expect(wingsOf(finished)).toEqual(['finish'])
  const clean = pageAfter(pageAfter(finished, { ...COMPLETE, ringsMissed: 0 }), CRASHED)
  expect(wingsOf({ ...clean, hasBeatenAutopilot: true })).toEqual(['finish', 'clean', 'swift'])
})
