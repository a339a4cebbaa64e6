import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { rivalOpacity } from './rival-model.ts'

function frameWithRival(x: number, y: number, z: number) {
  const frame = createFlightFrame()
  frame.state = startFlight(7)
  const { craft } = frame.state
  Object.assign(frame.craft, craft)
  Object.assign(frame.camera, { x: craft.x, y: craft.y + 7, z: craft.z + 20 })
  Object.assign(frame.rival, { x: craft.x + x, y: craft.y + y, z: craft.z + z })
  frame.hasRival = true
  return frame
}

test('a rival has an opacity of 0.5, and of 0 when there is none', () => {
  expect(rivalOpacity(frameWithRival(60, 20, -60))).toBe(0.5)
  expect(rivalOpacity({ ...frameWithRival(60, 20, -60), hasRival: false })).toBe(0)
})

test('a rival fades out within 20 m of the player’s craft', () => {
  const seen = [0, 4, 8, 12, 16, 19].map((metres) => rivalOpacity(frameWithRival(metres, 0, 2)))
  expect(seen.slice(0, 2)).toEqual([0, 0])
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
  expect(Math.max(...seen)).toBeLessThan(0.5)
})

test('a rival in front of the next ring has an opacity of at most 14 %', () => {
  const frame = frameWithRival(0, 0, 0)
  const ring = ringBySerial(frame.state, 0)
  if (ring === undefined) throw new Error('no ring')
  const { camera } = frame
  for (let share = 0.3; share < 1; share += 0.05)
    for (const aside of [-1, -0.5, 0, 0.5, 1]) {
      frame.rival.x = camera.x + (ring.x + aside * ring.radius - camera.x) * share
      frame.rival.y = camera.y + (ring.y - camera.y) * share
      frame.rival.z = camera.z + (ring.z - camera.z) * share
      expect(rivalOpacity(frame)).toBeLessThanOrEqual(0.14)
    }
})
