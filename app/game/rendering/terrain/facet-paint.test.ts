import { expect, test } from 'vitest'

import { glowLight } from './facet-paint.ts'

test('rock in the shade is brighter towards the sun; lit rock and rock at the camera are not', () => {
  expect(glowLight(1, 0, 400)).toBeGreaterThan(1.4)
  expect(glowLight(0, 0, 400)).toBe(1)
  expect(glowLight(1, 1, 400)).toBe(1)
  expect(glowLight(1, 0, 0)).toBe(1)
})
