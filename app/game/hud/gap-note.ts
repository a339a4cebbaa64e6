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

export interface GapNote {
  /** Shows a gap for a moment. */
  readonly tell: (gap: Gap, flight: FlightState) => void
  /** Takes the note away once its moment is over, or another flight has begun. */
  readonly follow: (flight: FlightState) => void
}

/** The note about the gap at a ring, in `node`. */
export function createGapNote(node: HTMLElement): GapNote {
  let toldTick = Infinity
  return {
    tell(gap, { tick }) {
      toldTick = tick
      node.textContent = gapTextFrom(gap.ticks, gap.to)
      node.hidden = false
    },
    follow({ tick }) {
      if (toldTick === Infinity || (tick >= toldTick && tick - toldTick < SHOWN_TICKS)) return
      toldTick = Infinity
      node.hidden = true
    },
  }
}
