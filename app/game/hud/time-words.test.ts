import { expect, test } from 'vitest'

import { gapTextFrom, secondsTextFrom } from './time-words.ts'

test('a time is shown to the tenth, rounded down', () => {
  expect(secondsTextFrom(0)).toBe('0.0 s')
  expect(secondsTextFrom(120)).toBe('1.0 s')
  expect(secondsTextFrom(4799)).toBe('39.9 s')
  expect(secondsTextFrom(4800)).toBe('40.0 s')
})

test('a gap reads as ahead or behind, and as level under 0.05 s', () => {
  expect(gapTextFrom({ ticks: -48, to: 'best' })).toBe('0.4 s ahead of your best')
  expect(gapTextFrom({ ticks: 144, to: 'autopilot' })).toBe('1.2 s behind the autopilot')
  expect([-5, 0, 5].map((ticks) => gapTextFrom({ ticks, to: 'best' }))).toEqual(Array(3).fill('level with your best'))
})
