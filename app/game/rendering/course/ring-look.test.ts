import { describe, expect, test } from 'vitest'

import { createRingLook, lookOfRing, OPENING_SECONDS, type RingLook } from './ring-look'
import type { RingStatus } from '../../simulation/flight-state'

function look(status: RingStatus, ahead = 0, seconds = 10): RingLook {
  const into = createRingLook()
  lookOfRing(status, ahead, seconds, into)
  return into
}

describe('Without colour, a ring tells', () => {
  test('that it is the next by being the thickest and brightest, turning, and the only one with fins', () => {
    const next = look('ahead', 0)
    for (const other of [look('ahead', 1), look('ahead', 5), look('missed')]) {
      expect(next.brightness).toBeGreaterThan(2 * other.brightness)
      expect(next.thickness).toBeGreaterThan(1.4 * other.thickness)
      expect(other.fins).toBe(0)
      expect(other.spinSpeed).toBe(0)
    }
    expect(next.fins).toBe(1)
    expect(next.spinSpeed).toBeGreaterThan(0)
  })

  test('that it comes later by being whole but dim, the dimmer the later', () => {
    expect(look('ahead', 1).broken).toBe(0)
    expect(look('ahead', 2).brightness).toBeLessThan(look('ahead', 1).brightness)
  })

  test('that it was missed by being broken, grey and still', () => {
    expect(look('missed')).toMatchObject({ grey: 1, brightness: 0, spinSpeed: 0, fins: 0 })
    expect(look('missed').broken).toBeGreaterThan(0.3)
  })

  test('that it was collected by flying open, and is gone after', () => {
    const opening = look('collected', 0, OPENING_SECONDS / 2)
    expect(opening.opening).toBeGreaterThan(1.3)
    expect(opening.thickness).toBeGreaterThan(0)
    expect(look('collected', 0, OPENING_SECONDS).thickness).toBe(0)
    expect(look('collected', 0, 99).thickness).toBe(0)
  })
})

test('A ring that is flown through shows its opening in its true size', () => {
  for (const status of ['ahead', 'missed'] as const) expect(look(status).opening).toBe(1)
  expect(look('collected', 0, 0).opening).toBe(1)
})
