import { expect, test } from 'vitest'

import { createSpring, followTarget } from './spring.ts'

test('two half steps of a spring equal one whole step', () => {
  const [whole, halves] = [createSpring(6), createSpring(6)]
  for (const spring of [whole, halves]) Object.assign(spring, { value: 3, velocity: -2 })
  followTarget(whole, 8, 0.2)
  followTarget(halves, 4, 0.1)
  followTarget(halves, 8, 0.1)
  expect(halves.value).toBeCloseTo(whole.value, 12)
  expect(halves.velocity).toBeCloseTo(whole.velocity, 12)
})

test('a spring reaches a fixed target without overshoot', () => {
  const spring = createSpring(5)
  spring.target = 10
  let highest = 0
  for (let frame = 0; frame < 200; frame += 1) {
    followTarget(spring, 10, 1 / 60)
    highest = Math.max(highest, spring.value)
  }
  expect(highest).toBeLessThanOrEqual(10)
  expect(spring.value).toBeCloseTo(10, 3)
})

test('a spring trails a target of steady speed by twice the speed over its stiffness', () => {
  const spring = createSpring(8)
  for (let frame = 1; frame <= 600; frame += 1) followTarget(spring, frame * 0.5, 1 / 60)
  expect(300 - spring.value).toBeCloseTo((2 * 30) / 8, 6)
})
