import { expect, test } from 'vitest'

import { CRUISE_SPEED, MAX_SPEED, MIN_SPEED } from '../../simulation/craft/aircraft.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { DETAILS } from '../quality/detail.ts'
import { type Particle, addMotes } from './particles.ts'

function motesAt(time: number, speed = CRUISE_SPEED, wake = 0): Particle[] {
  const frame = createFlightFrame()
  frame.time = time
  frame.craft.speed = speed
  frame.wake = wake
  const motes: Particle[] = []
  addMotes(frame, DETAILS.high.motes, (mote) => motes.push({ ...mote }))
  return motes
}

test('there are more motes the faster the flight, each long and thin along it', () => {
  const motes = motesAt(0)
  const [slow, fast] = DETAILS.high.motes
  expect(motes).not.toHaveLength(0)
  expect(motesAt(0, MIN_SPEED).length).toBeLessThanOrEqual(slow)
  expect(motesAt(0, MAX_SPEED).length).toBeGreaterThan(1.5 * motes.length)
  expect(motesAt(0, 2 * MAX_SPEED).length).toBeLessThanOrEqual(fast)
  for (const { size, stretch } of motes) expect(stretch).toBeGreaterThan(50 * size)
})

test('a wake stretches and brightens the motes', () => {
  const longest = (motes: readonly Particle[]) => Math.max(...motes.map(({ stretch }) => stretch))
  const brightest = (motes: readonly Particle[]) => Math.max(...motes.map(({ opacity }) => opacity))
  const [still, carried] = [motesAt(0), motesAt(0, CRUISE_SPEED, 1)]
  expect(longest(carried)).toBeGreaterThan(3 * longest(still))
  expect(brightest(carried)).toBeGreaterThan(1.5 * brightest(still))
})

test('no streak stands before the next ring, and few cross the sky', () => {
  const frame = createFlightFrame()
  const { camera } = frame
  const light = { above: 0, below: 0 }
  const check = ({ x, y, z, stretch, opacity }: Particle): void => {
    const far = camera.z - z + stretch
    const [aside, up] = [(x - camera.x) / far, (y - camera.y) / far]
    if (Math.hypot(aside, up) < 0.1) expect(opacity).toBe(0)
    if (Math.abs(up) > 0.15) light[up > 0 ? 'above' : 'below'] += opacity
  }
  frame.craft.speed = CRUISE_SPEED
  for (camera.z = 0; camera.z > -1000; camera.z -= 30) addMotes(frame, DETAILS.high.motes, check)
  expect(light.below).toBeGreaterThan(2 * light.above)
})

test('reduced motion keeps the motes few and short', () => {
  const frame = createFlightFrame()
  Object.assign(frame.craft, { speed: MAX_SPEED })
  frame.wake = 1
  frame.motion = { lean: false, shake: false, widening: false, decoration: false }
  const motes: Particle[] = []
  addMotes(frame, DETAILS.high.motes, (mote) => motes.push({ ...mote }))
  expect(motes.length).toBeLessThanOrEqual(DETAILS.high.motes[0])
  expect(motes[0].stretch).toBeLessThan(2 * motesAt(0)[0].stretch)
})
