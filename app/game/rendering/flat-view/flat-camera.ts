/** The camera of a frame as the flat view reads it, aimed by the other view's code: from metres of the world to pixels. */
import { PerspectiveCamera, Vector3, type Vector3Like } from 'three'

import { aimCamera } from '../camera/view-camera.ts'
import type { FlightFrame } from '../flight-frame.ts'
import type { PicturePoint } from '../picture-point.ts'

export type FlatCamera = ReturnType<typeof createFlatCamera>

export function createFlatCamera() {
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
  }
}

/** @param aspect width of the picture over its height */
export function aimFlatCamera(camera: FlatCamera, frame: FlightFrame, aspect: number): void {
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
}

/** Where an offset from the camera, in metres, stands in the picture. */
export function projectOffset(camera: FlatCamera, offset: Vector3Like, into: PicturePoint): void {
  into.depth = camera.ahead.dot(offset)
  into.across = camera.right.dot(offset) / camera.tanHalfFov + into.depth * camera.across * camera.aspect
  into.up = camera.top.dot(offset) / camera.tanHalfFov + into.depth * camera.up
  into.aspect = camera.aspect
}
