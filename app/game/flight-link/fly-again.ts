import type { FlightState } from '../simulation/flight-state.ts'
import { readHand } from '../simulation/hand.ts'
import { startSteeredFlight } from '../simulation/steered-flight.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import type { LinkedFlight } from './link-text.ts'

/** Ticks per slice: about half a millisecond, so that no frame is late. */
const SLICE_TICKS = 10 * TICKS_PER_SECOND

/** What a flight gives when it is simulated by these rules. */
export interface FlownAgain {
  readonly flight: LinkedFlight
  /** Its last state. */
  readonly end: FlightState
  readonly splits: readonly number[]
}

/** Flies a flight again, in slices between timers. Undefined where it does not end at its tick, or `signal` aborts. */
export async function flyAgain(flight: LinkedFlight, signal: AbortSignal): Promise<FlownAgain | undefined> {
  const { seed, isRelaxed, ticks, tape } = flight
  const again = startSteeredFlight(seed, { isRelaxed }, (state, into) => readHand(tape, state.tick, into))
  let hasEnded = false
  while (!hasEnded && again.state.tick < ticks) {
    hasEnded = again.fly(Math.min(SLICE_TICKS, ticks - again.state.tick))
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
  }
  return hasEnded && again.state.tick === ticks ? { flight, end: again.state, splits: again.splits } : undefined
}
