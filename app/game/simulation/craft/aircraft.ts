/** The flight model: arcade flight with inertia. All values were tuned by hand against the pilots of the bench. */
import { CONTROL_STEPS, type Controls, type CraftState } from '../flight-state.ts'
import { clamp } from '../easing.ts'
import { ROCK_REACH } from '../ground/near-rock.ts'
import { MAX_ALTITUDE, MAX_HORIZONTAL, MIN_ALTITUDE, TICK_SECONDS } from '../rules.ts'

/** Speeds along the corridor in m/s: 190, 260 and 420 km/h. */
export const MIN_SPEED = 190 / 3.6
export const CRUISE_SPEED = 260 / 3.6
export const MAX_SPEED = 420 / 3.6
/** Velocities at full deflection, across and up, in m/s. */
export const MAX_VELOCITY_X = 54
export const MAX_VELOCITY_Y = 38

/** Time constants in seconds: of the control surfaces, and of the craft behind them. */
const SURFACE_SECONDS = 0.09
const TURN_SECONDS = 0.2
const CLIMB_SECONDS = 0.22
/** Lag of the craft behind the controls, in seconds: autopilot and sound guide steer from where it will be by then. */
export const LAG_SECONDS = 0.3
/** Gravity along the path in m/s², exaggerated to be visible. */
const GRAVITY = 20
/** The push of a whole wake in m/s², and the seconds in which it fades: half a wake is half as strong and lasts half as long. */
export const WAKE_PUSH = 13
export const WAKE_SECONDS = 3
/** Ground effect: the push in m/s² at the rock itself, falling evenly to none at `ROCK_REACH`, and from how far into the course. */
const ROCK_PUSH = 18
const ROCK_FROM_METRES = 450
/** Time constant in seconds with which the speed returns to cruising. */
export const ENGINE_SECONDS = 3.2
/** Near a clamp the velocity is limited to the remaining distance over this time, in seconds. */
const CUSHION_SECONDS = 0.2
/** Added to that limit in m/s, so that the craft does arrive at the clamp. */
const ARRIVAL_SPEED = 0.6
const FULL_BANK = 1.05
const ATTITUDE_SECONDS = 0.1

/** The angle whose tangent is `slope`, in radians, to 0.005 for slopes within ±1; only IEEE-exact steps. */
function angleFromSlope(slope: number): number {
  return slope / (1 + 0.28 * slope * slope)
}

/** `velocity` limited so that the craft decelerates towards the ends of [low, high]. */
function cushion(velocity: number, at: number, low: number, high: number): number {
  const fastest = (high - at) / CUSHION_SECONDS + ARRIVAL_SPEED
  const slowest = (low - at) / CUSHION_SECONDS - ARRIVAL_SPEED
  return clamp(velocity, slowest, fastest)
}

/** The push of ground effect in m/s². */
function rockPush(craft: CraftState): number {
  return craft.z < -ROCK_FROM_METRES ? ROCK_PUSH * (1 - craft.rockMetres / ROCK_REACH) : 0
}

/** One tick of motion; `craft` is overwritten. */
export function flyCraft(craft: CraftState, controls: Controls): void {
  const surface = TICK_SECONDS / SURFACE_SECONDS
  craft.rudder += (controls.turn / CONTROL_STEPS - craft.rudder) * surface
  craft.elevator += (controls.climb / CONTROL_STEPS - craft.elevator) * surface

  const wishX = craft.velocityX + (craft.rudder * MAX_VELOCITY_X - craft.velocityX) * (TICK_SECONDS / TURN_SECONDS)
  const wishY = craft.velocityY + (craft.elevator * MAX_VELOCITY_Y - craft.velocityY) * (TICK_SECONDS / CLIMB_SECONDS)
  const velocityX = cushion(wishX, craft.x, -MAX_HORIZONTAL, MAX_HORIZONTAL)
  const velocityY = cushion(wishY, craft.y, MIN_ALTITUDE, MAX_ALTITUDE)
  const x = craft.x + velocityX * TICK_SECONDS
  const y = craft.y + velocityY * TICK_SECONDS
  craft.x = clamp(x, -MAX_HORIZONTAL, MAX_HORIZONTAL)
  craft.y = clamp(y, MIN_ALTITUDE, MAX_ALTITUDE)
  craft.velocityX = velocityX
  craft.velocityY = velocityY
  if (x !== craft.x) craft.velocityX = 0
  if (y !== craft.y) craft.velocityY = 0

  const slope = craft.velocityY / craft.speed
  const thrust = (CRUISE_SPEED - craft.speed) / ENGINE_SECONDS + WAKE_PUSH * craft.wake + rockPush(craft)
  craft.wake = Math.max(0, craft.wake - TICK_SECONDS / WAKE_SECONDS)
  craft.speed = clamp(craft.speed + (thrust - GRAVITY * slope) * TICK_SECONDS, MIN_SPEED, MAX_SPEED)
  craft.z -= craft.speed * TICK_SECONDS

  const follow = TICK_SECONDS / ATTITUDE_SECONDS
  const leaning = 0.65 * craft.rudder + (0.35 * craft.velocityX) / MAX_VELOCITY_X
  craft.bank += (leaning * FULL_BANK - craft.bank) * follow
  craft.pitch += (angleFromSlope(craft.velocityY / craft.speed) + 0.1 * craft.elevator - craft.pitch) * follow
  craft.yaw += (angleFromSlope(craft.velocityX / craft.speed) - craft.yaw) * follow
}
