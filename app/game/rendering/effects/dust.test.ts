import { expect, test } from 'vitest'

import { CRUISE_SPEED } from '../../simulation/craft/aircraft.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { DETAILS } from '../quality/detail.ts'
import { createDust } from './dust.ts'
import type { Particle } from './particles.ts'

/** The dust in the air after a second beside rock, relative to a craft at the middle. */
function dustBeside(rockMetres: number, rockSide: number, framesPerSecond = 60): Particle[] {
  const frame = createFlightFrame()
  Object.assign(frame.craft, { speed: CRUISE_SPEED, rockMetres, rockSide })
  frame.seconds = 1 / framesPerSecond
  const dust = createDust(DETAILS.high.dust)
  dust.restart(frame)
  let puffs: Particle[] = []
  for (let picture = 0; picture < framesPerSecond; picture += 1) {
    puffs = []
    dust.update(frame, (puff) => puffs.push({ ...puff }))
  }
  return puffs
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('dust rises below 15 m from rock, the more the nearer, and never more than there is room for', () => {
  expect(dustBeside(15, 1)).toHaveLength(0)
  const [far, near] = [dustBeside(13, 1), dustBeside(5, 1)]
  expect(far.length).toBeGreaterThan(3)
  expect(near.length).toBeGreaterThan(1.5 * far.length)
  expect(dustBeside(0, 1).length).toBeLessThanOrEqual(DETAILS.high.dust)
  expect(Math.abs(dustBeside(5, 1, 30).length - near.length)).toBeLessThan(6)
})

test('dust is seen on the side where the rock is, and on both sides where it is below', () => {
  expect(mean(dustBeside(8, 1).map(({ x }) => x))).toBeGreaterThan(2)
  expect(mean(dustBeside(8, -1).map(({ x }) => x))).toBeLessThan(-2)
  const below = dustBeside(8, 0)
  expect(mean(below.map(({ y }) => y))).toBeLessThan(-2)
  expect(below.filter(({ x }) => x > 2).length).toBeGreaterThan(5)
  expect(below.filter(({ x }) => x < -2).length).toBeGreaterThan(5)
})

test('a craft that has ended raises no dust', () => {
  const frame = createFlightFrame()
  Object.assign(frame.craft, { rockMetres: 2, rockSide: 1 })
  frame.ending = 'wrecked'
  frame.seconds = 0.1
  const dust = createDust(DETAILS.low.dust)
  let count = 0
  for (let picture = 0; picture < 20; picture += 1) dust.update(frame, () => (count += 1))
  expect(count).toBe(0)
})
