/** Flights over thousands of courses, for course-proofs.test.ts and the pilots' bench. */
import { steerTowardsCourse } from '../../app/game/simulation/autopilot.ts'
import { advanceFlight, startFlight } from '../../app/game/simulation/flight.ts'
import type { Controls } from '../../app/game/simulation/flight-state.ts'
import { STARTING_FUEL_TICKS, TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { simulateToEnd } from '../../testing/simulate-to-end.ts'
import type { Steer } from '../../testing/simulate-to-end.ts'

/** The autopilot steers every this many ticks and holds the controls in between. */
const LOOK_TICKS = 8

/** The seeds below `below` whose course the autopilot does not complete within the time that the starting fuel lasts. */
export function lostCourses(below: number): number[] {
  const lost: number[] = []
  const controls: Controls = { turn: 0, climb: 0 }
  for (let seed = 0; seed < below; seed += 1) {
    const current = startFlight(seed)
    while (current.phase === 'flying') {
      if (current.tick % LOOK_TICKS === 0) steerTowardsCourse(current, controls)
      advanceFlight(current, controls, current)
    }
    if (current.phase !== 'complete' || current.tick >= STARTING_FUEL_TICKS) lost.push(seed)
  }
  return lost
}

const centreControls: Steer = (_, into) => {
  into.turn = 0
  into.climb = 0
}

/** Seconds until a flight with centred controls ends, at most `mostSeconds`. */
export function handsOffSeconds(seed: number, mostSeconds = 60): number {
  const end = simulateToEnd(startFlight(seed), centreControls, undefined, mostSeconds * TICKS_PER_SECOND)
  return end.tick / TICKS_PER_SECOND
}
