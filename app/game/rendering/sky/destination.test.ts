import { expect, test } from 'vitest'

import { skyOfCourse } from '../mood/course-sky.ts'
import { paintDestination } from './destination.ts'
import { createFarPaint } from './far-paint.ts'

function destinationOf(seed: number): number[] {
  const paint = createFarPaint()
  paintDestination(paint, skyOfCourse(seed), [0.5, 0.5, 0.5])
  return paint.vertices.positions
}

test('a destination is in sight in an upright picture, and towers above the ranges', () => {
  for (let seed = 0; seed < 16; seed += 1) {
    const positions = destinationOf(seed)
    const slopes = (axis: 0 | 1): number[] =>
      positions.flatMap((value, index) => (index % 3 === axis ? [value / -(positions[index - axis + 2] ?? 1)] : []))
    expect(Math.max(...slopes(0).map(Math.abs))).toBeLessThanOrEqual(0.2)
    expect(Math.max(...slopes(1))).toBeGreaterThan(0.2)
  }
})

test('courses in a row, and those of one mood, lead to different things', () => {
  for (let seed = 0; seed < 16; seed += 1) {
    const heights = (other: number): number[] => destinationOf(other).filter((_, index) => index % 3 === 1)
    expect(heights(seed)).not.toEqual(heights(seed + 1))
    expect(heights(seed)).not.toEqual(heights(seed + 8))
  }
})
