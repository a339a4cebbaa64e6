import { expect, test } from 'vitest'
import type { InstancedBufferGeometry } from 'three'

import { startFlight } from '../../simulation/flight/flight.ts'
import { createTerrain } from '../../simulation/ground/terrain.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { DETAILS } from '../quality/detail.ts'
import { createFlockModel } from './flock-model.ts'

const SPEED = 80

function startedFrame(seed: number) {
  const frame = createFlightFrame()
  frame.state = startFlight(seed)
  frame.terrain = createTerrain(seed)
  Object.assign(frame.craft, frame.state.craft)
  return frame
}

test('birds turn away from the craft: it flies level along the valley line and comes near none', () => {
  for (const seed of [1, 4, 7, 12]) {
    const frame = startedFrame(seed)
    const { craft } = frame
    const flock = createFlockModel(DETAILS.high)
    const { array } = flock.mesh.geometry.getAttribute('place')
    let nearest = Infinity
    for (let picture = 0; picture < 60 * 20; picture += 1) {
      frame.time += 1 / 60
      craft.z -= SPEED / 60
      craft.x = frame.terrain.valleyAt(craft.z)
      frame.originZ = craft.z
      flock.update?.(frame)
      for (let at = 0; at < (flock.mesh.geometry as InstancedBufferGeometry).instanceCount * 4; at += 4)
        nearest = Math.min(nearest, Math.hypot(array[at] - craft.x, array[at + 1] - craft.y, array[at + 2]))
    }
    expect(nearest).toBeGreaterThan(15)
    expect(nearest).toBeLessThan(150)
  }
})

test('no bird flies with reduced motion', () => {
  const frame = startedFrame(1)
  frame.motion.decoration = false
  const flock = createFlockModel(DETAILS.high)
  flock.update?.(frame)
  expect((flock.mesh.geometry as InstancedBufferGeometry).instanceCount).toBe(0)
})
