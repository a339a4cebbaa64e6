/** The pilots that pictures and figures are taken with, by name. */
import { LAG_SECONDS, MAX_VELOCITY_Y } from '../../app/game/simulation/craft/aircraft.ts'
import { clamp } from '../../app/game/simulation/easing.ts'
import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { createFlight } from '../../app/game/simulation/flight/flight.ts'
import { steerByRecording, type Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { CONTROL_STEPS } from '../../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { groundAt } from '../../app/game/simulation/ground/terrain.ts'
import { createHumanPilot, FIRST_TIME, PRACTISED } from './human-pilot.ts'
import { copyFlight } from '../flights/copy-flight.ts'

/** `low` follows the ground, at `up` metres above it, and `swerve` holds every control to the right and down. */
export const PILOT_NAMES = ['expert', 'practised', 'first-time', 'hands-off', 'low', 'swerve'] as const

export type PilotName = (typeof PILOT_NAMES)[number]

export interface ShownPilot {
  readonly pilot: PilotName
  /** How far beside the line of the course the expert flies, in metres: rings of 13 m are grazed from some 10 on, because it lags. */
  readonly right?: number
  readonly up?: number
  /** The second of the flight from which it does; until then it flies on the line. */
  readonly since?: number
  /** The input of the whole flight, which is flown instead. */
  readonly recording?: readonly number[]
}

export function steerOf({ pilot, right = 0, up = 0, since = 0, recording }: ShownPilot, course: number): Steer {
  if (recording !== undefined) return steerByRecording(Int8Array.from(recording))
  if (pilot === 'practised') return createHumanPilot(PRACTISED, course)
  if (pilot === 'first-time') return createHumanPilot(FIRST_TIME, course)
  if (pilot === 'hands-off') return (_, into) => Object.assign(into, { turn: 0, climb: 0 })
  if (pilot === 'swerve') return (_, into) => Object.assign(into, { turn: CONTROL_STEPS, climb: -CONTROL_STEPS })
  if (pilot === 'low') return steerLow(right, up)
  return right === 0 && up === 0 ? steerTowardsCourse : steerBeside(right, up, since)
}

function steerBeside(right: number, up: number, since = 0): Steer {
  const believed = createFlight()
  return (state, into) => {
    copyFlight(state, believed)
    if (state.tick >= since * TICKS_PER_SECOND) {
      believed.craft.x -= right
      believed.craft.y -= up
    }
    steerTowardsCourse(believed, into)
  }
}

/** Seconds ahead at which the ground is looked at, and in which an error of height is corrected. */
const LOOK_SECONDS = [0.1, 0.25, 0.4]
const CORRECT_SECONDS = 0.3

function steerLow(right: number, up: number): Steer {
  const beside = steerBeside(right, 0)
  return (state, into) => {
    beside(state, into)
    const { x, y, z, velocityX, velocityY, speed } = state.craft
    const ground = LOOK_SECONDS.map((seconds) => groundAt(state.seed, x + velocityX * seconds, z - speed * seconds))
    const wish = (Math.max(...ground) + up - (y + velocityY * LAG_SECONDS)) / CORRECT_SECONDS
    into.climb = Math.round(clamp(wish / MAX_VELOCITY_Y, -1, 1) * CONTROL_STEPS)
  }
}
