/** Where the craft and its pieces are. */
import { Euler, Quaternion, Vector3, type Matrix4, type Vector3Like } from 'three'

import type { CraftState } from '../../simulation/flight-state.ts'

const angles = new Euler()
const rotation = new Quaternion()
const scaling = new Vector3(1, 1, 1)
const RIGHT = new Vector3(1, 0, 0)

/** The craft's rotation: bank, then pitch, then yaw, as the collision turns its hull. */
export function attitudeOf(craft: Pick<CraftState, 'bank' | 'pitch' | 'yaw'>, into: Quaternion): Quaternion {
  return into.setFromEuler(angles.set(craft.pitch, -craft.yaw, -craft.bank, 'YXZ'))
}

/** Moves a point from metres right, up and back of the craft's centre to metres of the world. */
export function toWorld(craft: CraftState, point: Vector3): Vector3 {
  return point.applyQuaternion(attitudeOf(craft, rotation)).add(craft)
}

/** Writes the craft's matrix: from metres around its centre to metres of the world. */
export function craftMatrix(craft: CraftState, into: Matrix4): Matrix4 {
  return into.makeRotationFromQuaternion(attitudeOf(craft, rotation)).setPosition(craft.x, craft.y, craft.z)
}

const place = new Vector3()

/**
 * Writes the matrix of a piece on its hinge: from metres around its pivot to metres around the craft's centre.
 *
 * @param angle about the craft's right axis
 * @param length size along the craft's length; 1 leaves it
 */
export function hingeMatrix(pivot: Vector3Like, angle: number, length: number, into: Matrix4): Matrix4 {
  return into.compose(place.copy(pivot), rotation.setFromAxisAngle(RIGHT, angle), scaling.setZ(length))
}
