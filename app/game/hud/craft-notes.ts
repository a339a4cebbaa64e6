/** The notes beside the craft: what the ring or canister just passed was worth, where a missed one was, and that rock is near. */
import { missSideOf } from '../session/flight-summary.ts'
import type { FlightState, RingState } from '../simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createCraftSurroundings, type CraftSurroundings } from './craft-surroundings.ts'
import {
  aboveCraft,
  AT_TOP,
  besideCraft,
  isOverRing,
  placeNote,
  ROOM_TO_MOVE,
  type Box,
  type Wish,
} from './note-place.ts'
import { createPassingNote } from './passing-note.ts'
import type { Projection } from './ring-arrow.ts'
import { canisterFuelText, canisterPushText, gainText, judgementWords, missWords, POINTS_TEXT } from './ring-words.ts'

/** How long a note is shown that is read between two rings, and one that is taken in at a glance. */
export const READ_TICKS = 1.8 * TICKS_PER_SECOND
export const GLANCE_TICKS = 0.7 * TICKS_PER_SECOND

/** `nodeOf` returns the node of a name; for the others see `createCraftSurroundings`. */
export function createCraftNotes(nodeOf: (name: string) => HTMLElement, outlook: HTMLElement, above: HTMLElement) {
  const surroundings = createCraftSurroundings(outlook, above)
  const ringNote = createCraftNote(nodeOf('ring-note'), surroundings, ROOM_TO_MOVE)
  const missNote = createCraftNote(nodeOf('ring-missed'), surroundings, ROOM_TO_MOVE)
  const nearRockNote = createCraftNote(nodeOf('near-rock'), surroundings, 0)
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
        judgement.textContent = judgementWords(ring)
        points.textContent = POINTS_TEXT
        gain.textContent = gainText(ring, flight)
      }
      const [told, other] = isMissed ? [missNote, ringNote] : [ringNote, missNote]
      other.hide()
      told.tell(flight, isMissed ? READ_TICKS : GLANCE_TICKS, placesIn(flight, isMissed ? sideOf(ring) : 0))
    },
    /** Says what a canister gave. */
    tellCanister(flight: FlightState): void {
      judgement.textContent = ''
      points.textContent = canisterFuelText(flight)
      gain.textContent = `and ${canisterPushText(flight)}`
      missNote.hide()
      ringNote.tell(flight, GLANCE_TICKS, placesIn(flight))
    },
    /** Says that rock is near, on its side of the craft. */
    tellNearRock(flight: FlightState): void {
      nearRockNote.tell(flight, GLANCE_TICKS, besideCraft(flight.craft.rockSide))
    },
    /** Hides what has been shown for long enough. */
    expire(flight: FlightState): void {
      ringNote.expire(flight)
      missNote.expire(flight)
      nearRockNote.expire(flight)
      if (flight.phase === 'complete') nearRockNote.hide()
    },
    /** Keeps them clear of the next ring. `project`: the view's, after it has drawn. */
    keepClear(flight: FlightState, project: Projection): void {
      ringNote.keepClear(flight, project)
      missNote.keepClear(flight, project)
      nearRockNote.keepClear(flight, project)
    },
  }
}

function placesIn({ phase }: FlightState, side: Wish['side'] = 0): readonly Wish[] {
  return phase === 'complete' ? AT_TOP : aboveCraft(side)
}

/** The side on which a missed ring was. */
function sideOf(ring: RingState): Wish['side'] {
  const side = missSideOf(ring)
  if (side === 'further left') return -1
  return side === 'further right' ? 1 : 0
}

/** A note that appears beside the craft for a moment, clear of the next ring, by `room` more where it is placed. */
function createCraftNote(node: HTMLElement, surroundings: CraftSurroundings, room: number) {
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
    expire(flight: FlightState): void {
      if (flight.phase === 'crashed') note.hide()
      else note.expire(flight)
    },
    /** Moves the note where it would stand over the next ring. `project`: the view's, after it has drawn. */
    keepClear(flight: FlightState, project: Projection): void {
      if (node.hidden) return
      if (!isPlaced) measure()
      surroundings.look(flight, project)
      if (isPlaced && !isOverRing(box, seen.ring)) return
      isPlaced = true
      placeNote(box, wishes, seen, room)
      node.style.setProperty('--x', `${Math.round(box.x)}px`)
      node.style.setProperty('--y', `${Math.round(box.y)}px`)
    },
  }
}
