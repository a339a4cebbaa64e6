import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { LOW_FUEL_TENTHS } from '../../simulation/rules.ts'
import { fuelPulseSeconds, grazePan, ringSide } from './cue-readings.ts'

test('a ring’s sound is panned to the side where it was passed, further the more it was missed, by at most 0.8', () => {
  const state = startFlight(5)
  expect(ringSide(state), 'before the first ring').toBe(0)
  state.nextRingSerial = 1
  const [ring] = state.rings
  const sideAt = (metresRight: number) => ringSide({ ...state, craft: { ...state.craft, x: ring.x - metresRight } })
  expect(sideAt(20)).toBeGreaterThan(0.2)
  expect(sideAt(-20)).toBeCloseTo(-sideAt(20))
  expect(sideAt(30)).toBeGreaterThan(sideAt(20))
  expect([5000, -5000].map(sideAt)).toEqual([0.8, -0.8])
})

test('a scrape is heard on the side where the craft met the ring, and above or below it in the middle', () => {
  const panAt = (share: number) => {
    const state = startFlight(5)
    const ring = state.rings[0]
    state.nextRingSerial = 1
    ring.passX = share * ring.radius
    return grazePan(state)
  }
  expect([-1, 0, 1].map(panAt)).toEqual([-0.8, 0, 0.8])
})

test('the low-fuel pulse quickens steadily as the fuel falls', () => {
  const pulses = Array.from({ length: LOW_FUEL_TENTHS + 1 }, (_, tenths) => fuelPulseSeconds(tenths))
  expect(pulses[0]).toBeCloseTo(0.8)
  expect(pulses.at(-1)).toBeCloseTo(2.4)
  expect(pulses).toEqual([...new Set(pulses)].sort((short, long) => short - long))
})
