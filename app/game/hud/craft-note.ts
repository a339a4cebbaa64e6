/** A note that appears beside the craft for a moment, clear of the next ring. */
import type { FlightState } from '../simulation/flight-state.ts'
import type { CraftSurroundings } from './craft-surroundings.ts'
import { isOverRing, placeNote, type Box, type Wish } from './note-place.ts'
import { createPassingNote } from './passing-note.ts'
import type { Projection } from './ring-arrow.ts'

export function createCraftNote(node: HTMLElement, surroundings: CraftSurroundings) {
  const { seen } = surroundings
  const note = createPassingNote(node)
  const box: Box = { x: 0, y: 0, halfWidth: 0, halfHeight: 0 }
  let wishes: readonly Wish[] = []
  let isPlaced = false

  function measure(): void {
    surroundings.measure()
    box.halfWidth = node.offsetWidth / 2
    box.halfHeight = node.offsetHeight / 2
  }

  return {
    isShown: note.isShown,
    hide: note.hide,
    /** Shows the note for so many ticks, at the first of `places` that is free, which the next `keepClear` finds. */
    tell(flight: FlightState, ticks: number, places: readonly Wish[]): void {
      wishes = places
      isPlaced = false
      note.tell(flight, ticks)
    },
    /** Hides the note once its moment is over, another flight has begun, or this one has crashed. */
    follow(flight: FlightState): void {
      if (flight.phase === 'crashed') note.hide()
      else note.follow(flight)
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
