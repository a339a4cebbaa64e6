import { expect, test } from 'vitest'

import { CRUISE_SPEED } from '../../simulation/craft/aircraft.ts'
import type { CraftState } from '../../simulation/flight-state.ts'
import { RIVER_LEVEL } from '../terrain/river.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { DETAILS } from '../quality/detail.ts'
import { createDust } from './dust.ts'
import type { Particle } from './particles.ts'

/** Higher than the river throws spray, in metres. */
const HIGH = 60

/** The dust in the air after a second beside rock, relative to a craft at the middle of the valley. */
function dustBeside(rockMetres: number, rockSide: number, framesPerSecond = 60): Particle[] {
  return puffsAfter({ y: HIGH, rockMetres, rockSide }, framesPerSecond)
}

/** The puffs in the air after a second in one place. */
function puffsAfter(craft: Partial<CraftState>, framesPerSecond = 60): Particle[] {
  const frame = createFlightFrame()
  Object.assign(frame.craft, { speed: CRUISE_SPEED, ...craft })
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
  expect(mean(below.map(({ y }) => y))).toBeLessThan(HIGH - 2)
  expect(below.filter(({ x }) => x > 2).length).toBeGreaterThan(5)
  expect(below.filter(({ x }) => x < -2).length).toBeGreaterThan(5)
})

test('a craft low over the river throws spray to both sides, the more the lower, and none over the bank', () => {
  const low = puffsAfter({ y: RIVER_LEVEL + 5, rockMetres: 20 })
  for (const side of [-1, 1]) expect(low.filter(({ x }) => x * side > 3).length).toBeGreaterThan(8)
  expect(Math.min(...low.map(({ y }) => y))).toBeGreaterThan(RIVER_LEVEL - 1)
  expect(puffsAfter({ y: RIVER_LEVEL + 10, rockMetres: 20 }).length).toBeLessThan(low.length)
  expect(puffsAfter({ y: RIVER_LEVEL + 13, rockMetres: 20 })).toHaveLength(0)
  expect(puffsAfter({ y: RIVER_LEVEL + 5, x: 400, rockMetres: 20 })).toHaveLength(0)
})

/** Every puff of `pictures` frames of a wreck beside rock, from some seconds after it struck. */
function dustOfWreck(strikeSeconds: number, pictures: number): Particle[] {
  const frame = createFlightFrame()
  Object.assign(frame.craft, { rockMetres: 2, rockSide: 1 })
  Object.assign(frame, { ending: 'wrecked', strikeSeconds, seconds: 0.1 })
  const dust = createDust(DETAILS.low.dust)
  const puffs: Particle[] = []
  for (let picture = 0; picture < pictures; picture += 1) dust.update(frame, (puff) => puffs.push({ ...puff }))
  return puffs
}

test('a strike throws dust to all sides over the ground, which settles; then a craft that has ended raises none', () => {
  const [early, late] = [dustOfWreck(0.2, 1), dustOfWreck(1, 1)]
  const reach = (puffs: readonly Particle[]) => mean(puffs.map(({ x, z }) => Math.hypot(x, z)))
  expect(reach(late)).toBeGreaterThan(reach(early))
  expect(mean(late.map(({ opacity }) => opacity))).toBeLessThan(mean(early.map(({ opacity }) => opacity)))
  for (const side of [-1, 1]) expect(early.some(({ x }) => x * side > 2)).toBe(true)
  expect(dustOfWreck(2, 20)).toHaveLength(0)
})
