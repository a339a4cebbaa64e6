import { expect, test } from 'vitest'

import { startFlight } from '../game/simulation/flight/flight.ts'
import { fuelPercentFrom, readingsFrom, readingText } from './readings.ts'

test('readings are whole numbers in the units that the HUD names', () => {
  const flight = { ...startFlight(7), score: 300, ringsCollected: 3, fuelTenths: 655 }
  flight.craft.y = 87.4
  flight.craft.speed = 100 / 5
  expect(readingsFrom(flight)).toEqual({ score: 300, rings: 3, altitude: 87, speed: 72, fuel: 66 })
})

test('the rings are shown out of ten, and a reading without a value is empty', () => {
  expect(readingText('rings', 3)).toBe('3/10')
  expect(readingText('score', 0)).toBe('0')
  expect(readingText('score', 1000), 'as on the pages').toBe('1,000')
  expect(readingText('score', undefined)).toBe('')
})

test('fuel reads 100 when full, 1 on the last drop and 0 only when there is none', () => {
  expect([1000, 995, 990, 1, 0].map(fuelPercentFrom)).toEqual([100, 100, 99, 1, 0])
})
