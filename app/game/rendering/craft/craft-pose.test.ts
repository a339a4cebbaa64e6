import { expect, test } from 'vitest'

import { HULL_POINTS, hullPlace } from '../../simulation/collision'
import { createFlight } from '../../simulation/flight'
import { attitudeInto, hingeInto, turned } from './craft-pose'

const ATTITUDES = [
  { bank: 0, pitch: 0, yaw: 0 },
  { bank: 0.9, pitch: 0, yaw: 0 },
  { bank: -0.4, pitch: 0.5, yaw: 0 },
  { bank: 1, pitch: -0.6, yaw: 0.7 },
]

test('The drawn craft is turned as the hull that the collision tests', () => {
  const attitude = new Float32Array(9)
  const place = { x: 0, y: 0, z: 0 }
  for (const angles of ATTITUDES) {
    const craft = { ...createFlight().craft, ...angles }
    attitudeInto(craft, attitude)
    for (const point of HULL_POINTS) {
      hullPlace(craft, point, place)
      expect(turned(attitude, 0, point.right, point.up, point.back)).toBeCloseTo(place.x, 2)
      expect(turned(attitude, 1, point.right, point.up, point.back)).toBeCloseTo(place.y, 2)
      expect(turned(attitude, 2, point.right, point.up, point.back)).toBeCloseTo(place.z, 2)
    }
  }
})

/** Where a matrix puts a point. */
function moved(matrix: Float32Array, point: readonly [number, number, number]): number[] {
  return [0, 1, 2].map(
    (row) =>
      (matrix[row] ?? 0) * point[0] +
      (matrix[4 + row] ?? 0) * point[1] +
      (matrix[8 + row] ?? 0) * point[2] +
      (matrix[12 + row] ?? 0),
  )
}

test('A hinged part turns about its pivot: the pivot stays, and a positive angle turns what is behind it down', () => {
  const attitude = new Float32Array(9)
  const matrix = new Float32Array(16)
  attitudeInto({ bank: 0, pitch: 0, yaw: 0 }, attitude)
  hingeInto(attitude, 10, 20, 30, [2, 0.5, 2.5], 0.3, 1, matrix, 0)
  const pivot = moved(matrix, [2, 0.5, 2.5])
  expect(pivot[0]).toBeCloseTo(12, 5)
  expect(pivot[1]).toBeCloseTo(20.5, 5)
  expect(pivot[2]).toBeCloseTo(32.5, 5)
  expect(moved(matrix, [2, 0.5, 3.5])[1]).toBeLessThan(20.5)
})

test('Without deflection a part moves with the craft alone', () => {
  const attitude = new Float32Array(9)
  const matrix = new Float32Array(16)
  attitudeInto({ bank: 0.5, pitch: 0.2, yaw: -0.3 }, attitude)
  hingeInto(attitude, 1, 2, 3, [2.6, 0.02, 2.5], 0, 1, matrix, 0)
  const point = [4, 0.1, 3] as const
  const place = moved(matrix, point)
  expect(place[0]).toBeCloseTo(1 + turned(attitude, 0, ...point), 5)
  expect(place[1]).toBeCloseTo(2 + turned(attitude, 1, ...point), 5)
  expect(place[2]).toBeCloseTo(3 + turned(attitude, 2, ...point), 5)
})
