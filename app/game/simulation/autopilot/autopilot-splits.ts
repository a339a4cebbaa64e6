/** How fast the autopilot flies a course: what a pilot is measured against. */
import { steerTowardsCourse } from './autopilot.ts'
import { advanceFlight, startFlight, type FlightOptions } from '../flight.ts'
import { FLIGHT_EVENTS, type Controls } from '../flight-state.ts'

export interface AutopilotFlight {
  /** Flies up to `ticks` ticks more; true once the flight has ended. */
  readonly fly: (ticks: number) => boolean
  /** The tick of each ring collected so far; the last of ten is the time of the mission. */
  readonly splits: readonly number[]
}

/** The autopilot's flight of a course, to be flown in slices: whole, it takes a few milliseconds. */
export function startAutopilotFlight(seed: number, options: FlightOptions = {}): AutopilotFlight {
  const flight = startFlight(seed, options)
  const controls: Controls = { turn: 0, climb: 0 }
  const splits: number[] = []
  return {
    splits,
    fly(ticks) {
      for (let flown = 0; flown < ticks && flight.phase === 'flying'; flown += 1) {
        steerTowardsCourse(flight, controls)
        advanceFlight(flight, controls, flight)
        if (flight.events & FLIGHT_EVENTS.ringCollected) splits.push(flight.tick)
      }
      return flight.phase !== 'flying'
    },
  }
}
