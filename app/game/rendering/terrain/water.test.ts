import { expect, test } from 'vitest'

import { contrast, luminance } from '../../../../testing/luminance.ts'
import { PALETTE, type Rgb } from '../colour/palette.ts'
import { skyOfCourse } from '../mood/course-sky.ts'
import { skyPaint } from '../mood/mood.ts'
import { MOODS } from '../mood/moods.ts'
import { glintOf, NEAR_LIGHT, NEAR_LIGHT_METRES, riverOf } from './water.ts'

test('some rivers are of water and some of sand', () => {
  const rivers = Array.from({ length: 1000 }, (_, seed) => riverOf(seed, skyOfCourse(seed)))
  const wet = rivers.filter(({ mirroring }) => mirroring === 1)
  expect(wet.length).toBeGreaterThan(550)
  expect(wet.length).toBeLessThan(650)
})

test('the next ring is brighter than the sand under it, in every mood and land', () => {
  for (let course = 0; course < 100; course += 1) {
    const { sand } = riverOf(course, skyOfCourse(course))
    expect(contrast(luminance(PALETTE.ringCore), luminance(sand)), String(course)).toBeGreaterThan(1.35)
  }
})

test('the next ring is brighter than the water under it, in every mood', () => {
  for (let course = 0; course < MOODS.length; course += 1) {
    const sky = skyOfCourse(course)
    for (const metres of [20, 60, 200]) {
      const height = 15
      const bright = 1 + NEAR_LIGHT * Math.exp(-metres / NEAR_LIGHT_METRES)
      const [red, green, blue] = skyPaint(sky.mood, sky.mood.mirroredSine * Math.min(1, height / metres), 0)
      const water: Rgb = [Math.min(1, red * bright), Math.min(1, green * bright), Math.min(1, blue * bright)]
      expect(contrast(luminance(PALETTE.ringCore), luminance(water)), sky.mood.name).toBeGreaterThan(1.35)
    }
    expect(Math.max(...glintOf(sky))).toBeLessThan(0.5)
  }
})
