import type { FlightState } from '../simulation/flight-state.ts'

/** Shows a note for a moment, in `node`. */
export function createPassingNote(node: HTMLElement) {
  let fromTick = Infinity
  let untilTick = Infinity
  node.hidden = true

  function hide(): void {
    if (untilTick === Infinity) return
    fromTick = untilTick = Infinity
    node.hidden = true
  }

  return {
    isShown: () => !node.hidden,
    tell({ tick }: FlightState, ticks: number): void {
      fromTick = tick
      untilTick = tick + ticks
      node.hidden = false
    },
    hide,
    /** Hides the note once its moment is over, or another flight has begun. */
    expire({ tick }: FlightState): void {
      if (tick < fromTick || tick >= untilTick) hide()
    },
  }
}
