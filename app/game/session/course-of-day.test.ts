import { expect, test } from 'vitest'

import { courseOfDay, dateWords, localDay, pastDays } from './course-of-day.ts'

test('the day changes at local midnight', () => {
  const midnight = new Date(2026, 10, 23).getTime()
  expect(localDay(midnight)).toBe(20_780)
  expect(localDay(midnight - 1)).toBe(20_779)
  expect(localDay(new Date(2026, 10, 23, 23, 59, 59, 999).getTime())).toBe(20_780)
})

test('a date has the same course for everyone and for ever', () => {
  // A change here gives two visitors of one day two courses, and hides the results of past days.
  expect([20_779, 20_780, 20_781].map(courseOfDay)).toEqual([485_471, 893_443, 720_273])
})

test('365 days in a row have 365 different courses', () => {
  const days = Array.from({ length: 365 }, (_, index) => courseOfDay(20_000 + index))
  expect(new Set(days).size).toBe(365)
})

test('seven days before the present one are offered, the latest first', () => {
  expect(pastDays(20_780)).toEqual([20_779, 20_778, 20_777, 20_776, 20_775, 20_774, 20_773])
})

test('a day is named by its date, whatever the time zone', () => {
  expect(dateWords(20_783, 'short')).toBe('Thu 26 Nov')
  expect(dateWords(20_783, 'long')).toBe('Thursday 26 November')
})
