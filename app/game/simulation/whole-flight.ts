/** A flight from its start to its end in one call, for tests, tables and benches; the game goes tick by tick. */
import { advanceFlight, copyFlight, createFlight } from './flight.ts'
import type { Controls, FlightState } from './flight-state.ts'

/** Fills the controls for the tick that follows a state. */
export type Steer = (state: FlightState, into: Controls) => void

/** Called with the state that each tick made; it must not keep it. */
export type Watch = (state: FlightState) => void

/**
 * Flies on from `start` until the flight ends or `mostTicks` have passed, and gives the last state; `start` is untouched.
 * Without fuel to burn a flight may never end, hence the bound: ten minutes unless told otherwise.
 */
export function flyOut(start: FlightState, steer: Steer, watch?: Watch, mostTicks = 72_000): FlightState {
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
