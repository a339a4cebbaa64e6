import type { Matrix4 } from 'three'
import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { CRAFT_PIECES } from '../airframe/craft-geometry.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { createCraftModel } from './craft-model.ts'

test('the flame burns as long as there is fuel', () => {
  const frame = createFlightFrame()
  frame.state = startFlight(7)
  frame.takeOffSeconds = Infinity
  const model = createCraftModel()
  const flame = CRAFT_PIECES.findIndex(({ name }) => name === 'flame')
  const size = () => {
    model.update?.(frame)
    const pieces = model.mesh.material.uniforms['pieces'].value as readonly Matrix4[]
    return pieces[flame].getMaxScaleOnAxis()
  }
  expect(size()).toBeGreaterThanOrEqual(1)
  frame.state.fuelTenths = 0
  expect(size()).toBe(0)
})
