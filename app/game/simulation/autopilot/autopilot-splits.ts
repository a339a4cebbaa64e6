/** How fast the autopilot flies a course: what a pilot is measured against. */
import type { FlightOptions } from '../flight.ts'
import { startSteeredFlight, type SteeredFlight } from '../steered-flight.ts'
import { steerTowardsCourse } from './autopilot.ts'

/** The autopilot's flight of a course, to be flown in slices. */
export function startAutopilotFlight(seed: number, options: FlightOptions = {}): SteeredFlight {
  return startSteeredFlight(seed, options, steerTowardsCourse)
}
