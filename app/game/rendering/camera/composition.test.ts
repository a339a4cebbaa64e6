import { expect, test } from 'vitest'

import { createComposition, moveComposition } from './composition.ts'

test('the composition starts in the middle of the picture and moves smoothly to its target', () => {
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

test('the composition moves as far in one long frame as in many short ones', () => {
  const [once, often] = [createComposition(), createComposition()]
  once.aim = often.aim = { across: 1, up: 1 }
  moveComposition(once, 0.2, false)
  for (let picture = 0; picture < 20; picture += 1) moveComposition(often, 0.01, false)
  expect(often.across).toBeCloseTo(once.across, 9)
})

test('the composition jumps to its target under reduced motion and in a still picture', () => {
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
