/** The camera of three.js, brought to the pose of a frame. */
import type { PerspectiveCamera, Vector3 } from 'three'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { fieldOfViewFor } from './framing.ts'

/**
 * Where a place of the world stands in the picture, without the division by depth that would tear at the camera's plane:
 * shares of half the picture's height (right and up), times `depth`, the metres ahead of the camera (below 0: behind it).
 * It is in the picture where |across| ≤ aspect × depth and |up| ≤ depth.
 */
export interface PicturePoint {
  across: number
  up: number
  depth: number
  /** Width of the picture over its height. */
  aspect: number
}

export const NEAR_METRES = 0.5
export const FAR_METRES = 4000

/** @param aspect width of the picture over its height */
export function aimCamera(camera: PerspectiveCamera, frame: FlightFrame, aspect: number): void {
  const { camera: pose, viewOffset, cameraScale } = frame
  camera.position.set(pose.x, pose.y, pose.z - frame.originZ)
  camera.lookAt(pose.targetX, pose.targetY, pose.targetZ - frame.originZ)
  camera.rotateZ(-pose.roll)
  camera.updateMatrixWorld()
  camera.aspect = aspect
  // What changes of the projection: the field of view, and how far the view is moved aside.
  const { elements } = camera.projectionMatrix
  const halfHeight = Math.tan(fieldOfViewFor(pose.fieldOfView, aspect, cameraScale) / 2)
  elements[0] = 1 / (halfHeight * aspect)
  elements[5] = 1 / halfHeight
  elements[8] = -viewOffset.across
  elements[9] = -viewOffset.up
}

/** Where `place`, in the frame's coordinates, stands in the picture. Overwrites `place`. */
export function projectPlace(camera: PerspectiveCamera, place: Vector3, into: PicturePoint): void {
  const { x, y, z } = place.applyMatrix4(camera.matrixWorldInverse)
  const { elements } = camera.projectionMatrix
  into.across = (x * elements[0] + z * elements[8]) * camera.aspect
  into.up = y * elements[5] + z * elements[9]
  into.depth = -z
  into.aspect = camera.aspect
}
