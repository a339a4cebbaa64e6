/**
 * The camera of a take-off: from beside the craft it swings behind it, where the chase goes on, while the view opens. Only
 * the picture takes off: the craft flies and is steered from the first tick.
 */
import { ease } from '../../simulation/easing.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'

export const TAKE_OFF_SECONDS = 1.1
/** Where it begins: the angle about the craft from behind it to the right, metres from it and above it, and the view. Tuned by eye. */
const ANGLE = 0.85
const DISTANCE = 12.5
const HEIGHT = 1.4
const FIELD_OF_VIEW = 0.7
/** How far ahead of the craft it looks at first, in metres. */
const LOOK_AHEAD = 0.6
/** The flame lights up from nothing, and is longest then. */
const LIT_SECONDS = 0.3
const LIT_LENGTH = 1.55
/**
 * The craft leaps ahead while the flame is longest: the camera stays behind by so many metres, and what it looks at by a
 * share of that.
 */
const SURGE_METRES = 3.8
const LOOK_BACK = 0.5

/** Moves the pose, which the chase has just written, back to where the take-off is. */
export function moveTakeOffCamera({ takeOffSeconds, craft, camera, terrain }: FlightFrame): void {
  if (takeOffSeconds >= TAKE_OFF_SECONDS) return
  const share = ease(takeOffSeconds / TAKE_OFF_SECONDS)
  const angle = ANGLE * (1 - share)
  const distance = DISTANCE + (camera.z - craft.z - DISTANCE) * share
  camera.x = craft.x + Math.sin(angle) * distance + (camera.x - craft.x) * share
  camera.y = craft.y + HEIGHT + (camera.y - craft.y - HEIGHT) * share
  const surge = SURGE_METRES * surgeOfTakeOff(takeOffSeconds)
  camera.z = craft.z + Math.cos(angle) * distance + surge
  camera.y = Math.max(camera.y, terrain.heightAt(camera.x, camera.z) + HEIGHT)
  // It looks ahead late, so that the craft stays in the picture.
  const ahead = share ** 3
  camera.targetX = craft.x + (camera.targetX - craft.x) * ahead
  camera.targetY = craft.y + (camera.targetY - craft.y) * ahead
  camera.targetZ = craft.z - LOOK_AHEAD + (camera.targetZ - craft.z + LOOK_AHEAD) * ahead + LOOK_BACK * surge
  camera.fieldOfView = FIELD_OF_VIEW + (camera.fieldOfView - FIELD_OF_VIEW) * share
  camera.roll *= share
}

/** What the length of the flame is multiplied by: 0 at the start, most as it lights up, 1 from the end of the take-off on. */
export function flameOfTakeOff(seconds: number): number {
  if (seconds >= TAKE_OFF_SECONDS) return 1
  if (seconds < LIT_SECONDS) return LIT_LENGTH * ease(seconds / LIT_SECONDS)
  return 1 + (LIT_LENGTH - 1) * (1 - ease((seconds - LIT_SECONDS) / (TAKE_OFF_SECONDS - LIT_SECONDS)))
}

/** How hard the lit flame pushes in the picture, in [0, 1]: streaks, camera and shake follow it. */
export function surgeOfTakeOff(seconds: number): number {
  return Math.max(0, (flameOfTakeOff(seconds) - 1) / (LIT_LENGTH - 1))
}
