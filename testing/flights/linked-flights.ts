/** Flights for links: some flown by pilots, some made up, which is cheaper. */
import { CONTROL_STEPS } from '../../app/game/simulation/flight-state.ts'
import { SAMPLE_TICKS, type RecordedFlight } from '../../app/game/simulation/input-recording.ts'
import { chance, hash } from '../../app/game/simulation/random.ts'
import { flyRecorded, type Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { createHumanPilot, FIRST_TIME, PRACTISED } from '../pilots/human-pilot.ts'
import { createLinePilot } from '../pilots/line-pilot.ts'

/**
 * `keys`: a first-time pilot. `trembling`: a practised pilot with a stick, which on each step of the grid and each axis
 * wanders one level up or down in a sixth of the cases, a level from where it should be at most.
 */
export type PilotKind = 'keys' | 'trembling'

/** The chance of a tremble to each side at each step. */
const TREMBLES = 0.08

function createPilot(kind: PilotKind, seed: number): Steer {
  const steer = createHumanPilot(kind === 'keys' ? FIRST_TIME : PRACTISED, seed)
  const meant = { turn: 0, climb: 0 }
  const off: [number, number] = [0, 0]
  const trembled = (wish: number, axis: 0 | 1, tick: number): number => {
    const roll = chance(seed, tick, 50 + axis)
    off[axis] = Math.max(-1, Math.min(1, off[axis] + Number(roll > 1 - TREMBLES) - Number(roll < TREMBLES)))
    return Math.max(-CONTROL_STEPS, Math.min(CONTROL_STEPS, wish + off[axis]))
  }
  return (state, into) => {
    steer(state, meant)
    if (state.tick % SAMPLE_TICKS !== 0) return
    into.turn = kind === 'keys' ? meant.turn : trembled(meant.turn, 0, state.tick)
    into.climb = kind === 'keys' ? meant.climb : trembled(meant.climb, 1, state.tick)
  }
}

/** A flight that ends by itself within `mostTicks`. Throws where it does not. */
export function flownFlight(kind: PilotKind, seed: number, mostTicks: number, isRelaxed = false): RecordedFlight {
  return flyToEnd(createPilot(kind, seed), { seed, isRelaxed, mostTicks })
}

/** The flights, of those on these courses, that end by themselves within `mostTicks`. */
export function endedFlights(kind: PilotKind, seeds: readonly number[], mostTicks: number): RecordedFlight[] {
  return seeds.flatMap((seed) => writtenDown(createPilot(kind, seed), { seed, isRelaxed: false, mostTicks }) ?? [])
}

/** A flight along the course's line, by an aim that errs with a standard deviation of `aimMetres`. Throws where it does not end. */
export function lineFlight(aimMetres: number, seed: number): RecordedFlight {
  return flyToEnd(createLinePilot(aimMetres, seed), { seed, isRelaxed: false, mostTicks: 7_200 })
}

interface Bounds extends Pick<RecordedFlight, 'seed' | 'isRelaxed'> {
  readonly mostTicks: number
}

function flyToEnd(steer: Steer, bounds: Bounds): RecordedFlight {
  const flight = writtenDown(steer, bounds)
  if (flight === undefined) throw new Error(`The flight on course ${String(bounds.seed)} did not end.`)
  return flight
}

/** Undefined where the flight does not end. */
function writtenDown(steer: Steer, { seed, isRelaxed, mostTicks }: Bounds): RecordedFlight | undefined {
  const { state, flight } = flyRecorded(seed, { isRelaxed }, steer, mostTicks)
  return state.phase === 'flying' ? undefined : flight
}

/** Input of any kind for `steps` of the grid: at rest, keys, a stick that creeps, or noise. It need not end where its flight does. */
export function madeUpFlight(seed: number, steps: number): RecordedFlight {
  const recording = new Int8Array(2 * steps)
  const kind = seed % 4
  for (let at = 2; at < recording.length; at += 1) {
    const before = recording[at - 2]
    const roll = chance(seed, at, 1)
    const any = (hash(seed, at, 2) % (2 * CONTROL_STEPS + 1)) - CONTROL_STEPS
    const key = Math.sign(any) * CONTROL_STEPS
    const creep = Math.max(-CONTROL_STEPS, Math.min(CONTROL_STEPS, before + (any % 3)))
    recording[at] = kind === 0 ? 0 : kind === 1 ? (roll < 0.1 ? key : before) : kind === 2 ? creep : any
  }
  const isRelaxed = seed % 3 === 0
  return {
    seed: hash(seed, 1, 3),
    isRelaxed,
    isSlow: seed % 5 === 0,
    isPractice: seed % 7 === 0,
    ticks: SAMPLE_TICKS * steps - (seed % 2),
    recording,
  }
}
