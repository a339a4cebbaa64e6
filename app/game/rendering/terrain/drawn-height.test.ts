import { expect, test } from 'vitest'

import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { drawnHeight } from './drawn-height.ts'

/** More than half the span of the wings. */
const WING_METRES = 5

test('ground that a wing can reach is drawn as it is', () => {
  for (const x of [0, 40, MAX_HORIZONTAL, MAX_HORIZONTAL + WING_METRES])
    for (const height of [1.5, 60, 150, 300])
      for (const side of [1, -1]) expect(drawnHeight(side * x, height)).toBe(height)
})

test('mountains beside the corridor are drawn lower, and a higher one is higher still', () => {
  for (const x of [120, 160, 400, -400]) {
    expect(drawnHeight(x, 60)).toBe(60)
    expect(drawnHeight(x, 200)).toBeLessThan(200)
    expect(drawnHeight(x, 300)).toBeGreaterThan(drawnHeight(x, 200))
  }
})
