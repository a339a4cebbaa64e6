import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { createRingPass, followRingPass, resetRingPass } from './ring-pass.ts'

/** Flies through the next ring `seconds` after whatever came before. */
function passRing(
  state: ReturnType<typeof startFlight>,
  pass: ReturnType<typeof createRingPass>,
  seconds: number,
): void {
  Object.assign(state.rings[state.nextRingSerial], { status: 'collected', precision: 0.9 })
  state.nextRingSerial += 1
  state.ringsCollected += 1
  followRingPass(pass, state, seconds)
}

test('a ring is answered with a flash, at most three times in a second', () => {
  const state = startFlight(4)
  const pass = createRingPass()
  resetRingPass(pass, state)
  passRing(state, pass, 1)
  expect(pass).toMatchObject({ seconds: 0, precision: 0.9, hasFlash: true, z: state.rings[0].z })
  passRing(state, pass, 0.2)
  expect(pass.hasFlash).toBe(false)
  passRing(state, pass, 0.4)
  expect(pass.hasFlash).toBe(true)
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
