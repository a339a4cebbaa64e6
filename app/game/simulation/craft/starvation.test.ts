import { expect, test } from 'vitest'

import { FULL_FUEL_TENTHS, LOW_FUEL_TENTHS } from '../rules.ts'
import { engineSputter, starvation } from './starvation.ts'

/** Share of sputtering ticks among the first 20,000 with this much fuel. */
function sputterShare(fuelTenths: number): number {
  let sputters = 0
  for (let tick = 0; tick < 20_000; tick += 1) if (engineSputter({ fuelTenths, tick }) < 1) sputters += 1
  return sputters / 20_000
}

test('engine starvation starts below the low-fuel mark and grows as the fuel falls', () => {
  expect(starvation({ fuelTenths: FULL_FUEL_TENTHS })).toBe(0)
  expect(starvation({ fuelTenths: LOW_FUEL_TENTHS })).toBe(0)
  let before = 0
  for (let fuelTenths = LOW_FUEL_TENTHS - 5; fuelTenths >= 0; fuelTenths -= 5) {
    const now = starvation({ fuelTenths })
    expect(now).toBeGreaterThan(before)
    before = now
  }
  expect(before).toBe(1)
})

test('the engine sputters only below 10 % of fuel', () => {
  expect(sputterShare(FULL_FUEL_TENTHS)).toBe(0)
  expect(sputterShare(100)).toBe(0)
  expect(sputterShare(99)).toBeGreaterThan(0)
})

test('the engine sputters more with less fuel, and in under 85 % of ticks when empty', () => {
  expect(sputterShare(30)).toBeGreaterThan(0.2)
  expect(sputterShare(1)).toBeGreaterThan(sputterShare(30) + 0.2)
  expect(sputterShare(0)).toBeLessThan(0.85)
})
