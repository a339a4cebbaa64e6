/** A whole flight of a pilot with human limits, for its test and the pilots' bench. */
import { startFlight } from '../../app/game/simulation/flight.ts'
import type { FlightState } from '../../app/game/simulation/flight-state.ts'
import { simulateToEnd } from '../flights/simulate-to-end.ts'
import { createHumanPilot, type PilotSkill } from './human-pilot.ts'

export { FIRST_TIME, PRACTISED } from './human-pilot.ts'

/** The last state of the pilot's flight on the course of `seed`. */
export function flyAsHuman(skill: PilotSkill, seed: number): FlightState {
  return simulateToEnd(startFlight(seed), createHumanPilot(skill, seed))
}
