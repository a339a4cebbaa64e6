/** Simulates a whole flight in one call, for tests and benches. */
import { advanceFlight } from '../../app/game/simulation/flight/flight.ts'
import type { Controls, FlightState } from '../../app/game/simulation/flight-state.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'

/** Called with the state after each tick, which is overwritten later. */
export type Watch = (state: FlightState) => void

/**
 * Simulates from `start` until the flight ends or `mostTicks` have passed (default: ten minutes, because a relaxed flight may
 * never end), and returns the last state. `start` is untouched.
 */
export function simulateToEnd(start: FlightState, steer: Steer, watch?: Watch, mostTicks = 72_000): FlightState {
  const state = structuredClone(start)
  const controls: Controls = { turn: 0, climb: 0 }
  for (let tick = 0; tick < mostTicks && state.phase === 'flying'; tick += 1) {
    steer(state, controls)
    advanceFlight(state, controls)
    watch?.(state)
  }
  return state
}
