import { expect, test } from 'vitest'

import { createEasedViewOffset, easeViewOffset } from './view-offset.ts'

test('the view offset starts in the middle of the picture and moves smoothly to its target', () => {
  const offset = createEasedViewOffset()
  expect(offset).toMatchObject({ across: 0, up: 0 })
  offset.target = { across: 0.5, up: -0.25 }
  let largest = 0
  for (let picture = 0; picture < 180; picture += 1) {
    const before = offset.across
    easeViewOffset(offset, 1 / 60, false)
    largest = Math.max(largest, offset.across - before)
  }
  expect(largest).toBeLessThan(0.03)
  expect(offset).toMatchObject({ across: 0.5, up: -0.25 })
})

test('the view offset moves as far in one long frame as in many short ones', () => {
  const [once, often] = [createEasedViewOffset(), createEasedViewOffset()]
  once.target = often.target = { across: 1, up: 1 }
  easeViewOffset(once, 0.2, false)
  for (let picture = 0; picture < 20; picture += 1) easeViewOffset(often, 0.01, false)
  expect(often.across).toBeCloseTo(once.across, 9)
})

test('the view offset jumps to its target under reduced motion and in a still picture', () => {
  for (const [seconds, isCut] of [
    [0.016, true],
    [0, false],
  ] as const) {
    const offset = createEasedViewOffset()
    offset.target = { across: -0.4, up: 0.6 }
    easeViewOffset(offset, seconds, isCut)
    expect(offset).toMatchObject({ across: -0.4, up: 0.6 })
  }
})
