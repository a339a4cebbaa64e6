/** The hand of a model pilot that steers by mouse. */
import { MOUSE_DEAD_ZONE } from '../../app/game/input/mouse-stick.ts'
import { shapeStick, stepsFrom, type Stick } from '../../app/game/input/stick.ts'
import { CONTROL_STEPS, type Controls } from '../../app/game/simulation/flight-state.ts'

/** What a hand on a mouse cannot do better. */
export interface MouseHand {
  /** The share of the way to where it wants the pointer that it goes between two decisions, a twentieth of a second. */
  readonly reachShare: number
  /** Standard deviation of where it ends, as a share of the full deflection. */
  readonly missShare: number
  /** How many times what is needed a beginner asks for: a mouse has no stop and no spring that would tell how far it is. */
  readonly oversteer: number
}

/** Two thirds of the way in 0.15 s; tuned by hand. */
export const BEGINNERS_HAND: MouseHand = { reachShare: 1 - Math.exp(-0.05 / 0.15), missShare: 0.12, oversteer: 2.5 }

const deflected: Stick = { x: 0, y: 0 }

/**
 * Moves the pointer, in shares of the full deflection, towards what `controls` ask for, and writes into them what the game reads
 * of where it then is.
 *
 * @param miss a normal draw of deviation 1 for each of the axes 0 and 1
 */
export function moveMouse(
  pointer: Stick,
  { reachShare, missShare, oversteer }: MouseHand,
  miss: (axis: number) => number,
  controls: Controls,
): void {
  pointer.x += ((oversteer * controls.turn) / CONTROL_STEPS + missShare * miss(0) - pointer.x) * reachShare
  pointer.y += ((oversteer * controls.climb) / CONTROL_STEPS + missShare * miss(1) - pointer.y) * reachShare
  shapeStick(pointer.x, pointer.y, MOUSE_DEAD_ZONE, deflected)
  controls.turn = stepsFrom(deflected.x, 1)
  controls.climb = stepsFrom(deflected.y, 1)
}
