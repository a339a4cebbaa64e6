import { Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { createFlight } from '../../simulation/flight/flight.ts'
import { HULL_POINTS, hullPlace } from '../../simulation/ground/collision.ts'
import { craftMatrix, toWorld } from './craft-pose.ts'

const ATTITUDES = [
  { bank: 0, pitch: 0, yaw: 0 },
  { bank: 0.9, pitch: 0, yaw: 0 },
  { bank: -0.4, pitch: 0.5, yaw: 0 },
  { bank: 1, pitch: -0.6, yaw: 0.7 },
]

test('the drawn craft has the same attitude as the hull used for collision', () => {
  const place = { x: 0, y: 0, z: 0 }
  for (const angles of ATTITUDES) {
    const craft = { ...createFlight().craft, ...angles, x: 10, y: 20, z: -30 }
    const matrix = craftMatrix(craft, new Matrix4())
    for (const point of HULL_POINTS) {
      hullPlace(craft, point, place)
      const local = new Vector3(point.right, point.up, point.back)
      for (const drawn of [local.clone().applyMatrix4(matrix), toWorld(craft, local)]) {
        expect(drawn.distanceTo(new Vector3(place.x, place.y, place.z))).toBeLessThan(0.01)
      }
    }
  }
})
