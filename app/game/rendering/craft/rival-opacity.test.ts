import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import { createFlightFrame } from '../flight-frame.ts'
import { rivalOpacity } from './rival-opacity.ts'

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

test('a rival is seen through, and not at all without one', () => {
  expect(rivalOpacity(frameWithRival(60, 20, -60))).toBe(0.5)
  expect(rivalOpacity({ ...frameWithRival(60, 20, -60), hasRival: false })).toBe(0)
})

test('within 20 m of the player’s craft a rival fades, and beside it there is nothing of it', () => {
  const seen = [0, 4, 8, 12, 16, 19].map((metres) => rivalOpacity(frameWithRival(metres, 0, 2)))
  expect(seen.slice(0, 2)).toEqual([0, 0])
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
  expect(Math.max(...seen)).toBeLessThan(0.5)
})

test('before the disc of the ring that is due at most 14 % of a rival is seen, wherever on the way there', () => {
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
