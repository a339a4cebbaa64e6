import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import type { InstancedBufferGeometry } from 'three'

import { createFlightFrame, MOST_RIVALS, type FlightFrame } from '../frame/flight-frame.ts'
import { createRivalModel, rivalOpacity } from './rival-model.ts'

function frameWithRival(x: number, y: number, z: number) {
  const frame = createFlightFrame()
  frame.state = startFlight(7)
  const { craft } = frame.state
  Object.assign(frame.craft, craft)
  Object.assign(frame.camera, { x: craft.x, y: craft.y + 7, z: craft.z + 20 })
  Object.assign(frame.rivals[0], { x: craft.x + x, y: craft.y + y, z: craft.z + z })
  return frame
}

const opacityOf = (frame: FlightFrame) => rivalOpacity(frame, frame.rivals[0])

test('a rival ahead is nearly opaque', () => {
  expect(opacityOf(frameWithRival(60, 20, -60))).toBe(0.95)
})

test('all rivals that are shown are drawn at once, and one that cannot be seen is left out', () => {
  const frame = frameWithRival(60, 20, -60)
  for (let rival = 1; rival < MOST_RIVALS; rival += 1)
    Object.assign(frame.rivals[rival], frame.rivals[0], { y: frame.rivals[0].y + 10 * rival })
  const model = createRivalModel()
  const { mesh } = model
  const instances = () => (mesh.geometry as InstancedBufferGeometry).instanceCount
  for (const count of [0, 1, MOST_RIVALS]) {
    frame.rivalsShown = count
    model.update?.(frame)
    expect(instances()).toBe(count)
  }
  Object.assign(frame.rivals[2], frame.craft)
  model.update?.(frame)
  expect(instances()).toBe(MOST_RIVALS - 1)
  const places = mesh.geometry.getAttribute('place').array
  expect(places[16 * 2 + 13], 'the fourth rival is the third drawn').toBeCloseTo(frame.rivals[3].y, 3)
})

test('a rival is seen beside the player’s craft, and not where it would cover it', () => {
  const seen = [0, 4, 8, 10, 13].map((metres) => opacityOf(frameWithRival(metres, 0, -2)))
  expect(seen.slice(0, 2)).toEqual([0, 0])
  expect(seen[4]).toBe(0.95)
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
})

test('a rival right ahead is not seen like a second wing of the player’s craft', () => {
  const seen = [-6, -10, -15, -20].map((ahead) => opacityOf(frameWithRival(0, 0, ahead)))
  expect(seen[0]).toBe(0)
  expect(seen[1]).toBeLessThan(0.3)
  expect(seen[3]).toBeGreaterThan(0.75)
})

test('a rival that falls behind the player’s craft is not seen before the camera', () => {
  const seen = [-10, 0, 4, 7, 16].map((behind) => opacityOf(frameWithRival(30, 0, behind)))
  expect(seen[0]).toBe(0.95)
  expect(seen.slice(3)).toEqual([0, 0])
  expect(seen.toSorted((a, b) => b - a)).toEqual(seen)
})

test('a rival in front of the next ring leaves a fifth of it to be seen', () => {
  const frame = frameWithRival(0, 0, 0)
  const ring = ringBySerial(frame.state, 0)
  if (ring === undefined) throw new Error('no ring')
  const { camera } = frame
  for (let share = 0.3; share < 1; share += 0.05)
    for (const aside of [-1, -0.5, 0, 0.5, 1]) {
      frame.rivals[0].x = camera.x + (ring.x + aside * ring.radius - camera.x) * share
      frame.rivals[0].y = camera.y + (ring.y - camera.y) * share
      frame.rivals[0].z = camera.z + (ring.z - camera.z) * share
      expect(opacityOf(frame)).toBeLessThanOrEqual(0.8)
    }
})
