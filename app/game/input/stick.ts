/** The arithmetic of sticks: a thumb on glass, a thumb on a gamepad. Both axes in [−1, 1]; right and up are positive. */
import type { Settings } from '../player-data/settings.ts'
import { CONTROL_STEPS, type Controls } from '../simulation/flight-state.ts'

export interface Stick {
  x: number
  y: number
}

/**
 * Applies a radial dead zone: 0 within `deadZone` of the centre, growing from there to 1 at the rim. A dead zone for each axis
 * would pull the stick onto the axes. `deadZone` in [0, 1).
 */
export function shapeStick(rawX: number, rawY: number, deadZone: number, into: Stick): void {
  const length = Math.hypot(rawX, rawY)
  if (length <= deadZone) {
    into.x = 0
    into.y = 0
    return
  }
  const share = (Math.min(1, length) - deadZone) / (1 - deadZone) / length
  into.x = rawX * share
  into.y = rawY * share
}

/** The one of two deflections that is further from the centre; the first where they are equal. */
export function strongerOf(first: number, second: number): number {
  return Math.abs(second) > Math.abs(first) ? second : first
}

/** Whole control steps from a deflection in [−1, 1]; `sensitivity` above 1 makes it full before its stop. */
export function stepsFrom(deflection: number, sensitivity: number): number {
  const steps = Math.round(deflection * sensitivity * CONTROL_STEPS)
  // Adding 0 turns −0 into 0.
  return Math.max(-CONTROL_STEPS, Math.min(CONTROL_STEPS, steps)) + 0
}

/** What each way asks for now. */
export interface Sticks {
  readonly keys: Readonly<Stick>
  readonly thumb: Readonly<Stick>
  readonly mouse: Readonly<Stick>
  readonly pad: Readonly<Stick>
}

export type SteeringPreferences = Pick<Settings, 'invertClimb' | 'sensitivity'>

/** Writes the controls: in each direction the strongest asks. */
export function combineControls(
  { keys, thumb, mouse, pad }: Sticks,
  { invertClimb, sensitivity }: SteeringPreferences,
  into: Controls,
): void {
  const up = strongerOf(thumb.y, strongerOf(mouse.y, pad.y))
  // The keys are inverted already, and the labelled buttons on the screen never are.
  const climb = strongerOf(keys.y, invertClimb ? -up : up)
  into.turn = stepsFrom(strongerOf(keys.x, strongerOf(thumb.x, strongerOf(mouse.x, pad.x))), sensitivity)
  into.climb = stepsFrom(climb, sensitivity)
}
