import { expect, test } from 'vitest'

import { SAMPLE_RATE } from '../synthesis/synthesis.ts'
import { otherWindSamples, windSamples } from './wind.ts'

const left = windSamples()
const right = otherWindSamples(left)

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

test('the wind has the documented level and stays within range', () => {
  expect(rms(left)).toBeGreaterThan(0.25)
  expect(rms(left)).toBeLessThan(0.45)
  expect(left.every((sample) => Math.abs(sample) < 4)).toBe(true)
})

test('the wind loops without a seam', () => {
  const step = Math.abs(left[0] - left[left.length - 1])
  const steps = left.subarray(1).map((sample, index) => sample - left[index])
  expect(step).toBeLessThan(4 * rms(steps))
  const end = rms(left.subarray(-SAMPLE_RATE / 8))
  const beginning = rms(left.subarray(0, SAMPLE_RATE / 8))
  expect(end / beginning).toBeGreaterThan(0.8)
  expect(end / beginning).toBeLessThan(1.25)
})

test('the two channels of the wind are uncorrelated', () => {
  let product = 0
  for (let index = 0; index < left.length; index += 1) product += left[index] * right[index]
  expect(Math.abs(product / left.length) / rms(left) ** 2).toBeLessThan(0.05)
  expect(rms(right)).toBeCloseTo(rms(left), 5)
})
