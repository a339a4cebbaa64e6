/**
 * The camera behind the craft. It follows on springs, so it lags in a turn and catches up, leans by a share of the bank,
 * pulls back and widens a little with speed, and stays above the ground.
 */
import { CRUISE_SPEED, MAX_SPEED, MIN_SPEED } from '../../simulation/craft/aircraft.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createSpring, followTarget, settleSpring, type Spring } from './spring.ts'

/** All lengths in metres, angles in radians; tuned by hand. */
export const DISTANCE = 20
const DISTANCE_BY_SPEED = 5
export const HEIGHT = 7.2
/** What a whole ring wake adds to the pull of the speed. */
const WAKE_PULL = 0.25
/** The camera is pulled back along its own line. */
const HEIGHT_BY_SPEED = (HEIGHT * DISTANCE_BY_SPEED) / DISTANCE
const LOOK_AHEAD = 46
/** The share of the craft's offset from its place behind the camera's line that the camera turns towards: across, and up. */
const LOOK_SHARE_X = 0.62
const LOOK_SHARE_Y = 0.95
/** How far below the camera's line the craft is seen, as a slope; the lower third of a picture wider than high begins at 0.19. */
export const BELOW_LINE = 0.31
const SIDE_STIFFNESS = 11
const RISE_STIFFNESS = 14
/** The camera rises for what is ahead and lower, so that the craft does not cover it: the share of that slope, and how softly. */
const DROP_SHARE = 0.3
const DROP_STIFFNESS = 6
/** A ring nearer than this no longer counts for it: the craft is about to fly through. */
const DROP_NEAREST = 50
const PULL_STIFFNESS = 3.2
/** What a ring flown through at its centre adds at once, on a quick spring: pull in metres, and width of the view. */
const KICK_METRES = 4
const KICK_FIELD = (7 * Math.PI) / 180
const KICK_STIFFNESS = 12
const KICK_SECONDS = 0.75
/** The spring reaches this share of a target that falls away meanwhile, after a quarter of a second. */
const KICK_REACH = 0.554
const ROLL_STIFFNESS = 6.4
const LEAN_SHARE = 0.3
export const FIELD_OF_VIEW = 1.02
const FIELD_BY_SPEED = 0.16
/** Room that the camera keeps above the ground, and how softly it is lifted. */
const CLEARANCE = 2.6
const LIFT_STIFFNESS = 14

export type ChaseCamera = ReturnType<typeof createChaseCamera>

export function createChaseCamera() {
  return {
    x: createSpring(SIDE_STIFFNESS),
    y: createSpring(RISE_STIFFNESS),
    roll: createSpring(ROLL_STIFFNESS),
    /** How far the camera is pulled back by speed, as a share. */
    pull: createSpring(PULL_STIFFNESS),
    /** How far it is thrown back by the latest ring, in [0, 1]. */
    kick: createSpring(KICK_STIFFNESS),
    /** How far the camera is raised for a dive or a lower ring ahead, in metres. */
    drop: createSpring(DROP_STIFFNESS),
    /** How far the camera is lifted above the ground, in metres. */
    lift: createSpring(LIFT_STIFFNESS),
  }
}

/** Speed as a share of what lies between cruising and the fastest dive: 0 at cruising, 1 at most, below 0 in a climb. */
function speedShare(speed: number): number {
  return speed > CRUISE_SPEED
    ? (speed - CRUISE_SPEED) / (MAX_SPEED - CRUISE_SPEED)
    : (speed - CRUISE_SPEED) / (CRUISE_SPEED - MIN_SPEED) / 2
}

/** The highest ground between the camera and a little ahead of it, where it will be in the next moments. */
function groundAround(terrain: Terrain, x: number, z: number): number {
  let highest = -Infinity
  for (let step = 0; step <= 3; step += 1) {
    const ahead = z + 3 - step * 6
    highest = Math.max(highest, terrain.heightAt(x - 2, ahead), terrain.heightAt(x + 2, ahead))
  }
  return highest
}

function wantedRoll({ craft, motion }: FlightFrame): number {
  return motion.lean ? craft.bank * LEAN_SHARE : 0
}

function wantedPull({ craft, wake, motion }: FlightFrame): number {
  return motion.widening ? speedShare(craft.speed) + WAKE_PULL * wake : 0
}

/** A ring at its rim gives none. */
function wantedKick({ ringPass, motion }: FlightFrame): number {
  if (!motion.widening || ringPass.seconds >= KICK_SECONDS) return 0
  return (ringPass.precision * (1 - ringPass.seconds / KICK_SECONDS) ** 2) / KICK_REACH
}

/** The slope down to the next ring, or from shortly before it to the one after; below 0 where that is higher. */
function slopeDownToRing({ craft, state }: FlightFrame): number {
  for (let serial = state.nextRingSerial; ; serial += 1) {
    const ring = ringBySerial(state, serial)
    if (ring === undefined) return 0
    const ahead = craft.z - ring.z
    if (ahead > DROP_NEAREST) return (craft.y - ring.y) / ahead
  }
}

function wantedDrop(frame: FlightFrame): number {
  const { velocityY, speed } = frame.craft
  return DISTANCE * DROP_SHARE * Math.max(0, slopeDownToRing(frame), -velocityY / speed)
}

/** Follows a target that jumps, such as the ground's height at facets and the slope at each ring. */
function followJump(spring: Spring, target: number, seconds: number): void {
  spring.target = target
  followTarget(spring, target, seconds)
}

/** Puts the camera at rest behind the craft: at the start of a flight, and at a cut. */
export function settleChaseCamera(camera: ChaseCamera, frame: FlightFrame): void {
  settleSpring(camera.x, frame.craft.x)
  settleSpring(camera.y, frame.craft.y + HEIGHT)
  settleSpring(camera.roll, wantedRoll(frame))
  settleSpring(camera.pull, wantedPull(frame))
  settleSpring(camera.kick, 0)
  settleSpring(camera.drop, wantedDrop(frame))
  settleSpring(camera.lift, 0)
}

/** Moves the camera on by the frame's seconds and writes its pose. */
export function chaseCraft(camera: ChaseCamera, frame: FlightFrame): void {
  const { craft, seconds, camera: pose, cameraScale } = frame
  followTarget(camera.x, craft.x, seconds)
  followTarget(camera.y, craft.y + HEIGHT, seconds)
  followTarget(camera.roll, wantedRoll(frame), seconds)
  followTarget(camera.pull, wantedPull(frame), seconds)
  followJump(camera.kick, wantedKick(frame), seconds)
  followJump(camera.drop, wantedDrop(frame), seconds)

  const pull = camera.pull.value
  // The tuned camera, brought nearer to the craft or further away along its own line: the craft stays where it is seen.
  pose.x = craft.x + cameraScale.distance * (camera.x.value - craft.x)
  const kick = camera.kick.value
  const distance = cameraScale.distance * (DISTANCE + DISTANCE_BY_SPEED * pull + KICK_METRES * kick)
  pose.z = craft.z + distance
  const floor = groundAround(frame.terrain, pose.x, pose.z) + CLEARANCE
  const above = camera.y.value + camera.drop.value + HEIGHT_BY_SPEED * pull - craft.y
  const height = craft.y + cameraScale.distance * above
  const wanted = Math.max(0, floor - height)
  followJump(camera.lift, wanted, seconds)
  // The lift may be late on the way up; the camera must not enter the ground.
  pose.y = Math.max(height + camera.lift.value, floor)

  pose.targetX = pose.x + (craft.x - pose.x) * LOOK_SHARE_X + craft.velocityX * 0.12
  pose.targetZ = craft.z - LOOK_AHEAD
  const restSlope = -HEIGHT / DISTANCE
  const craftSlope = (craft.y - pose.y) / distance
  pose.fieldOfView = FIELD_OF_VIEW + FIELD_BY_SPEED * pull + KICK_FIELD * kick
  // The same share of the picture's height at any speed.
  const below = (BELOW_LINE * Math.tan(pose.fieldOfView / 2)) / Math.tan(FIELD_OF_VIEW / 2)
  const lookSlope = restSlope + (craftSlope - restSlope) * LOOK_SHARE_Y + below
  pose.targetY = pose.y + lookSlope * (distance + LOOK_AHEAD)
  pose.roll = camera.roll.value
}
