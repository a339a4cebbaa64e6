import { expect, test } from 'vitest'

import { CEILING, HIGHEST_LEVEL, KNEE, limited, limiterCurve } from './mixer.ts'

const curve = limiterCurve()

test('the limiter’s curve stays below its ceiling, which is below full scale', () => {
  expect(CEILING).toBeLessThan(1)
  for (const level of curve) expect(Math.abs(level)).toBeLessThan(CEILING)
})

test('the limiter’s curve does not change quiet levels', () => {
  for (const level of [0, 0.1, -0.3, KNEE, -KNEE]) expect(limited(level)).toBe(level)
})

test('the limiter’s curve attenuates three quarters of full scale by less than 2 dB', () => {
  expect(20 * Math.log10(limited(0.75) / 0.75)).toBeGreaterThan(-2)
})

test('the limiter’s curve is increasing and has no sharp bend', () => {
  const width = (2 * HIGHEST_LEVEL) / (curve.length - 1)
  for (let index = 2; index < curve.length; index += 1) {
    const step = curve[index] - curve[index - 1]
    const stepBefore = curve[index - 1] - curve[index - 2]
    expect(step).toBeGreaterThan(0)
    expect(Math.abs(step - stepBefore) / width).toBeLessThan(0.02)
  }
})

test('the limiter’s curve is 0 at silence and symmetrical', () => {
  expect(curve[(curve.length - 1) / 2]).toBe(0)
  for (const level of [0.2, 0.7, 1, 3]) expect(limited(-level)).toBe(-limited(level))
})
