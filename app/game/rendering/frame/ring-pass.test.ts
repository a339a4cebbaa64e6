import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { createRingPass, followRingPass, resetRingPass } from './ring-pass.ts'

test('a ring is answered from the moment it is flown through', () => {
  const state = startFlight(4)
  const pass = createRingPass()
  resetRingPass(pass, state)
  Object.assign(state.rings[0], { status: 'collected', precision: 0.9 })
  state.nextRingSerial = 1
  state.ringsCollected = 1
  followRingPass(pass, state, 1)
  expect(pass).toMatchObject({ seconds: 0, precision: 0.9, z: state.rings[0].z })
  followRingPass(pass, state, 0.2)
  expect(pass.seconds).toBe(0.2)
})

test('a flight shown from its middle answers no ring from before, and a missed ring is not answered', () => {
  const state = startFlight(4)
  state.ringsCollected = 3
  const pass = createRingPass()
  resetRingPass(pass, state)
  followRingPass(pass, state, 0.1)
  expect(pass.seconds).toBe(Infinity)
  state.rings[0].status = 'missed'
  state.nextRingSerial = 1
  followRingPass(pass, state, 0.1)
  expect(pass.seconds).toBe(Infinity)
})
