import { expect, test } from 'vitest'

import { followTarget, settleSpring, type Spring } from './spring'

function spring(value = 0, velocity = 0): Spring {
  return { value, velocity }
}

test('Two half steps give what one whole step gives', () => {
  const whole = spring(3, -2)
  const halves = spring(3, -2)
  followTarget(whole, 0, 8, 6, 0.2)
  followTarget(halves, 0, 4, 6, 0.1)
  followTarget(halves, 4, 8, 6, 0.1)
  expect(halves.value).toBeCloseTo(whole.value, 12)
  expect(halves.velocity).toBeCloseTo(whole.velocity, 12)
})

test('It comes to a target that stands still without passing it', () => {
  const follower = spring()
  let highest = 0
  for (let frame = 0; frame < 200; frame++) {
    followTarget(follower, 10, 10, 5, 1 / 60)
    highest = Math.max(highest, follower.value)
  }
  expect(highest).toBeLessThanOrEqual(10)
  expect(follower.value).toBeCloseTo(10, 3)
})

test('Behind a target of steady speed it trails by twice the speed over the stiffness', () => {
  const follower = spring()
  for (let frame = 0; frame < 600; frame++) followTarget(follower, frame * 0.5, (frame + 1) * 0.5, 8, 1 / 60)
  expect(300 - follower.value).toBeCloseTo((2 * 30) / 8, 6)
})

test('No time, or time that is not a number, moves nothing', () => {
  const follower = spring(4, 1)
  for (const seconds of [0, -1, NaN]) followTarget(follower, 0, 9, 5, seconds)
  expect(follower).toEqual({ value: 4, velocity: 1 })
})

test('A settled spring is at rest', () => {
  const follower = spring(4, 9)
  settleSpring(follower, 2)
  followTarget(follower, 2, 2, 5, 1)
  expect(follower).toEqual({ value: 2, velocity: 0 })
})
