import { expect, test } from 'vitest'

import { createComposition, moveComposition } from './composition.ts'

test('The composition begins in the middle of the picture and moves to its target without a jump', () => {
  const composition = createComposition()
  expect(composition).toMatchObject({ across: 0, up: 0 })
  composition.aim = { across: 0.5, up: -0.25 }
  let largest = 0
  for (let picture = 0; picture < 180; picture += 1) {
    const before = composition.across
    moveComposition(composition, 1 / 60, false)
    largest = Math.max(largest, composition.across - before)
  }
  expect(largest).toBeLessThan(0.03)
  expect(composition).toMatchObject({ across: 0.5, up: -0.25 })
})

test('It is as far on after one long frame as after many short ones', () => {
  const [once, often] = [createComposition(), createComposition()]
  once.aim = often.aim = { across: 1, up: 1 }
  moveComposition(once, 0.2, false)
  for (let picture = 0; picture < 20; picture += 1) moveComposition(often, 0.01, false)
  expect(often.across).toBeCloseTo(once.across, 9)
})

test('It is at its target at once under reduced motion, and in a single picture', () => {
  for (const [seconds, isCut] of [
    [0.016, true],
    [0, false],
  ] as const) {
    const composition = createComposition()
    composition.aim = { across: -0.4, up: 0.6 }
    moveComposition(composition, seconds, isCut)
    expect(composition).toMatchObject({ across: -0.4, up: 0.6 })
  }
})
