import { expect, test } from 'vitest'

import { createFlightFrame } from '../frame/flight-frame.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { createSparks } from './sparks.ts'

/** The sparks of a ring flown through with this precision: how many, and how far the furthest flew from its rim in half a second. */
function burstOf(precision: number, isCalm = false): { count: number; furthest: number } {
  const frame = createFlightFrame()
  frame.state = startFlight(4)
  frame.motion.decoration = !isCalm
  const ring = ringBySerial(frame.state, 0)
  if (ring === undefined) throw new Error('there is a first ring')
  Object.assign(ring, { status: 'collected', precision })
  Object.assign(frame.state, { nextRingSerial: 1, ringsCollected: 1 })
  const sparks = createSparks()
  let count = 0
  let furthest = 0
  frame.seconds = 0.25
  for (let time = 0; time < 0.5; time += frame.seconds) {
    count = 0
    sparks.update(frame, ({ x, y }) => {
      count += 1
      furthest = Math.max(furthest, Math.hypot(x - ring.x, y - ring.y) - ring.radius)
    })
  }
  return { count, furthest }
}

test('a ring scraped at its rim emits sparks on that side alone', () => {
  const frame = createFlightFrame()
  frame.state = startFlight(4)
  const ring = ringBySerial(frame.state, 0)
  if (ring === undefined) throw new Error('there is a first ring')
  Object.assign(ring, { status: 'collected', precision: 0.1, passX: -10, passY: 0 })
  Object.assign(frame.state, { nextRingSerial: 1, ringsCollected: 1 })
  const places: number[] = []
  createSparks().update(frame, ({ x }) => places.push(x - ring.x))
  expect(places.length).toBeGreaterThan(10)
  expect(Math.max(...places)).toBeLessThan(-0.5 * ring.radius)
})

test('a scene restarted within a flight shows no burst of what was collected before', () => {
  const frame = createFlightFrame()
  frame.state = startFlight(4)
  Object.assign(frame.state, { canistersCollected: 2 })
  const sparks = createSparks()
  sparks.restart(frame)
  let count = 0
  const update = () => sparks.update(frame, () => (count += 1))
  update()
  expect(count).toBe(0)
  Object.assign(frame.state, { canistersCollected: 3 })
  frame.seconds = 0.1
  update()
  expect(count).toBeGreaterThan(10)
})

test('a ring emits more sparks that fly further the nearer to its centre it is crossed', () => {
  const [rim, middle, centre] = [burstOf(0.25), burstOf(0.5), burstOf(1)]
  expect(rim.count).toBeGreaterThan(10)
  expect(middle.count).toBeGreaterThan(rim.count)
  expect(centre.count).toBeGreaterThan(middle.count)
  expect(middle.furthest).toBeGreaterThan(rim.furthest)
  expect(centre.furthest).toBeGreaterThan(middle.furthest)
})

test('with reduced motion a few sparks fly', () => {
  const { count } = burstOf(1, true)
  expect(count).toBeGreaterThan(5)
  expect(count).toBeLessThan(0.3 * burstOf(1).count)
})
