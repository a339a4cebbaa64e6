import { expect, test } from 'vitest'
import { Vector3 } from 'three'

import { directionAt, skyOfCourse } from '../mood/course-sky.ts'
import { DETAILS } from '../quality/detail.ts'
import { paintCirrus } from './cirrus.ts'
import { createFarPaint } from './far-paint.ts'

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** Where the cirrus of a course can be seen: unit vectors; and how many triangles it has. */
function cirrusOf(seed: number) {
  const paint = createFarPaint()
  paintCirrus(paint, DETAILS.high.cloudColumns, skyOfCourse(seed))
  const { positions, blends } = paint.vertices
  const vertices = Array.from({ length: positions.length / 3 }, (_, at) => new Vector3().fromArray(positions, at * 3))
  return { triangles: vertices.length / 3, seen: vertices.filter((_, at) => blends[at * 4 + 1] > 0) }
}

const courses = Array.from({ length: 200 }, (_, seed) => ({ ...skyOfCourse(seed), ...cirrusOf(seed) }))
const clear = courses.filter(({ mood }) => mood.name === 'clear cold')
const cloudy = courses.filter(({ mood }) => mood.name !== 'clear cold')

test('cirrus stands high above the banks of cloud on every course but those under a clear sky, with at most 170 triangles', () => {
  for (const { triangles, seen } of cloudy) {
    expect(triangles).toBeLessThanOrEqual(170)
    const elevations = seen.map(({ y }) => degrees(Math.asin(y)))
    expect(Math.min(...elevations)).toBeGreaterThan(8)
    expect(elevations.some((elevation) => elevation > 20 && elevation < 30)).toBe(true)
    expect(elevations.some((elevation) => elevation > 30 && elevation < 40)).toBe(true)
  }
  for (const { triangles } of clear) expect(triangles).toBe(0)
})

test('cirrus keeps away from the planet', () => {
  for (const { seen, side, places } of cloudy) {
    const planet = new Vector3(...directionAt(side * places.azimuth, places.elevation))
    const nearest = Math.min(...seen.map((vertex) => degrees(vertex.angleTo(planet))))
    expect(nearest).toBeGreaterThan(places.radius + 1)
  }
})
