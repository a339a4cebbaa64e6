import { expect, test } from 'vitest'

import { FULL_FUEL_TENTHS, LOW_FUEL_TENTHS } from '../rules.ts'
import { engineSputter, starvation } from './starvation.ts'

/** Share of sputtering ticks among the first 20,000 with this much fuel. */
function sputterShare(fuelTenths: number, isRelaxed = false): number {
  let sputters = 0
  for (let tick = 0; tick < 20_000; tick += 1) if (engineSputter({ fuelTenths, isRelaxed, tick }) < 1) sputters += 1
  return sputters / 20_000
}

test('an engine starves from the low-fuel mark down, the more the less is left', () => {
  expect(starvation({ fuelTenths: FULL_FUEL_TENTHS, isRelaxed: false })).toBe(0)
  expect(starvation({ fuelTenths: LOW_FUEL_TENTHS, isRelaxed: false })).toBe(0)
  let before = 0
  for (let fuelTenths = LOW_FUEL_TENTHS - 5; fuelTenths >= 0; fuelTenths -= 5) {
    const now = starvation({ fuelTenths, isRelaxed: false })
    expect(now).toBeGreaterThan(before)
    before = now
  }
  expect(before).toBe(1)
  expect(starvation({ fuelTenths: -5, isRelaxed: false })).toBe(1)
  expect(starvation({ fuelTenths: NaN, isRelaxed: false })).toBe(0)
})

test('an engine that runs dry does not sputter before the last tenth of the fuel', () => {
  expect(sputterShare(FULL_FUEL_TENTHS)).toBe(0)
  expect(sputterShare(100)).toBe(0)
  expect(sputterShare(99)).toBeGreaterThan(0)
  expect(engineSputter({ fuelTenths: NaN, isRelaxed: false, tick: 5 })).toBe(1)
})

test('an engine that runs dry sputters more the drier it is, and never stalls altogether', () => {
  expect(sputterShare(30)).toBeGreaterThan(0.2)
  expect(sputterShare(1)).toBeGreaterThan(sputterShare(30) + 0.2)
  expect(sputterShare(0)).toBeLessThan(0.85)
})

test('an engine that runs dry sputters the same in every replay', () => {
  const dry = { fuelTenths: 5, isRelaxed: false, tick: 1234 }
  expect(engineSputter(dry)).toBe(engineSputter(dry))
})

test('a relaxed flight burns nothing, so its engine neither starves nor sputters', () => {
  expect(starvation({ fuelTenths: 0, isRelaxed: true })).toBe(0)
  expect(sputterShare(0, true)).toBe(0)
})
