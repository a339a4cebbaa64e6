import { expect, test } from 'vitest'

import { skyOfCourse } from '../mood/course-sky.ts'
import { MOODS } from '../mood/moods.ts'
import { DETAILS } from '../quality/detail.ts'
import { paintClouds } from './cloud-banks.ts'
import { createFarPaint } from './far-paint.ts'

test('every mood has clouds of at most 600 triangles, all of them between the horizon and 20 degrees above it', () => {
  for (const [seed, { name }] of MOODS.entries()) {
    const paint = createFarPaint()
    paintClouds(paint, DETAILS.high.cloudColumns, skyOfCourse(seed))
    const { positions } = paint.vertices
    expect(positions.length, name).toBeGreaterThan(0)
    expect(positions.length / 9, name).toBeLessThanOrEqual(600)
    const sines = positions.filter((_, at) => at % 3 === 1)
    expect(Math.min(...sines), name).toBeGreaterThan(0)
    expect(Math.max(...sines), name).toBeLessThan(Math.sin((20 * Math.PI) / 180))
  }
})
