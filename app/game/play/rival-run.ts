import { copyCraft } from '../simulation/flight.ts'
import type { CraftState } from '../simulation/flight-state.ts'
import { readHand } from '../simulation/hand.ts'
import { startSteeredFlight, type SteeredFlight } from '../simulation/steered-flight.ts'
import { steerTowardsCourse } from '../simulation/autopilot/autopilot.ts'
import type { Rival } from '../session/rival.ts'

/** A rival in flight, simulated tick by tick with the player. */
export interface RivalRun {
  readonly rival: Rival
  readonly flight: SteeredFlight
  /** Its craft a tick ago. */
  readonly previous: CraftState
}

export function startRivalRun(rival: Rival): RivalRun {
  const { seed, isRelaxed, tape } = rival
  const flight = startSteeredFlight(
    seed,
    { isRelaxed },
    tape === null ? steerTowardsCourse : (state, into) => readHand(tape, state.tick, into),
  )
  return { rival, flight, previous: { ...flight.state.craft } }
}

/** One tick; none after its end. */
export function flyRival({ flight, previous }: RivalRun): void {
  copyCraft(flight.state.craft, previous)
  flight.fly(1)
}
