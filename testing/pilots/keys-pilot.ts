/** A pilot with keys alone: it follows a line by tapping, within the limits of a hand. */
import { CONTROL_STEPS, type Controls } from '../../app/game/simulation/flight-state.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { createLinePilot, type BentLine } from './line-pilot.ts'

/** A key is held or released for a tenth of a second at least: five presses a second with each of two fingers at most. */
export const KEY_TICKS = TICKS_PER_SECOND / 10

/**
 * Each axis presses a key as soon as what was wished for and not given is worth half a press, so that the taps come to the
 * controls that a stick would give.
 */
export function createKeysPilot(line: BentLine): Steer {
  const steer = createLinePilot(0, 0, line)
  const wish: Controls = { turn: 0, climb: 0 }
  const owed: Controls = { turn: 0, climb: 0 }
  return (state, into) => {
    steer(state, wish)
    if (state.tick % KEY_TICKS !== 0) return
    for (const axis of ['turn', 'climb'] as const) {
      owed[axis] += wish[axis]
      into[axis] = Math.sign(Math.trunc(owed[axis] / (CONTROL_STEPS / 2))) * CONTROL_STEPS
      owed[axis] -= into[axis]
    }
  }
}
