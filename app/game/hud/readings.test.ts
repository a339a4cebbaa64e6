import { expect, test } from 'vitest'

import { fuelPercentFrom, gapTextFrom, kilometresPerHourFrom, secondsTextFrom } from './readings.ts'

test('a hundred metres in five seconds are 72 kilometres an hour', () => {
  expect(kilometresPerHourFrom(100 / 5)).toBe(72)
})

test('fuel reads 100 when full, 1 on the last drop and 0 only when there is none', () => {
  expect(fuelPercentFrom(1000)).toBe(100)
  expect(fuelPercentFrom(995)).toBe(100)
  expect(fuelPercentFrom(990)).toBe(99)
  expect(fuelPercentFrom(1)).toBe(1)
  expect(fuelPercentFrom(0)).toBe(0)
})

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
