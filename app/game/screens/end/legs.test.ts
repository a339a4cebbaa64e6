import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flight-summaries.ts'
import { greatestLoss, legsFrom } from './legs.ts'

test('the legs of a flight add up to its time', () => {
  expect(legsFrom([300, 500, 900])).toEqual([300, 200, 400])
  expect(legsFrom([])).toEqual([])
  expect(legsFrom(COMPLETE.splits).reduce((sum, ticks) => sum + ticks)).toBe(COMPLETE.ticks)
})

test('the greatest loss is the leg that took longest beyond the other flight’s, as far as both got', () => {
  expect(greatestLoss([300, 600, 900], [290, 500, 900])).toEqual({ ring: 2, ticks: 90 })
  expect(greatestLoss([300, 600, 900], [290])).toEqual({ ring: 1, ticks: 10 })
  expect(greatestLoss([280, 500], [290, 520, 700])).toEqual({ ring: 1, ticks: -10 })
  expect(greatestLoss([300], []).ring).toBeUndefined()
  expect(greatestLoss([], [300]).ring).toBeUndefined()
})
