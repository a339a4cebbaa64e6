import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { ringSide } from './cue-notes.ts'

function sideOfFirstRing(metresRight: number): number {
  const state = startFlight(5)
  const ring = state.rings[0]
  state.nextRingSerial = 1
  state.craft.x = ring.x - metresRight
  return ringSide(state)
}

test('a ring’s sound is panned to the side where it was passed, further the more it was missed', () => {
  expect(sideOfFirstRing(20)).toBeGreaterThan(0.2)
  expect(sideOfFirstRing(-20)).toBeCloseTo(-sideOfFirstRing(20))
  expect(sideOfFirstRing(30)).toBeGreaterThan(sideOfFirstRing(20))
})

test('a ring’s sound is panned by at most 0.8', () => {
  expect(sideOfFirstRing(5000)).toBe(0.8)
  expect(sideOfFirstRing(-5000)).toBe(-0.8)
})

test('the pan is centred before the first ring', () => {
  expect(ringSide(startFlight(5))).toBe(0)
})
