/** The cost of a tick: the autopilot's flights are recorded, then replayed. */
import { steerTowardsCourse } from '../app/game/simulation/flight/autopilot.ts'
import { advanceFlight, startFlight } from '../app/game/simulation/flight/flight.ts'
import type { Controls } from '../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../app/game/simulation/rules.ts'
import { printFigure } from './figure.ts'

/** The bound for one core. */
const LEAST_TICKS_PER_SECOND = 1_000_000

const COURSES = 60
const ROUNDS = 6

/** The controls of each tick of the autopilot's flights: turn and climb by turns. */
function recordFlights(): Int8Array[] {
  return Array.from({ length: COURSES }, (_, seed) => {
    const controls: Controls = { turn: 0, climb: 0 }
    const state = startFlight(seed)
    const recording: number[] = []
    while (state.phase === 'flying') {
      steerTowardsCourse(state, controls)
      recording.push(controls.turn, controls.climb)
      advanceFlight(state, controls)
    }
    return Int8Array.from(recording)
  })
}

/** Prints ticks per second, how much faster than real time a flight is simulated, and the time to place a course. */
export function benchSimulation(): void {
  const recordings = recordFlights()
  let best = 0
  let startMilliseconds = Infinity
  const controls: Controls = { turn: 0, climb: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    let ticks = 0
    let flown = 0
    let started = 0
    for (const [seed, recording] of recordings.entries()) {
      const before = performance.now()
      const state = startFlight(seed)
      const begun = performance.now()
      for (let at = 0; at < recording.length; at += 2) {
        controls.turn = recording[at]
        controls.climb = recording[at + 1]
        advanceFlight(state, controls)
      }
      flown += performance.now() - begun
      started += begun - before
      ticks += recording.length / 2
      if (state.phase !== 'complete') throw new Error(`Course ${seed} was not completed from its recording.`)
    }
    // The other rounds were slowed down by the machine's load.
    best = Math.max(best, (ticks / flown) * 1000)
    startMilliseconds = Math.min(startMilliseconds, started / COURSES)
  }

  console.log('Simulation, one core')
  printFigure('faster than real time', best / TICKS_PER_SECOND, 'times')
  printFigure('placing a new course', startMilliseconds, 'ms')
  printFigure('ticks a second', best, '', { least: LEAST_TICKS_PER_SECOND })
}
