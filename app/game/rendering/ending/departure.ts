/**
 * The end of a completed mission, in the picture alone: time holds its breath, the camera goes alongside the craft for a
 * moment, and then stays behind while the craft climbs away into the sun.
 */
import { clamp, ease } from '../../simulation/easing.ts'
import { FIELD_OF_VIEW as FLIGHT_FIELD_OF_VIEW } from '../camera/chase-camera.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'

/** How long the camera stays alongside, and how long it takes to get there, in seconds of the clock. */
const ALONGSIDE_SECONDS = 1.5
const SWING_SECONDS = 0.8
/** Where alongside is: the angle about the craft from behind it, metres from it and above it, and the view. Tuned by eye. */
const ANGLE = 1.05
const DISTANCE = 14.5
const HEIGHT = 2.6
const FIELD_OF_VIEW = 0.8
const LOOK_AHEAD = 2
/** How long the camera takes to turn from the craft towards the sun, and how far from it the point is that it looks at, in metres. */
const TURN_SECONDS = 1.4
const LOOK_METRES = 70
/** How fast the camera falls behind the craft, in 1/s. */
const COAST_RATE = 0.42
/** The departing craft's speed grows to this, in m/s. */
const DEPARTURE_SPEED = 94
/** How hard the departing craft steers towards the sun, in 1/s: it is in front of it after some three seconds. */
const STEER_RATE = 2.4
const STEER_SECONDS = 1.6
/** How hard it keeps to the valley before. */
const VALLEY_RATE = 0.8
/** Room above the ridges on the way, and of the camera above the ground, in metres. */
const RIDGE_CLEARANCE = 12
const CLEARANCE = 3
/** Least climb of a departure, as the sine of an angle: a sun that has set is left below. */
const LEAST_RISE = 0.05

/** Notes where the camera stands at the tenth ring, and on which side there is room to go alongside. */
export function beginDeparture({ departure, camera, craft, terrain }: FlightFrame): void {
  departure.seconds = 0
  departure.angle = Math.atan2(camera.x - craft.x, camera.z - craft.z)
  departure.distance = Math.hypot(camera.x - craft.x, camera.z - craft.z)
  departure.height = camera.y - craft.y
  departure.aheadX = camera.targetX - craft.x
  departure.aheadY = camera.targetY - craft.y
  departure.aheadZ = camera.targetZ - craft.z
  departure.fieldOfView = camera.fieldOfView
  departure.roll = camera.roll
  const groundAside = (side: number) =>
    Math.max(...[0, 40, 80].map((ahead) => terrain.heightAt(craft.x + side * DISTANCE, craft.z - ahead)))
  departure.side = groundAside(1) < groundAside(-1) ? 1 : -1
}

function isAlongside({ departure, motion }: FlightFrame): boolean {
  return motion.decoration && departure.seconds < ALONGSIDE_SECONDS
}

function departureRise({ sun }: FlightFrame): number {
  return Math.max(LEAST_RISE, sun[1])
}

/** Moves the craft on by scene seconds. */
export function depart(frame: FlightFrame, seconds: number): void {
  const { craft, camera, terrain } = frame
  const [sunX, , sunZ] = frame.sun
  const rise = departureRise(frame)
  const settle = 1 - Math.exp(-2 * seconds)
  craft.speed += (DEPARTURE_SPEED - craft.speed) * (1 - Math.exp(-0.5 * seconds))
  const aboveRidge = terrain.heightAt(craft.x, craft.z - craft.speed) + RIDGE_CLEARANCE
  const alongSpeed = craft.speed / -sunZ
  let goalX = VALLEY_RATE * (terrain.valleyAt(craft.z - craft.speed) - craft.x)
  let goalY = rise * alongSpeed + STEER_RATE * Math.max(0, aboveRidge - craft.y)
  if (!isAlongside(frame)) {
    // The line from the camera to the sun, where the craft is along it.
    const along = Math.max(0, camera.z - craft.z) / -sunZ
    // Softly at first: the camera is beside the craft, and on that line.
    const steer = STEER_RATE * Math.min(1, Math.max(0, frame.departure.seconds - ALONGSIDE_SECONDS) / STEER_SECONDS)
    goalX = sunX * alongSpeed + steer * (camera.x + sunX * along - craft.x)
    goalY = rise * alongSpeed + steer * (Math.max(camera.y + rise * along, aboveRidge) - craft.y)
  }
  craft.velocityX += (clamp(goalX, -0.4 * craft.speed, 0.4 * craft.speed) - craft.velocityX) * settle
  craft.velocityY += (clamp(goalY, -0.5 * craft.speed, 0.5 * craft.speed) - craft.velocityY) * settle
  craft.x += craft.velocityX * seconds
  craft.y += craft.velocityY * seconds
  craft.z -= craft.speed * seconds
  craft.wake *= 1 - settle
  craft.rudder *= 1 - settle
  craft.elevator *= 1 - settle
  // A slow roll towards the camera and back, which shows the lit side of the wings: a wave.
  const wave = Math.sin(Math.min(Math.PI, Math.max(0, frame.endingSeconds - 0.35) * 2.4))
  craft.bank += (0.6 * frame.departure.side * wave - craft.bank) * settle * 2
  craft.pitch += (Math.atan2(craft.velocityY, craft.speed) - craft.pitch) * settle * 2
  craft.yaw += (Math.atan2(craft.velocityX, craft.speed) - craft.yaw) * settle * 2
}

/** Moves the camera on by seconds of the clock. */
export function watchDeparture(frame: FlightFrame, seconds: number): void {
  frame.departure.seconds += seconds
  if (isAlongside(frame)) goAlongside(frame)
  else seeOff(frame, seconds)
}

function goAlongside({ camera, craft, terrain, departure }: FlightFrame): void {
  const share = ease(Math.min(1, departure.seconds / SWING_SECONDS))
  const between = (from: number, to: number) => from + (to - from) * share
  const angle = between(departure.angle, departure.side * ANGLE)
  const distance = between(departure.distance, DISTANCE)
  camera.x = craft.x + Math.sin(angle) * distance
  camera.z = craft.z + Math.cos(angle) * distance
  const floor = terrain.heightAt(camera.x, camera.z) + CLEARANCE
  camera.y = Math.max(craft.y + between(departure.height, HEIGHT), floor)
  // It turns to the craft early, so that the craft stays in the picture.
  const ahead = (1 - share) ** 3
  camera.targetX = craft.x + departure.aheadX * ahead
  camera.targetY = craft.y + departure.aheadY * ahead
  camera.targetZ = craft.z + departure.aheadZ * ahead - LOOK_AHEAD * (1 - ahead)
  camera.fieldOfView = between(departure.fieldOfView, FIELD_OF_VIEW)
  camera.roll = between(departure.roll, 0)
}

function seeOff(frame: FlightFrame, seconds: number): void {
  const { camera, craft, terrain, sun, departure } = frame
  const { decoration } = frame.motion
  const since = Math.max(0, departure.seconds - ALONGSIDE_SECONDS)
  /** The share of the way to a goal that is covered in a frame, after a soft start; all of it where endings are cut to. */
  const shareAt = (rate: number, startSeconds: number) =>
    decoration ? 1 - Math.exp(-rate * Math.min(1, since / startSeconds) * seconds) : 1
  // The camera slows to a stop while the craft flies on, and rises above the ridges: slowly as long as the craft
  // is near, or it would leave the picture at its foot.
  const coast = decoration ? craft.speed * Math.exp(-COAST_RATE * since) : 0
  camera.z -= coast * seconds
  const floor = terrain.heightAt(camera.x, camera.z) + CLEARANCE
  const share = shareAt(0.5, 3)
  const goalX = terrain.valleyAt(camera.z)
  camera.x += (goalX - camera.x) * share
  camera.y = Math.max(camera.y + (Math.max(150, floor + 60) - camera.y) * share, floor)
  const distance = Math.hypot(craft.x - camera.x, craft.y - camera.y, craft.z - camera.z)
  // At the craft at first, then midway between it and the sun, which converge.
  const sunward = decoration ? 0.5 * ease(Math.min(1, since / TURN_SECONDS)) : 0.5
  const towards = (place: number, sunPlace: number) =>
    LOOK_METRES * (place / distance + (sunPlace - place / distance) * sunward)
  camera.targetX = camera.x + towards(craft.x - camera.x, sun[0])
  camera.targetY = camera.y + towards(craft.y - camera.y, departureRise(frame))
  camera.targetZ = camera.z + towards(craft.z - LOOK_AHEAD * (1 - 2 * sunward) - camera.z, sun[2])
  camera.fieldOfView += (FLIGHT_FIELD_OF_VIEW - camera.fieldOfView) * shareAt(1.5, 0.8)
  camera.roll += (0 - camera.roll) * shareAt(0.5, 0.8)
}
