import { InstancedBufferGeometry } from 'three'
import { expect, test } from 'vitest'

import { CENTRE_PRECISION } from '../../simulation/flight/encounters.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { createGlowModel } from './glow-model.ts'

/** How many halos are drawn so many seconds after a ring. */
function glowsAfterRing(precision: number, seconds: number, decoration = true): number {
  const frame = createFlightFrame()
  frame.state = startFlight(7)
  frame.motion = { ...frame.motion, decoration }
  Object.assign(frame.ringPass, { precision, seconds, radius: 10 })
  const model = createGlowModel()
  model.restart?.(frame)
  model.update?.(frame)
  const { geometry } = model.mesh
  return geometry instanceof InstancedBufferGeometry ? geometry.instanceCount : 0
}

test('a second wave follows the first where a ring was flown through dead centre, and nowhere else', () => {
  const clean = CENTRE_PRECISION - 0.01
  expect(glowsAfterRing(CENTRE_PRECISION, 0.1)).toBe(glowsAfterRing(clean, 0.1))
  expect(glowsAfterRing(CENTRE_PRECISION, 0.2)).toBe(glowsAfterRing(clean, 0.2) + 1)
  expect(glowsAfterRing(CENTRE_PRECISION, 0.6)).toBe(glowsAfterRing(clean, 0.6))
  expect(glowsAfterRing(1, 0.2, false), 'with reduced motion').toBe(glowsAfterRing(clean, 0.2, false))
})
