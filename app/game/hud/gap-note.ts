import type { RivalName } from '../session/rival.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { gapTextFrom } from './readings.ts'

/** How long a gap is shown: to be read between two rings. */
const SHOWN_TICKS = 1.8 * TICKS_PER_SECOND

/** How far a flight is behind another one at a ring. */
export interface Gap {
  /** Negative if ahead. */
  readonly ticks: number
  readonly to: RivalName
}

/** The note about the gap at a ring, in `node`. */
export function createGapNote(node: HTMLElement) {
  let toldTick = Infinity
  return {
    /** Shows a gap for a moment. */
    tell: (gap: Gap, { tick }: FlightState): void => {
      toldTick = tick
      node.textContent = gapTextFrom(gap.ticks, gap.to)
      node.hidden = false
    },
    /** Takes the note away once its moment is over, or another flight has begun. */
    follow: ({ tick }: FlightState): void => {
      if (toldTick === Infinity || (tick >= toldTick && tick - toldTick < SHOWN_TICKS)) return
      toldTick = Infinity
      node.hidden = true
    },
  }
}
