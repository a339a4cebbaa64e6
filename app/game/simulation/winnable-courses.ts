/** The proof that courses can be won, for the tests that run it over thousands of seeds. */
import { steerTowardsCourse } from './autopilot.ts'
import { advanceFlight, startFlight } from './flight.ts'
import type { Controls } from './flight-state.ts'
import { STARTING_FUEL_TICKS } from './rules.ts'

/** The autopilot looks again every this many ticks; between two looks it holds the controls, as a hand would. */
const LOOK_TICKS = 8

/**
 * The seeds from `first` up to `below` in steps of `step` whose course the autopilot does not complete before the starting
 * fuel is gone: canisters cannot have helped where the end came before.
 */
export function lostCourses(first: number, below: number, step: number): number[] {
  const lost: number[] = []
  const controls: Controls = { turn: 0, climb: 0 }
  for (let seed = first; seed < below; seed += step) {
    const current = startFlight(seed)
    while (current.phase === 'flying') {
      if (current.tick % LOOK_TICKS === 0) steerTowardsCourse(current, controls)
      advanceFlight(current, controls, current)
    }
    if (current.phase !== 'complete' || current.tick >= STARTING_FUEL_TICKS) lost.push(seed)
  }
  return lost
}
