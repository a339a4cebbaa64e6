import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { decidingLeg, legsFrom } from './legs.ts'

test('the legs of a flight add up to its time', () => {
  expect(legsFrom([300, 500, 900])).toEqual([300, 200, 400])
  expect(legsFrom([])).toEqual([])
  expect(legsFrom(COMPLETE.splits).reduce((sum, ticks) => sum + ticks)).toBe(COMPLETE.ticks)
})

test('the deciding leg is where a slower flight lost most time, or a faster one gained most', () => {
  expect(decidingLeg([300, 600, 900], [290, 500, 900])).toEqual({ ring: 2, ticks: 90 })
  expect(decidingLeg([300, 600, 900], [290])).toEqual({ ring: 1, ticks: 10 })
  expect(decidingLeg([280, 500], [290, 520, 700])).toEqual({ ring: 1, ticks: -10 })
  expect(decidingLeg([300, 480, 690], [290, 500, 700])).toEqual({ ring: 2, ticks: -30 })
  expect(decidingLeg([300], [])).toBeUndefined()
  expect(decidingLeg([], [300])).toBeUndefined()
})
