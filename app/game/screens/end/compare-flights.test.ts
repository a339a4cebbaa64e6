import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { legsFrom } from '../../player-data/logbook/course-records.ts'
import { decidingLeg } from './compare-flights.tsx'

test('the legs of a flight add up to its time', () => {
  expect(legsFrom([300, 500, 900])).toEqual([300, 200, 400])
  expect(legsFrom([])).toEqual([])
  expect(legsFrom(COMPLETE.splits).reduce((sum, ticks) => sum + ticks)).toBe(COMPLETE.ticks)
})

test('the deciding leg is where a slower flight lost most time, or a faster one gained most', () => {
  expect(decidingLeg([10, 90, -100])).toEqual({ ring: 2, ticks: 90 })
  expect(decidingLeg([10, -30, 10])).toEqual({ ring: 2, ticks: -30 })
})
