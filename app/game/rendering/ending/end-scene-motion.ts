/**
 * The scenes after an ending, in the picture alone: the flight is over and its state no longer changes. A craft that
 * struck breaks apart and the camera holds on the wreck; one without fuel falls first; one that completed its mission
 * climbs away into the sun. Without decoration, only the last picture is shown.
 */
import { clamp, ease } from '../../simulation/easing.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { breakApart, settleWreck, type WreckPiece } from '../airframe/wreck.ts'
import { beginDeparture, depart, watchDeparture } from './departure.ts'

/** How long the scene goes on, in seconds of the clock. A fall from 150 m takes 3.2 s before there is a wreck; the rest by eye. */
export const END_SCENE_SECONDS = 7.5
/** Seconds of the clock from a crash until the end screen, so that the picture comes first; and from the tenth ring. */
export const END_SCREEN_DELAY_SECONDS = 0.8
export const COMPLETE_SCREEN_DELAY_SECONDS = 1.6
/** For how many scene seconds time is slowed after a crash and after the last ring, and to what share at first. */
const SLOWED = { crash: { seconds: 1.3, slowest: 0.25 }, lastRing: { seconds: 0.4, slowest: 0.28 } }
/** How the craft falls without fuel, in m/s² and 1/s. */
const FALL_GRAVITY = 28
const FALL_DRAG = 0.12
/** Hull that is under the craft's centre when it strikes, in metres. */
const BELLY_METRES = 1
/** Scene seconds that a cut skips: to rest, or to a craft that is well away. */
const CUT_SECONDS = 5
const CUT_STEP_SECONDS = 1 / 60

function paceAfter(sceneSeconds: number, { seconds, slowest }: { seconds: number; slowest: number }): number {
  const share = clamp(sceneSeconds / seconds, 0, 1)
  return slowest + (1 - slowest) * share * share
}

/** Scene seconds per real second at this moment of an ending: time is slowed right after a crash and the last ring. */
export function paceOfEnding({ ending, strikeSeconds, endingSeconds }: FlightFrame): number {
  if (ending === 'wrecked') return paceAfter(strikeSeconds, SLOWED.crash)
  return ending === 'departing' ? paceAfter(endingSeconds, SLOWED.lastRing) : 1
}

/** Begins the scene of a flight that has just ended; `frame.craft` is where it ended. */
export function beginEnding(frame: FlightFrame): void {
  const { state } = frame
  frame.endingSeconds = 0
  frame.strikeSeconds = 0
  if (state.phase === 'complete') {
    frame.ending = 'departing'
    beginDeparture(frame)
  } else if (state.crashCause === 'fuel') frame.ending = 'falling'
  else strike(frame)
  if (!frame.motion.decoration) cutEnding(frame)
}

/** Skips what is left of the scene, but for its last picture. */
export function cutEnding(frame: FlightFrame): void {
  while (frame.ending === 'falling' || secondsInPlace(frame) < CUT_SECONDS) moveEnding(frame, CUT_STEP_SECONDS)
}

/** Scene seconds since the craft struck, or began to depart. */
function secondsInPlace({ ending, strikeSeconds, endingSeconds }: FlightFrame): number {
  return ending === 'wrecked' ? strikeSeconds : endingSeconds
}

function strike(frame: FlightFrame): void {
  frame.ending = 'wrecked'
  frame.strikeSeconds = 0
  breakApart(frame.wreck, frame.craft, frame.state)
}

/** Moves the scene on by scene seconds. */
export function moveEnding(frame: FlightFrame, seconds: number): void {
  frame.endingSeconds += seconds
  if (frame.ending === 'wrecked') {
    frame.strikeSeconds += seconds
    settleWreck(frame.wreck, frame.terrain, seconds)
  } else if (frame.ending === 'falling') fall(frame, seconds)
  else if (frame.ending === 'departing') depart(frame, seconds)
}

function fall(frame: FlightFrame, seconds: number): void {
  const { craft } = frame
  craft.velocityY -= FALL_GRAVITY * seconds
  const drag = Math.exp(-FALL_DRAG * seconds)
  craft.speed *= drag
  craft.velocityX *= drag
  craft.x += craft.velocityX * seconds
  craft.y += craft.velocityY * seconds
  craft.z -= craft.speed * seconds
  craft.wake *= drag
  craft.rudder *= drag
  craft.elevator *= drag
  const settle = 1 - Math.exp(-2.2 * seconds)
  craft.pitch += (Math.atan2(craft.velocityY, craft.speed) - craft.pitch) * settle
  craft.bank += ((craft.bank < 0 ? -0.5 : 0.5) - craft.bank) * settle * 0.4
  const ground = frame.terrain.heightAt(craft.x, craft.z) + BELLY_METRES
  if (craft.y > ground) return
  craft.y = ground
  strike(frame)
}

/** How the camera follows a fall: how far it swings about the craft, how near it comes, and within how many seconds. */
const FALL_ANGLE = 0.55
const FALL_NEARER = 0.75
const FALL_SECONDS = 1.8
const FALL_LOOK_AHEAD = 6

/** Moves the pose that the chase has written beside and nearer to a falling craft, which it looks at. */
export function followFall({ craft, camera, terrain, endingSeconds }: FlightFrame): void {
  const share = ease(Math.min(1, endingSeconds / FALL_SECONDS))
  const side = craft.x > terrain.valleyAt(craft.z) ? -1 : 1
  const angle = Math.atan2(camera.x - craft.x, camera.z - craft.z) + side * FALL_ANGLE * share
  const near = 1 - (1 - FALL_NEARER) * share
  const distance = Math.hypot(camera.x - craft.x, camera.z - craft.z) * near
  camera.x = craft.x + Math.sin(angle) * distance
  camera.y = craft.y + (camera.y - craft.y) * near
  camera.z = craft.z + Math.cos(angle) * distance
  camera.y = Math.max(camera.y, terrain.heightAt(camera.x, camera.z) + CLEARANCE)
  camera.targetX += (craft.x - camera.targetX) * share
  camera.targetY += (craft.y - camera.targetY) * share
  camera.targetZ += (craft.z - FALL_LOOK_AHEAD - camera.targetZ) * share
}

const HOLD_BACK = 16
const HOLD_UP = 6.5
const HOLD_ASIDE = 7
/** A wreck that reaches further than this is seen from further away. */
const NEAR_REACH = 6
const CLEARANCE = 3

/** Moves the camera on through the scene; it starts from where the chase left it. */
export function holdCamera(frame: FlightFrame, seconds: number): void {
  if (frame.ending === 'wrecked') holdOnWreck(frame, seconds)
  else if (frame.ending === 'departing') watchDeparture(frame, seconds)
}

/** The share of the way to a goal that is covered in a frame; all of it where endings are cut to. */
function easeShare(frame: FlightFrame, rate: number, seconds: number): number {
  return frame.motion.decoration ? 1 - Math.exp(-rate * seconds) : 1
}

/** Pieces that have fallen further than this from the body, down a wall, are out of the scene. In metres. */
const LOST_METRES = 14
/** Where the wreck lies: the middle of the body and the pieces about it, and how far the furthest of those is from there, in metres. */
const lay = { x: 0, y: 0, z: 0, reach: 0 }

function isAbout(body: WreckPiece, { place }: WreckPiece): boolean {
  return place.distanceTo(body.place) <= LOST_METRES
}

function measureWreck({ pieces }: FlightFrame['wreck']): void {
  const [body] = pieces
  let count = 0
  lay.x = lay.y = lay.z = lay.reach = 0
  for (const piece of pieces) {
    if (!isAbout(body, piece)) continue
    const { place } = piece
    count += 1
    lay.x += place.x
    lay.y += place.y
    lay.z += place.z
  }
  lay.x /= count
  lay.y /= count
  lay.z /= count
  for (const piece of pieces) if (isAbout(body, piece)) lay.reach = Math.max(lay.reach, piece.place.distanceTo(lay))
}

function holdOnWreck(frame: FlightFrame, seconds: number): void {
  const { camera, terrain } = frame
  measureWreck(frame.wreck)
  const share = easeShare(frame, 1.7, seconds)
  const goalX = lay.x + HOLD_ASIDE * (lay.x > terrain.valleyAt(lay.z) ? -1 : 1)
  const goalZ = lay.z + HOLD_BACK + Math.min(8, Math.max(0, lay.reach - NEAR_REACH) * 1.5)
  const goalY = Math.max(lay.y + HOLD_UP, terrain.heightAt(goalX, goalZ) + CLEARANCE)
  camera.x += (goalX - camera.x) * share
  camera.y += (goalY - camera.y) * share
  camera.z += (goalZ - camera.z) * share
  camera.y = Math.max(camera.y, terrain.heightAt(camera.x, camera.z) + CLEARANCE)
  const turn = easeShare(frame, 3, seconds)
  camera.targetX += (lay.x - camera.targetX) * turn
  camera.targetY += (lay.y - camera.targetY) * turn
  camera.targetZ += (lay.z - camera.targetZ) * turn
  camera.roll += (0 - camera.roll) * share
}
