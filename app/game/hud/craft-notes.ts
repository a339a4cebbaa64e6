/** The notes beside the craft: what the ring just passed was worth, where a missed one was, and that rock is near. */
import type { FlightState, RingState } from '../simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createCraftNote } from './craft-note.ts'
import { createCraftSurroundings } from './craft-surroundings.ts'
import { ABOVE_CRAFT, besideCraft } from './note-place.ts'
import type { Projection } from './ring-arrow.ts'
import { gainText, judgementOf, missWords, POINTS_TEXT } from './ring-words.ts'

/** How long a note is shown that is read between two rings, and one that is taken in at a glance. */
export const READ_TICKS = 1.8 * TICKS_PER_SECOND
export const GLANCE_TICKS = 0.7 * TICKS_PER_SECOND

/** `nodeOf` returns the node of a name; for the others see `createCraftSurroundings`. */
export function createCraftNotes(nodeOf: (name: string) => HTMLElement, outlook: HTMLElement, above: HTMLElement) {
  const surroundings = createCraftSurroundings(outlook, above)
  const ringNote = createCraftNote(nodeOf('ring-note'), surroundings)
  const missNote = createCraftNote(nodeOf('ring-missed'), surroundings)
  const closeNote = createCraftNote(nodeOf('close'), surroundings)
  const judgement = nodeOf('judgement')
  const points = nodeOf('points')
  const gain = nodeOf('gain')
  const missText = nodeOf('miss-words')

  return {
    isMissShown: missNote.isShown,
    /** Judges the ring just flown through, or says where the one just missed was. */
    tellRing(ring: RingState, flight: FlightState): void {
      const isMissed = ring.status === 'missed'
      if (isMissed) missText.textContent = missWords(ring)
      else {
        judgement.textContent = judgementOf(ring)
        points.textContent = POINTS_TEXT
        gain.textContent = gainText(ring)
      }
      const [told, other] = isMissed ? [missNote, ringNote] : [ringNote, missNote]
      other.hide()
      told.tell(flight, isMissed ? READ_TICKS : GLANCE_TICKS, ABOVE_CRAFT)
    },
    /** Says that rock is near, on its side of the craft. */
    tellClose(flight: FlightState): void {
      closeNote.tell(flight, GLANCE_TICKS, besideCraft(flight.craft.rockSide))
    },
    /** Hides what has been shown for long enough. */
    follow(flight: FlightState): void {
      ringNote.follow(flight)
      missNote.follow(flight)
      closeNote.follow(flight)
    },
    /** Keeps them clear of the next ring. `project`: the view's, after it has drawn. */
    keepClear(flight: FlightState, project: Projection): void {
      ringNote.keepClear(flight, project)
      missNote.keepClear(flight, project)
      closeNote.keepClear(flight, project)
    },
  }
}
