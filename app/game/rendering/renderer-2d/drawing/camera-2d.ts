/** The camera of the frame: where what stands in the world appears in the picture, and what does not. */
import { PerspectiveCamera, Vector3, type Vector3Like } from 'three'

import { aimCamera, type PicturePoint } from '../../camera/view-camera.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'

export type Camera2d = ReturnType<typeof createCamera2d>

export function createCamera2d() {
  return {
    aimed: new PerspectiveCamera(),
    x: 0,
    y: 0,
    z: 0,
    /** Unit vectors of the world. */
    right: new Vector3(),
    top: new Vector3(),
    ahead: new Vector3(),
    /** The tangent of half the field of view from top to bottom. */
    tanHalfFov: 1,
    /** Width of the picture over its height. */
    aspect: 1,
    /** The view offset, in shares of half the picture. */
    across: 0,
    up: 0,
    /** Outward normals of the left, right, upper and lower side of what it sees. */
    sides: [new Vector3(), new Vector3(), new Vector3(), new Vector3()],
  }
}

/** How much further out than the picture its sides stand, because the edges of polygons are smoothed. */
const SIDES = 1.01

/** @param aspect width of the picture over its height */
export function aimCamera2d(camera: Camera2d, frame: FlightFrame, aspect: number): void {
  const { aimed } = camera
  aimCamera(aimed, frame, aspect)
  camera.right.setFromMatrixColumn(aimed.matrixWorld, 0)
  camera.top.setFromMatrixColumn(aimed.matrixWorld, 1)
  camera.ahead.setFromMatrixColumn(aimed.matrixWorld, 2).negate()
  camera.tanHalfFov = 1 / aimed.projectionMatrix.elements[5]
  camera.x = frame.camera.x
  camera.y = frame.camera.y
  camera.z = frame.camera.z
  camera.aspect = aspect
  camera.across = frame.viewOffset.across
  camera.up = frame.viewOffset.up
  const [left, right, upper, lower] = camera.sides
  left.copy(camera.right).divideScalar(-camera.tanHalfFov)
  left.addScaledVector(camera.ahead, -aspect * (SIDES + camera.across))
  right.copy(camera.right).divideScalar(camera.tanHalfFov)
  right.addScaledVector(camera.ahead, -aspect * (SIDES - camera.across))
  lower
    .copy(camera.top)
    .divideScalar(-camera.tanHalfFov)
    .addScaledVector(camera.ahead, -SIDES - camera.up)
  upper
    .copy(camera.top)
    .divideScalar(camera.tanHalfFov)
    .addScaledVector(camera.ahead, camera.up - SIDES)
}

/** Whether a triangle lies beyond one side of what the camera sees: offsets from it. */
export function isOutside({ sides }: Camera2d, a: Vector3Like, b: Vector3Like, c: Vector3Like): boolean {
  for (const { x, y, z } of sides) {
    const isBeyond = x * a.x + y * a.y + z * a.z > 0 && x * b.x + y * b.y + z * b.z > 0
    if (isBeyond && x * c.x + y * c.y + z * c.z > 0) return true
  }
  return false
}

/** Where an offset from the camera, in metres, stands in the picture. */
export function projectOffset(camera: Camera2d, offset: Vector3Like, into: PicturePoint): void {
  into.depth = camera.ahead.dot(offset)
  into.across = camera.right.dot(offset) / camera.tanHalfFov + into.depth * camera.across * camera.aspect
  into.up = camera.top.dot(offset) / camera.tanHalfFov + into.depth * camera.up
  into.aspect = camera.aspect
}
