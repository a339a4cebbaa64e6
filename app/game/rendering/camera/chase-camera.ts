/**
 * The camera behind the craft. It hangs on springs, so it lags in a turn and catches up, leans a part of the bank, pulls
 * back and widens a little with speed, and is held above the ground. It sees the drawn craft alone; nothing reads it back.
 */
import { CRUISE_SPEED, MAX_SPEED, MIN_SPEED } from '../../simulation/aircraft'
import type { Terrain } from '../../simulation/terrain'
import type { FlightFrame } from '../flight-frame'
import { followTarget, settleSpring, type Spring } from './spring'

/** All lengths in metres, angles in radians; tuned by hand. */
const DISTANCE = 20
const DISTANCE_BY_SPEED = 5
const HEIGHT = 5.6
const LOOK_AHEAD = 46
const LOOK_ABOVE = 1.6
/** The share of the craft's own offset from the camera's line that the camera turns towards. */
const LOOK_SHARE = 0.62
const SIDE_STIFFNESS = 11
const RISE_STIFFNESS = 10
const SLOW_STIFFNESS = 3.2
const LEAN_SHARE = 0.3
const FIELD_OF_VIEW = 1.02
const FIELD_BY_SPEED = 0.16
/** Room that the camera keeps above the ground, and how softly it is lifted. */
const CLEARANCE = 2.6
const LIFT_STIFFNESS = 14
const SHAKE_METRES = 0.8

export interface ChaseCamera {
  readonly x: Spring
  readonly y: Spring
  readonly roll: Spring
  readonly pull: Spring
  readonly lift: Spring
  /** What the springs were drawn towards at the frame before. */
  lastX: number
  lastY: number
  lastRoll: number
  lastPull: number
}

export function createChaseCamera(): ChaseCamera {
  return {
    x: { value: 0, velocity: 0 },
    y: { value: 0, velocity: 0 },
    roll: { value: 0, velocity: 0 },
    pull: { value: 0, velocity: 0 },
    lift: { value: 0, velocity: 0 },
    lastX: 0,
    lastY: 0,
    lastRoll: 0,
    lastPull: 0,
  }
}

/** Speed as a share of what lies between cruising and the fastest dive: 0 at cruising, 1 at most, below 0 in a climb. */
function haste(speed: number): number {
  return speed > CRUISE_SPEED
    ? (speed - CRUISE_SPEED) / (MAX_SPEED - CRUISE_SPEED)
    : (speed - CRUISE_SPEED) / (CRUISE_SPEED - MIN_SPEED) / 2
}

/** The highest ground between the camera and a little ahead of it, where it will be in the next moments. */
function groundAround(terrain: Terrain, x: number, z: number): number {
  let highest = -Infinity
  for (let step = 0; step <= 3; step++) {
    const ahead = z + 3 - step * 6
    highest = Math.max(highest, terrain.heightAt(x - 2, ahead), terrain.heightAt(x + 2, ahead))
  }
  return highest
}

/** Puts the camera at rest behind the craft: at the start of a flight, and at a cut. */
export function settleChaseCamera(camera: ChaseCamera, frame: FlightFrame): void {
  const { craft, motion } = frame
  camera.lastX = craft.x
  camera.lastY = craft.y + HEIGHT
  camera.lastRoll = motion.lean ? craft.bank * LEAN_SHARE : 0
  camera.lastPull = motion.widening ? haste(craft.speed) : 0
  settleSpring(camera.x, camera.lastX)
  settleSpring(camera.y, camera.lastY)
  settleSpring(camera.roll, camera.lastRoll)
  settleSpring(camera.pull, camera.lastPull)
  settleSpring(camera.lift, 0)
}

/** Moves the camera on by the frame's seconds and writes its pose. */
export function chaseCraft(camera: ChaseCamera, frame: FlightFrame): void {
  const { craft, seconds, motion, camera: pose } = frame
  const aimX = craft.x
  const aimY = craft.y + HEIGHT
  const aimRoll = motion.lean ? craft.bank * LEAN_SHARE : 0
  const aimPull = motion.widening ? haste(craft.speed) : 0
  followTarget(camera.x, camera.lastX, aimX, SIDE_STIFFNESS, seconds)
  followTarget(camera.y, camera.lastY, aimY, RISE_STIFFNESS, seconds)
  followTarget(camera.roll, camera.lastRoll, aimRoll, SLOW_STIFFNESS * 2, seconds)
  followTarget(camera.pull, camera.lastPull, aimPull, SLOW_STIFFNESS, seconds)
  camera.lastX = aimX
  camera.lastY = aimY
  camera.lastRoll = aimRoll
  camera.lastPull = aimPull

  const pull = camera.pull.value
  pose.x = camera.x.value
  pose.z = craft.z + DISTANCE + DISTANCE_BY_SPEED * pull
  const floor = groundAround(frame.terrain, pose.x, pose.z) + CLEARANCE
  const wanted = Math.max(0, floor - camera.y.value)
  followTarget(camera.lift, wanted, wanted, LIFT_STIFFNESS, seconds)
  // The lift is soft on the way down and may be late on the way up; the ground is not to be entered either way.
  pose.y = Math.max(camera.y.value + camera.lift.value, floor)

  pose.targetX = pose.x + (craft.x - pose.x) * LOOK_SHARE + craft.velocityX * 0.12
  pose.targetY = pose.y - HEIGHT + LOOK_ABOVE + (craft.y + HEIGHT - pose.y) * LOOK_SHARE + craft.velocityY * 0.16
  pose.targetZ = craft.z - LOOK_AHEAD
  pose.roll = camera.roll.value
  pose.fieldOfView = FIELD_OF_VIEW + FIELD_BY_SPEED * pull
}

/**
 * Trembles the camera's gaze; its place stays, so that it cannot be shaken into the ground.
 *
 * @param amount in [0, 1]
 */
export function shakeCamera(frame: FlightFrame, amount: number): void {
  if (!frame.motion.shake || amount <= 0) return
  frame.camera.targetX += SHAKE_METRES * amount * Math.sin(frame.time * 61)
  frame.camera.targetY += SHAKE_METRES * amount * Math.sin(frame.time * 83 + 1)
}

/**
 * The height of the field of view for a picture of a given shape, in radians. The composition is made for 16:9; a tall
 * picture sees higher so that the way ahead still fits its width, a very wide one less high so that its ends are not torn.
 *
 * @param aspect width over height, above 0
 */
export function fieldOfViewFor(fieldOfView: number, aspect: number): number {
  const half = Math.tan(fieldOfView / 2)
  const narrowest = Math.tan(0.46)
  const widest = Math.tan(0.98)
  const halfHeight = Math.min(Math.max(half, narrowest / aspect), Math.max(widest / aspect, 0.2))
  return 2 * Math.atan(Math.min(halfHeight, 1.15))
}
