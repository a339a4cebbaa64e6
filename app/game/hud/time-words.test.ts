import { expect, test } from 'vitest'

import { behindTextFrom, gapTextFrom, secondsTextFrom, signedSecondsFrom } from './time-words.ts'

test('a time is shown to the hundredth, rounded down', () => {
  expect(secondsTextFrom(0)).toBe('0.00 s')
  expect(secondsTextFrom(120)).toBe('1.00 s')
  expect(secondsTextFrom(4799)).toBe('39.99 s')
  expect(secondsTextFrom(4800)).toBe('40.00 s')
})

test('a gap reads as ahead or behind, and as level at the same tick', () => {
  expect(gapTextFrom({ ticks: -49, to: 'best' })).toBe('0.41 s ahead of your best')
  expect(gapTextFrom({ ticks: 144, to: 'autopilot' })).toBe('1.20 s behind the autopilot')
  expect(gapTextFrom({ ticks: 0, to: 'best' })).toBe('level with your best')
  expect(gapTextFrom({ ticks: 700, rings: 2, to: 'pacer' })).toBe('2 rings behind the pacer, by 5.83 s')
  expect([-49, -1, 0, 144].map(signedSecondsFrom)).toEqual(['−0.41', '−0.01', '0.00', '+1.20'])
})

test('what is left to a target agrees with both times as they are shown, and is never nothing', () => {
  const [mine, target] = [2803, 2705]
  expect([secondsTextFrom(mine), secondsTextFrom(target)]).toEqual(['23.35 s', '22.54 s'])
  expect(behindTextFrom(mine, target)).toBe('0.81 s')
  expect(behindTextFrom(7, 6)).toBe('0.01 s')
})
