/** What is proved over thousands of courses, for course-proofs.test.ts. */
import { steerTowardsCourse } from '../../app/game/simulation/autopilot.ts'
import { advanceFlight, startFlight } from '../../app/game/simulation/flight.ts'
import type { Controls } from '../../app/game/simulation/flight-state.ts'
import { STARTING_FUEL_TICKS, TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { flyOut } from '../../app/game/simulation/whole-flight.ts'

/** The autopilot looks again every this many ticks; between two looks it holds the controls, as a hand would. */
const LOOK_TICKS = 8

/**
 * The seeds from 0 up to `below` whose course the autopilot does not complete before the starting fuel is gone: canisters
 * cannot have helped where the end came before.
 */
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

/** After how many seconds a course meets a mountain, or the fuel is gone, without a hand on the controls. */
export function handsOffSeconds(seed: number): number {
  const end = flyOut(startFlight(seed), (_, into) => {
    into.turn = 0
    into.climb = 0
  })
  return end.tick / TICKS_PER_SECOND
}
