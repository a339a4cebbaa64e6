import { expect, test } from 'vitest'

import { gainFromVolume } from './volume.ts'

test('gives silence at 0, everything at 1, and a quarter of the amplitude half-way', () => {
  expect([0, 0.5, 1].map(gainFromVolume)).toEqual([0, 0.25, 1])
})

test('holds what is out of range and is silent for what is not a number', () => {
  expect([-1, 7, Infinity, -Infinity, NaN].map(gainFromVolume)).toEqual([0, 1, 1, 0, 0])
})
