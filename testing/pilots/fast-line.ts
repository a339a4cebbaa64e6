/** A fast, low line through a course: a search bends each leg towards rock and into dives, as far as it saves time. */
import { ringBySerial } from '../../app/game/simulation/course/course.ts'
import { LAG_SECONDS } from '../../app/game/simulation/craft/aircraft.ts'
import { CORRECT_SECONDS, steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { advanceFlight, copyFlight, createFlight, startFlight } from '../../app/game/simulation/flight/flight.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import type { Controls, FlightState } from '../../app/game/simulation/flight-state.ts'
import { RINGS_TO_WIN } from '../../app/game/simulation/rules.ts'
import { createAim, DECISION_TICKS, driftAim } from './human-pilot.ts'

/** How far the line of one leg is bent in its middle, in metres to the right and up. */
export interface Bend {
  aside: number
  up: number
}
/** One bend for each leg of a course; none for rings that are not needed. */
export type BentLine = readonly Bend[]

const STRAIGHT: Bend = { aside: 0, up: 0 }
const bent = { x: 0.5, y: 0.5 }

/** The z that a pilot steers by: where the craft is after its lag. */
function eyeOf({ craft }: FlightState): number {
  return craft.z - craft.speed * LAG_SECONDS
}

/** Writes into `bent` where a pilot must believe the line to be, to follow the bent one: its offset, and its slope in time. */
function bendAt(state: FlightState, line: BentLine): void {
  const { craft } = state
  const z = eyeOf(state)
  let serial = state.nextRingSerial
  let ring = ringBySerial(state, serial)
  while (ring !== undefined && ring.z > z) {
    serial += 1
    ring = ringBySerial(state, serial)
  }
  const bend = line[serial] ?? STRAIGHT
  bent.x = 0
  bent.y = 0
  if (ring === undefined) return
  const fromZ = ringBySerial(state, serial - 1)?.z ?? 0
  const length = fromZ - ring.z
  const t = (fromZ - z) / length
  const share = 16 * t * t * (1 - t) * (1 - t)
  const slope = (32 * t * (1 - t) * (1 - 2 * t)) / length
  const follow = share + slope * craft.speed * CORRECT_SECONDS
  bent.x = bend.aside * follow
  bent.y = bend.up * follow
}

/** Like the line pilot, along a bent line. */
export function createBentPilot(line: BentLine, aimMetres: number, seed: number): Steer {
  const aim = createAim(aimMetres, seed)
  const believed = createFlight()
  return (state, into) => {
    if (state.tick % DECISION_TICKS !== 0) return
    driftAim(aim, state.tick / DECISION_TICKS)
    copyFlight(state, believed)
    bendAt(state, line)
    believed.craft.x -= aim.driftX + bent.x
    believed.craft.y -= aim.driftY + bent.y
    steerTowardsCourse(believed, into)
  }
}

/** Bends that are tried, in metres, and then the steps about the best of them. */
const TRIED = [-45, -30, -15, 0, 15, 30, 45]
const REFINED = [-7, 0, 7]
/** What a metre a second more is worth while it lasts, in ticks. */
const TICKS_OF_SPEED = 4
const state = createFlight()
const controls: Controls = { turn: 0, climb: 0 }

/** A flight and its controls where the pilot begins to look at the next leg, and how near to rock it may go, in metres. */
interface Search {
  readonly start: FlightState
  readonly held: Controls
  readonly leastMetres: number
}

/**
 * The tick at which a flight from `start` has passed the ring after the next one, flown without error, or Infinity where it
 * strikes, misses, or comes nearer to rock than `leastMetres`.
 */
function ticksPast({ start, held, leastMetres }: Search, line: BentLine): number {
  copyFlight(start, state)
  const steer = createBentPilot(line, 0, 0)
  const until = line.length + 1
  controls.turn = held.turn
  controls.climb = held.climb
  while (state.phase === 'flying' && state.nextRingSerial < until) {
    steer(state, controls)
    advanceFlight(state, controls, state)
    if (state.craft.rockMetres < leastMetres || state.chain < state.ringsCollected) return Infinity
  }
  return state.phase === 'crashed' ? Infinity : state.tick - state.craft.speed * TICKS_OF_SPEED
}

/**
 * The fast line of the course of `seed`: leg by leg, the bend after which the next ring but one is passed soonest.
 * @param leastMetres how near to rock it goes, for a pilot without error
 */
export function fastLine(seed: number, leastMetres: number): BentLine {
  const line: Bend[] = []
  const search: Search = { start: startFlight(seed), held: { turn: 0, climb: 0 }, leastMetres }
  while (line.length < RINGS_TO_WIN) {
    let best = STRAIGHT
    let soonest = ticksPast(search, [...line, best])
    for (const bends of [TRIED, REFINED]) {
      const about = best
      for (const aside of bends) {
        for (const up of bends) {
          const bend = { aside: about.aside + aside, up: about.up + up }
          const ticks = ticksPast(search, [...line, bend])
          if (ticks >= soonest) continue
          soonest = ticks
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
  const steer = createBentPilot(line, 0, 0)
  while (ring !== undefined && start.phase === 'flying' && eyeOf(start) > ring.z) {
    steer(start, held)
    advanceFlight(start, held, start)
  }
}
