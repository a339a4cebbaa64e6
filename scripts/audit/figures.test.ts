import { expect, test } from 'vitest'

import { comparedWithBlank, failures, type Figures } from './figures.ts'

const GOOD: Figures = {
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  performance: -2,
  layoutShift: 0,
  largestPaint: 600,
  blocking: 80,
}

test('figures past their bounds fail, each by itself, and so does a missing one', () => {
  expect(failures(GOOD)).toEqual([])
  expect(failures({ ...GOOD, accessibility: 99, layoutShift: 0.00004 })).toHaveLength(2)
  expect(failures({ ...GOOD, largestPaint: NaN })).toHaveLength(1)
})

test('speed is compared with the blank page, and nothing else is', () => {
  const page = { ...GOOD, accessibility: 99, performance: 97, largestPaint: 1350, blocking: 90 }
  const blank = { ...GOOD, performance: 99, largestPaint: 800, blocking: 60 }
  expect(comparedWithBlank(page, blank)).toEqual({
    ...GOOD,
    accessibility: 99,
    performance: -2,
    largestPaint: 550,
    blocking: 30,
  })
})
