import { expect, test } from 'vitest'

import { FULL_FUEL_TENTHS, LOW_FUEL_TENTHS } from '../../simulation/rules.ts'
import { fuelPulseSeconds } from './cue-notes.ts'

test('the low-fuel pulse is silent until the fuel is low', () => {
  expect(fuelPulseSeconds(FULL_FUEL_TENTHS)).toBe(Infinity)
  expect(fuelPulseSeconds(LOW_FUEL_TENTHS + 1)).toBe(Infinity)
  expect(fuelPulseSeconds(NaN)).toBe(Infinity)
})

test('the low-fuel pulse quickens steadily as the fuel falls', () => {
  let before = fuelPulseSeconds(LOW_FUEL_TENTHS)
  expect(before).toBeCloseTo(2.4)
  for (let fuel = LOW_FUEL_TENTHS - 1; fuel >= 0; fuel -= 1) {
    const seconds = fuelPulseSeconds(fuel)
    expect(seconds).toBeLessThan(before)
    before = seconds
  }
  expect(before).toBeCloseTo(0.8)
  expect(fuelPulseSeconds(-5)).toBe(before)
})
