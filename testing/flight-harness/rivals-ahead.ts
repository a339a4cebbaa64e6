import { autopilotFlight } from '../../app/game/simulation/flight/autopilot-flight.ts'
import {
  startSteeredFlight,
  steerByRecording,
  type SteeredFlight,
} from '../../app/game/simulation/flight/steered-flight.ts'

/** How far rivals are apart. */
const APART_TICKS = 30

/** Rivals that fly by a recording, as those of the game do: all by the autopilot's, each a little ahead of the one before. */
export function rivalsAhead(course: number, count: number): SteeredFlight[] {
  if (count === 0) return []
  const { recording } = autopilotFlight(course, {}).flight
  return Array.from({ length: count }, (_, before) => {
    const rival = startSteeredFlight(course, {}, steerByRecording(recording))
    rival.fly((before + 1) * APART_TICKS)
    return rival
  })
}
