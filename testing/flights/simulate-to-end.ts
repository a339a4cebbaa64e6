/** Simulates a whole flight in one call, for tests and benches. */
import { advanceFlight, copyFlight, createFlight } from '../../app/game/simulation/flight.ts'
import type { Controls, FlightState } from '../../app/game/simulation/flight-state.ts'

/** Fills the controls for the tick that follows a state. */
export type Steer = (state: FlightState, into: Controls) => void

/** Called with the state after each tick, which is overwritten later. */
export type Watch = (state: FlightState) => void

/**
 * Simulates from `start` until the flight ends or `mostTicks` have passed (default: ten minutes, because a relaxed flight may
 * never end), and returns the last state. `start` is untouched.
 */
export function simulateToEnd(start: FlightState, steer: Steer, watch?: Watch, mostTicks = 72_000): FlightState {
  let current = createFlight()
  let next = createFlight()
  const controls: Controls = { turn: 0, climb: 0 }
  copyFlight(start, current)
  for (let tick = 0; tick < mostTicks && current.phase === 'flying'; tick += 1) {
    steer(current, controls)
    advanceFlight(current, controls, next)
    const done = next
    next = current
    current = done
    watch?.(current)
  }
  return current
}
