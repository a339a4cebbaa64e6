import { expect, test } from 'vitest'

import { gainFromVolume } from './volume.ts'

test('volumes of 0, 0.5 and 1 give gains of 0, 0.25 and 1', () => {
  expect([0, 0.5, 1].map(gainFromVolume)).toEqual([0, 0.25, 1])
})

test('a volume out of range is clamped, and NaN is silent', () => {
  expect([-1, 7, Infinity, -Infinity, NaN].map(gainFromVolume)).toEqual([0, 1, 1, 0, 0])
})
