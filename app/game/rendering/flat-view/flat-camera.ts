/** The camera of a frame without three.js: from metres of the world to pixels. The same view as camera/view-camera.ts. */
import { fieldOfViewFor } from '../camera/chase-camera.ts'
import type { FlightFrame } from '../flight-frame.ts'
import type { Direction } from './flat-air.ts'
import type { PicturePoint } from '../picture-point.ts'

export interface FlatCamera {
  x: number
  y: number
  z: number
  /** Where right, up and ahead are: unit vectors of the world. */
  rightX: number
  rightY: number
  rightZ: number
  upX: number
  upY: number
  upZ: number
  aheadX: number
  aheadY: number
  aheadZ: number
  /** Half the picture's height at a distance of 1. */
  lens: number
  /** Width of the picture over its height. */
  aspect: number
  /** The view offset, in shares of half the picture. */
  across: number
  up: number
}

export function createFlatCamera(): FlatCamera {
  return {
    ...{ x: 0, y: 0, z: 0, rightX: 1, rightY: 0, rightZ: 0, upX: 0, upY: 1, upZ: 0 },
    ...{ aheadX: 0, aheadY: 0, aheadZ: -1, lens: 1, aspect: 1, across: 0, up: 0 },
  }
}

/** @param aspect width of the picture over its height */
export function aimFlatCamera(camera: FlatCamera, { camera: pose, composition }: FlightFrame, aspect: number): void {
  const x = pose.targetX - pose.x
  const y = pose.targetY - pose.y
  const z = pose.targetZ - pose.z
  const length = Math.hypot(x, y, z)
  const level = Math.hypot(x, z)
  // Right and up before the camera leans: right is level.
  const rightX = -z / level
  const rightZ = x / level
  const upX = (-y * x) / (length * level)
  const upY = level / length
  const upZ = (-y * z) / (length * level)
  const cosine = Math.cos(pose.roll)
  const sine = Math.sin(pose.roll)
  camera.x = pose.x
  camera.y = pose.y
  camera.z = pose.z
  camera.aheadX = x / length
  camera.aheadY = y / length
  camera.aheadZ = z / length
  camera.rightX = rightX * cosine - upX * sine
  camera.rightY = -upY * sine
  camera.rightZ = rightZ * cosine - upZ * sine
  camera.upX = rightX * sine + upX * cosine
  camera.upY = upY * cosine
  camera.upZ = rightZ * sine + upZ * cosine
  camera.lens = Math.tan(fieldOfViewFor(pose.fieldOfView, aspect) / 2)
  camera.aspect = aspect
  camera.across = composition.across
  camera.up = composition.up
}

/** Where an offset from the camera, in metres, stands in the picture. */
export function projectOffset(camera: FlatCamera, offset: Direction, into: PicturePoint): void {
  const { x, y, z } = offset
  into.depth = x * camera.aheadX + y * camera.aheadY + z * camera.aheadZ
  const right = x * camera.rightX + y * camera.rightY + z * camera.rightZ
  const up = x * camera.upX + y * camera.upY + z * camera.upZ
  into.across = right / camera.lens + into.depth * camera.across * camera.aspect
  into.up = up / camera.lens + into.depth * camera.up
  into.aspect = camera.aspect
}
