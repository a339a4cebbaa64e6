import { expect, test } from 'vitest'

import { chainText, gainText, missWords } from './ring-words.ts'

test('the speed that a ring gave is told in whole km/h, and not where there is none', () => {
  expect(gainText({ push: 0 })).toBe('')
  expect(gainText({ push: 1 })).toMatch(/^\+4\d km\/h$/)
  expect(gainText({ push: 1.72 })).toMatch(/^\+\d{2,3} km\/h$/)
})

test('a missed ring was where the craft was not', () => {
  expect(missWords({ passX: 2, passY: -12 })).toBe('Missed: it was higher')
  expect(missWords({ passX: 2, passY: 12 })).toBe('Missed: it was lower')
  expect(missWords({ passX: 20, passY: -12 })).toBe('Missed: it was further left')
  expect(missWords({ passX: -20, passY: 12 })).toBe('Missed: it was further right')
})

test('a chain is told from two clean rings in a row on', () => {
  expect([0, 1, 2, 10].map(chainText)).toEqual(['', '', '×2', '×10'])
})
