import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mixRgb, type Rgb } from '../colour/palette.ts'
import { skyOfCourse, sunkBy, SKY_PLACES } from './course-sky.ts'
import { MOODS } from './moods.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

test('a course always has the same sky, with directions of unit length', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const sky = skyOfCourse(seed)
      expect(skyOfCourse(seed)).toEqual(sky)
      for (const direction of [sky.sun, sky.light, sky.fill]) expect(Math.hypot(...direction)).toBeCloseTo(1, 12)
    }),
  )
})

test('eight courses in a row have eight moods, and 100 have every sky position on both sides', () => {
  for (const first of [0, 1, 16, 0xfffffff0])
    expect(new Set(Array.from({ length: 8 }, (_, step) => skyOfCourse(first + step).mood)).size).toBe(MOODS.length)
  const places = new Set(
    Array.from({ length: 100 }, (_, seed) => {
      const { places, side } = skyOfCourse(seed)
      return `${String(SKY_PLACES.indexOf(places))} ${String(side)}`
    }),
  )
  expect(places.size).toBe(2 * SKY_PLACES.length)
})

test('the sun sinks by 1.5° to 4° as the fuel falls and stays above the horizon', () => {
  expect(sunkBy(1)).toBe(0)
  expect(sunkBy(0.5)).toBeGreaterThan(0)
  const degrees = (Math.asin(sunkBy(0)) * 180) / Math.PI
  expect(degrees).toBeGreaterThan(1.5)
  expect(degrees).toBeLessThan(4)
  for (const mood of MOODS.filter(({ name }) => name !== 'starlight'))
    expect(mood.sunElevation - degrees, mood.name).toBeGreaterThan(0)
})

test('the discs of the sun and the planet never touch', () => {
  for (const { sunAzimuth, azimuth, elevation, radius } of SKY_PLACES)
    for (const { sunElevation, sunRadius } of MOODS)
      expect(Math.hypot(sunAzimuth + azimuth, sunElevation - elevation)).toBeGreaterThan(radius + sunRadius)
})

/** How far apart two colours look: the distance in OKLab would be exact, of display colours it is near enough here. */
function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

test('every two moods differ in the main colours of their pictures', () => {
  for (const [index, mood] of MOODS.entries())
    for (const other of MOODS.slice(index + 1)) {
      const shown = ({ sky, groundSun, groundShade }: typeof mood): Rgb[] => [
        mixRgb(sky[0], sky[1], 0.5),
        sky[2],
        mixRgb(sky[3], sky[4], 0.5),
        groundSun,
        groundShade,
      ]
      const others = shown(other)
      const total = shown(mood).reduce((sum, colour, at) => sum + distance(colour, others[at]), 0)
      expect(total / others.length, `${mood.name} and ${other.name}`).toBeGreaterThan(0.13)
    }
})
