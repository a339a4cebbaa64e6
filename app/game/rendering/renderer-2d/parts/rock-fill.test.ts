import { expect, test } from 'vitest'

import { glowLight, nearnessAt } from './rock-fill.ts'

test('rock in the shade is brighter towards the sun; lit rock and rock at the camera are not', () => {
  expect(glowLight(1, 0, nearnessAt(400))).toBeGreaterThan(1.4)
  expect(glowLight(0, 0, nearnessAt(400))).toBe(1)
  expect(glowLight(1, 1, nearnessAt(400))).toBe(1)
  expect(glowLight(1, 0, nearnessAt(0))).toBe(1)
})
