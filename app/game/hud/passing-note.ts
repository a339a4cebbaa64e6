import type { FlightState } from '../simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'

/** How long a note is shown: to be read between two rings. */
const SHOWN_TICKS = 1.8 * TICKS_PER_SECOND

/** A note in flight that is shown for a moment, in `node`. */
export function createPassingNote(node: HTMLElement) {
  let toldTick = Infinity
  const hide = (): void => {
    if (toldTick === Infinity) return
    toldTick = Infinity
    node.hidden = true
  }
  node.hidden = true
  return {
    tell: ({ tick }: FlightState): void => {
      toldTick = tick
      node.hidden = false
    },
    hide,
    /** Takes the note away once its moment is over, or another flight has begun. */
    follow: ({ tick }: FlightState): void => {
      if (tick < toldTick || tick - toldTick >= SHOWN_TICKS) hide()
    },
  }
}
