import { expect, test } from 'vitest'

import { createRingAppearance, OPENING_SECONDS, setRingAppearance, type RingAppearance } from './ring-appearance.ts'
import type { RingStatus } from '../../simulation/flight-state.ts'

function appearance(status: RingStatus, ahead = 0, seconds = 10, precision = 1): RingAppearance {
  const into = createRingAppearance()
  setRingAppearance(into, { status, precision }, ahead, seconds)
  return into
}

test('the next ring is distinct without colour: thickest, brightest, turning and with fins', () => {
  const next = appearance('ahead', 0)
  for (const other of [appearance('ahead', 1), appearance('ahead', 5), appearance('missed')]) {
    expect(next.brightness).toBeGreaterThan(2 * other.brightness)
    expect(next.thickness).toBeGreaterThan(1.4 * other.thickness)
    expect(other.fins).toBe(0)
    expect(other.spinSpeed).toBe(0)
  }
  expect(next.fins).toBe(1)
  expect(next.spinSpeed).toBeGreaterThan(0)
})

test('rings beyond the third fade, and from the sixth on they are not drawn', () => {
  expect([0, 1, 2, 3, 4].map((ahead) => appearance('ahead', ahead).faded)).toEqual([0, 0, 0, 0.5, 1])
  for (const ahead of [5, 9]) expect(appearance('ahead', ahead).thickness).toBe(0)
  for (const status of ['collected', 'missed'] as const) expect(appearance(status).faded).toBe(0)
})

test('a missed ring is distinct without colour: thin, broken, grey and still', () => {
  expect(appearance('missed')).toMatchObject({ grey: 1, brightness: 0, spinSpeed: 0, fins: 0 })
  expect(appearance('missed').broken).toBeGreaterThan(0.3)
  expect(appearance('missed').thickness).toBeLessThan(0.2)
})

test('a collected ring breaks into arcs, and opens wider and brighter the nearer to its centre it was flown through', () => {
  const [rim, centre] = [0, 1].map((precision) => appearance('collected', 0, OPENING_SECONDS / 2, precision))
  expect(centre.opening - 1).toBeGreaterThan(5 * (rim.opening - 1))
  expect(centre.brightness).toBeGreaterThan(1.5 * rim.brightness)
  expect(centre.thickness).toBeGreaterThan(1.5 * rim.thickness)
  expect(rim.broken).toBeGreaterThan(0.3)
})
