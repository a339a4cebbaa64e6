/** A note that appears beside the craft for a moment, clear of the next ring. */
import type { FlightState } from '../simulation/flight-state.ts'
import type { CraftSurroundings } from './craft-surroundings.ts'
import { isOverRing, placeNote, type Box, type Wish } from './note-place.ts'
import type { Projection } from './ring-arrow.ts'

export function createCraftNote(node: HTMLElement, surroundings: CraftSurroundings) {
  const { seen } = surroundings
  const box: Box = { x: 0, y: 0, halfWidth: 0, halfHeight: 0 }
  let wishes: readonly Wish[] = []
  let fromTick = Infinity
  let untilTick = Infinity
  let isPlaced = false
  node.hidden = true

  function hide(): void {
    if (untilTick === Infinity) return
    fromTick = untilTick = Infinity
    node.hidden = true
  }

  function measure(): void {
    surroundings.measure()
    box.halfWidth = node.offsetWidth / 2
    box.halfHeight = node.offsetHeight / 2
  }

  return {
    isShown: () => !node.hidden,
    /** Shows the note for so many ticks, at the first of `places` that is free, which the next `keepClear` finds. */
    tell({ tick }: FlightState, ticks: number, places: readonly Wish[]): void {
      fromTick = tick
      untilTick = tick + ticks
      wishes = places
      isPlaced = false
      node.hidden = false
    },
    hide,
    /** Hides the note once its moment is over, another flight has begun, or this one has crashed. */
    follow({ tick, phase }: FlightState): void {
      if (tick < fromTick || tick >= untilTick || phase === 'crashed') hide()
    },
    /** Moves the note where it would stand over the next ring. `project`: the view's, after it has drawn. */
    keepClear(flight: FlightState, project: Projection): void {
      if (node.hidden) return
      if (!isPlaced) measure()
      surroundings.look(flight, project)
      if (isPlaced && !isOverRing(box, seen.ring)) return
      isPlaced = true
      placeNote(box, wishes, seen)
      node.style.setProperty('--x', `${Math.round(box.x)}px`)
      node.style.setProperty('--y', `${Math.round(box.y)}px`)
    },
  }
}
