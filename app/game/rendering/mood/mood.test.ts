import { expect, test } from 'vitest'

import { MOODS } from './moods.ts'
import { LOWEST_SINE, skyPaint } from './mood.ts'

test('the sky away from the sun has its mood’s colours at the horizon and the zenith', () => {
  for (const mood of MOODS) {
    expect(skyPaint(mood, 0, -1)).toEqual(mood.sky[0])
    for (const channel of [0, 1, 2] as const)
      expect(skyPaint(mood, 1, -1)[channel]).toBeCloseTo(mood.sky[5][channel], 9)
  }
})

test('the sky has no visible colour step and no channel outside 0 to 1', () => {
  let steepest = 0
  const shown: number[] = []
  for (const mood of MOODS)
    for (const sunward of [-1, 0.5, 0.9, 1])
      for (let sine = LOWEST_SINE; sine < 1; sine += 0.005) {
        const above = skyPaint(mood, sine + 0.005, sunward)
        for (const [channel, here] of skyPaint(mood, sine, sunward).entries()) {
          steepest = Math.max(steepest, Math.abs(here - above[channel]))
          shown.push(here)
        }
      }
  expect(steepest).toBeLessThan(0.04)
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...shown)).toBeLessThanOrEqual(1)
})
