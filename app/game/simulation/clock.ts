/** Uneven frames into even ticks. A slow machine drops pictures, never pace; a long absence is not caught up with. */
import { TICKS_PER_SECOND } from './rules.ts'

/** The longest frame that is flown in full, in seconds; what a frame takes beyond it never happened to the flight. */
export const LONGEST_FRAME_SECONDS = 0.25
/** A frame of 1/60 s is two ticks even where its seconds were rounded down. */
const ROUNDING_TICKS = 1e-6

export interface FlightClock {
  /** Ticks owed to the flight but not whole yet, in [0, 1). */
  owedTicks: number
  /** How far the picture is from the tick before the latest towards the latest, in [0, 1). */
  blend: number
}

export function createClock(): FlightClock {
  return { owedTicks: 0, blend: 0 }
}

/** Forgets what is owed: for a new flight. A paused one keeps its clock and is simply not advanced. */
export function resetClock(clock: FlightClock): void {
  clock.owedTicks = 0
  clock.blend = 0
}

/**
 * Takes the seconds since the last picture and gives the whole ticks to fly now, from 0 to 30. What is not a positive
 * finite number of seconds counts as none. `pace` slows the flight for who wants it slower: 1 is real time, held in [0, 1].
 */
export function advanceClock(clock: FlightClock, frameSeconds: number, pace = 1): number {
  const seconds = frameSeconds > 0 && frameSeconds < Infinity ? Math.min(frameSeconds, LONGEST_FRAME_SECONDS) : 0
  const share = pace > 0 ? Math.min(pace, 1) : 0
  const owed = clock.owedTicks + seconds * share * TICKS_PER_SECOND
  const ticks = Math.floor(owed + ROUNDING_TICKS)
  clock.owedTicks = Math.max(0, owed - ticks)
  clock.blend = clock.owedTicks
  return ticks
}
