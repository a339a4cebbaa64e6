/** Several ways to steer at once, as one pair of controls. */
import type { Settings } from '../player-data/settings.ts'
import type { Controls } from '../simulation/flight-state.ts'
import { stepsFrom, strongerOf, type Stick } from './stick.ts'

/** What each way asks for now. */
export interface Sticks {
  readonly keys: Readonly<Stick>
  readonly thumb: Readonly<Stick>
  readonly pad: Readonly<Stick>
}

export type SteeringPreferences = Pick<Settings, 'invertClimb' | 'sensitivity'>

/** Writes the controls: in each direction the strongest asks. */
export function combineControls(
  { keys, thumb, pad }: Sticks,
  { invertClimb, sensitivity }: SteeringPreferences,
  into: Controls,
): void {
  const up = strongerOf(thumb.y, pad.y)
  // The keys are inverted already, and the labelled buttons on the screen never are.
  const climb = strongerOf(keys.y, invertClimb ? -up : up)
  into.turn = stepsFrom(strongerOf(keys.x, strongerOf(thumb.x, pad.x)), sensitivity)
  into.climb = stepsFrom(climb, sensitivity)
}
