import { expect, test } from 'vitest'

import { CRUISE_SPEED } from '../../simulation/craft/aircraft.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { DETAILS } from '../quality/detail.ts'
import type { Particle } from './particles.ts'
import { addMotes } from './particles.ts'

function motesAt(time: number): Particle[] {
  const frame = createFlightFrame()
  frame.time = time
  frame.craft.speed = CRUISE_SPEED
  const motes: Particle[] = []
  addMotes(frame, DETAILS.high.motes, (mote) => motes.push({ ...mote }))
  return motes
}

test('motes do not move over time', () => {
  expect(motesAt(3)).toEqual(motesAt(0))
})

test('there are 11 to 40 motes, each long and thin along the flight', () => {
  const motes = motesAt(0)
  expect(motes.length).toBeLessThanOrEqual(40)
  expect(motes.length).toBeGreaterThan(10)
  for (const { size, stretch } of motes) expect(stretch).toBeGreaterThan(50 * size)
})
