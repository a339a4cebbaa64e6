/** What shakes the camera: a wreck, near rock, a ring just scraped, and the push of a take-off. */
import { GRAZED_PRECISION } from '../../simulation/flight/encounters.ts'
import { nearnessOf, type FlightFrame } from '../frame/flight-frame.ts'
import { surgeOfTakeOff } from './take-off-camera.ts'

/** Lengths in metres; tuned by hand. */
const SHAKE_METRES = 0.8
/** The shares of it that rock as near as can be, a scraped ring and the lit flame give, and for how many seconds the ring does. */
const ROCK_SHAKE = 0.5
const GRAZE_SHAKE = 1
const GRAZE_SECONDS = 0.35
const TAKE_OFF_SHAKE = 0.2

/** How much the camera shakes, in [0, 1]. Rock gives most of its share in the last metres. */
export function shakeOf(frame: FlightFrame): number {
  if (frame.ending === 'wrecked') return Math.max(0, 1 - frame.strikeSeconds) ** 2
  const { seconds, precision } = frame.ringPass
  const graze = precision < GRAZED_PRECISION ? GRAZE_SHAKE * Math.max(0, 1 - seconds / GRAZE_SECONDS) ** 2 : 0
  const takeOff = TAKE_OFF_SHAKE * surgeOfTakeOff(frame.takeOffSeconds)
  return Math.max(graze, takeOff, ROCK_SHAKE * nearnessOf(frame) ** 2)
}

/**
 * Shakes the point that the camera looks at; its place stays, so that it cannot be shaken into the ground.
 *
 * @param amount in [0, 1]
 */
export function shakeCamera(frame: FlightFrame, amount: number): void {
  if (!frame.motion.shake || amount <= 0) return
  frame.camera.targetX += SHAKE_METRES * amount * Math.sin(frame.time * 61)
  frame.camera.targetY += SHAKE_METRES * amount * Math.sin(frame.time * 83 + 1)
}
