/**
 * A pilot that knows the way as well as the autopilot and differs in precision alone: its aim drifts about the course's line, or
 * about one that is bent from ring to ring.
 */
import { ringBySerial } from '../../app/game/simulation/course/course.ts'
import { LAG_SECONDS } from '../../app/game/simulation/craft/aircraft.ts'
import { CORRECT_SECONDS, steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { createFlight } from '../../app/game/simulation/flight/flight.ts'
import type { FlightState } from '../../app/game/simulation/flight-state.ts'
import { createAim, DECISION_TICKS, driftAim } from './human-pilot.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { copyFlight } from '../flights/copy-flight.ts'

/** How far the line of one leg is bent in its middle, in metres to the right and up. */
export interface Bend {
  aside: number
  up: number
}
/** One bend for each leg of a course; a leg without one is flown along the course's line. */
export type BentLine = readonly Bend[]

export const STRAIGHT: Bend = { aside: 0, up: 0 }
const bent = { x: 0.5, y: 0.5 }

/** The z that a pilot steers by: where the craft is after its lag. */
export function eyeOf({ craft }: FlightState): number {
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

/**
 * Steers one flight along its course, at the rate of a person's decisions.
 * @param aimMetres standard deviation of the aim in metres, across and up each
 * @param seed decides the errors of the aim
 */
export function createLinePilot(aimMetres: number, seed: number, line: BentLine = []): Steer {
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
