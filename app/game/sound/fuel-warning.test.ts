import { expect, it } from 'vitest'

import { FULL_FUEL_TENTHS, LOW_FUEL_TENTHS } from '../simulation/rules.ts'
import { engineSputter, fuelPulseSeconds } from './fuel-warning.ts'

/** Share of coughing ticks among the first 20,000 with this much fuel. */
function coughShare(fuelTenths: number): number {
  let sputters = 0
  for (let tick = 0; tick < 20_000; tick += 1) if (engineSputter(fuelTenths, tick) < 1) sputters += 1
  return sputters / 20_000
}

it('the pulse of low fuel is silent until the fuel is low', () => {
  expect(fuelPulseSeconds(FULL_FUEL_TENTHS)).toBe(Infinity)
  expect(fuelPulseSeconds(LOW_FUEL_TENTHS + 1)).toBe(Infinity)
  expect(fuelPulseSeconds(NaN)).toBe(Infinity)
})

it('the pulse of low fuel quickens steadily as the fuel goes', () => {
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

it('an engine that runs dry does not sputter while there is fuel', () => {
  expect(coughShare(FULL_FUEL_TENTHS)).toBe(0)
  expect(coughShare(40)).toBe(0)
  expect(engineSputter(NaN, 5)).toBe(1)
})

it('an engine that runs dry sputters more the drier it is, and never stalls altogether', () => {
  expect(coughShare(30)).toBeGreaterThan(0.2)
  expect(coughShare(1)).toBeGreaterThan(coughShare(30) + 0.2)
  expect(coughShare(0)).toBeLessThan(0.85)
})

it('an engine that runs dry sputters the same in every replay', () => {
  expect(engineSputter(5, 1234)).toBe(engineSputter(5, 1234))
})
