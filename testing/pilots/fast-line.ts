/** A fast, low line through a course: a search bends each leg towards rock and into dives, as far as it saves time. */
import { ringBySerial } from '../../app/game/simulation/course/course.ts'
import { advanceFlight, createFlight, startFlight } from '../../app/game/simulation/flight/flight.ts'
import type { Controls, FlightState } from '../../app/game/simulation/flight-state.ts'
import { RINGS_TO_WIN } from '../../app/game/simulation/rules.ts'
import { createLinePilot, eyeOf, STRAIGHT, type Bend, type BentLine } from './line-pilot.ts'
import { copyFlight } from '../flights/copy-flight.ts'

/** Bends that are tried, in metres, and then the steps about the best of them. */
const TRIED = [-45, -30, -15, 0, 15, 30, 45]
const REFINED = [-7, 0, 7]
/** How near to rock the fast line goes, for a pilot without error, in metres. */
const LEAST_METRES = 5.5
/** What a metre a second more is worth while it lasts, in ticks. */
const TICKS_OF_SPEED = 4
const state = createFlight()
const controls: Controls = { turn: 0, climb: 0 }

/** A flight and its controls where the pilot begins to look at the next leg. */
interface Search {
  readonly start: FlightState
  readonly held: Controls
}

/**
 * How late a flight from `start`, flown without error, has passed the ring after the next one: its tick, less what its speed there
 * is still worth; Infinity where it strikes, misses a clean ring, or comes nearer to rock than `LEAST_METRES`.
 */
function lateness({ start, held }: Search, line: BentLine): number {
  copyFlight(start, state)
  const steer = createLinePilot(0, 0, line)
  const until = line.length + 1
  controls.turn = held.turn
  controls.climb = held.climb
  while (state.phase === 'flying' && state.nextRingSerial < until) {
    steer(state, controls)
    advanceFlight(state, controls)
    if (state.craft.rockMetres < LEAST_METRES || state.chain < state.ringsCollected) return Infinity
  }
  return state.phase === 'crashed' ? Infinity : state.tick - state.craft.speed * TICKS_OF_SPEED
}

/** The fast line of the course of `seed`: leg by leg, the bend after which the next ring but one is passed soonest. */
export function fastLine(seed: number): BentLine {
  const line: Bend[] = []
  const search: Search = { start: startFlight(seed), held: { turn: 0, climb: 0 } }
  while (line.length < RINGS_TO_WIN) {
    let best = STRAIGHT
    let least = lateness(search, [...line, best])
    for (const bends of [TRIED, REFINED]) {
      const about = best
      for (const aside of bends) {
        for (const up of bends) {
          const bend = { aside: about.aside + aside, up: about.up + up }
          const late = lateness(search, [...line, bend])
          if (late >= least) continue
          least = late
          best = bend
        }
      }
    }
    line.push(best)
    flyToNextLeg(search, line)
  }
  return line
}

/** Flies on to where the pilot's eye passes the ring at the end of the last leg of `line`. */
function flyToNextLeg({ start, held }: Search, line: BentLine): void {
  const ring = ringBySerial(start, line.length - 1)
  const steer = createLinePilot(0, 0, line)
  while (ring !== undefined && start.phase === 'flying' && eyeOf(start) > ring.z) {
    steer(start, held)
    advanceFlight(start, held)
  }
}
