import { ringBySerial } from '../simulation/course/course.ts'
import { startSteeredFlight, steerByRecording } from '../simulation/flight/steered-flight.ts'
import { FLIGHT_EVENTS, type RingState } from '../simulation/flight-state.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'
import { RINGS_TO_WIN } from '../simulation/rules.ts'

export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What the poster shows of a ring. */
export type FlownRing = Readonly<
  Pick<RingState, 'x' | 'y' | 'z' | 'radius' | 'precision' | 'passX' | 'passY' | 'status'>
>

export interface FlownLine {
  /** Where the craft was, from the start to the end of the flight; in metres. */
  readonly places: readonly Place[]
  /** The rings that it met, and after a crash those that were left to ten; in the order of the course. */
  readonly rings: readonly FlownRing[]
}

/** Ticks between two places of the line. */
const STEP_TICKS = 6

/** The line of a flight, from flying it again. */
export function flownLineOf({ seed, isRelaxed, ticks, recording }: RecordedFlight): FlownLine {
  const places: Place[] = []
  const rings: FlownRing[] = []
  const { state, fly } = startSteeredFlight(seed, { isRelaxed }, steerByRecording(recording))
  const notePlace = () => places.push({ x: state.craft.x, y: state.craft.y, z: state.craft.z })
  notePlace()
  while (state.tick < ticks && state.phase === 'flying') {
    fly(1)
    if (state.tick % STEP_TICKS === 0) notePlace()
    if ((state.events & (FLIGHT_EVENTS.ringCollected | FLIGHT_EVENTS.ringMissed)) !== 0)
      noteRing(state.nextRingSerial - 1)
  }
  notePlace()
  const left = RINGS_TO_WIN - state.ringsCollected
  for (let ahead = 0; ahead < left; ahead += 1) noteRing(state.nextRingSerial + ahead)
  return { places, rings }

  function noteRing(serial: number): void {
    const ring = ringBySerial(state, serial)
    if (ring !== undefined) rings.push({ ...ring })
  }
}
