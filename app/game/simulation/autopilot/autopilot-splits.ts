/** The autopilot's time on a course, with which a pilot's is compared. */
import type { FlightOptions } from '../flight.ts'
import { startSteeredFlight, type SteeredFlight } from '../steered-flight.ts'
import { steerTowardsCourse } from './autopilot.ts'

/** The autopilot's flight of a course, to be flown in slices. */
export function startAutopilotFlight(seed: number, options: FlightOptions = {}): SteeredFlight {
  return startSteeredFlight(seed, options, steerTowardsCourse)
}
