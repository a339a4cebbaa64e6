/** Flights over thousands of courses, for the tests beside it and the pilots' bench. */
import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { startFlight } from '../../app/game/simulation/flight/flight.ts'
import type { Controls, FlightState } from '../../app/game/simulation/flight-state.ts'
import { ROCK_REACH } from '../../app/game/simulation/ground/near-rock.ts'
import { STARTING_FUEL_TICKS, TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { simulateToEnd, type Watch } from '../flights/simulate-to-end.ts'
import { KEY_CHOICES } from '../pilots/key-choices.ts'

/** The autopilot steers every this many ticks and holds the controls in between. */
const LOOK_TICKS = 8

const steerEveryFewTicks: Steer = (state, into) => {
  if (state.tick % LOOK_TICKS === 0) steerTowardsCourse(state, into)
}

/** The simulation knows no flight without pushes, so wake, chain and near rock are taken from the state after each tick. */
const takePushes: Watch = (state) => {
  state.craft.wake = 0
  state.chain = 0
  state.craft.rockMetres = ROCK_REACH
}

/** Whether the autopilot completes the course that begins at `start` within the time that the starting fuel lasts; `start` is untouched. */
function isWon(start: FlightState, isPushed: boolean): boolean {
  const end = simulateToEnd(start, steerEveryFewTicks, isPushed ? undefined : takePushes)
  return end.phase === 'complete' && end.tick < STARTING_FUEL_TICKS
}

/** The seeds below `below` whose course the autopilot does not win on the starting fuel. `isPushed`: with the pushes of wakes, chain and rock. */
export function lostCourses(below: number, isPushed: boolean): number[] {
  return Array.from({ length: below }, (_, seed) => seed).filter((seed) => !isWon(startFlight(seed), isPushed))
}

/** Seconds until a flight with centred controls ends, at most `mostSeconds`. */
export function handsOffSeconds(seed: number, mostSeconds: number): number {
  return heldKeySeconds(seed, { turn: 0, climb: 0, from: 0, until: 0 }, mostSeconds)
}

/** A key, or two of them together, that is held for a while: the controls, and from when until when in seconds of flight. */
export interface HeldKey extends Controls {
  readonly from: number
  readonly until: number
}

/** Seconds until a flight with centred controls but for one held key ends, at most `mostSeconds`. */
export function heldKeySeconds(seed: number, { turn, climb, from, until }: HeldKey, mostSeconds: number): number {
  const holdKey: Steer = ({ tick }, into) => {
    const isHeld = tick >= from * TICKS_PER_SECOND && tick < until * TICKS_PER_SECOND
    into.turn = isHeld ? turn : 0
    into.climb = isHeld ? climb : 0
  }
  const end = simulateToEnd(startFlight(seed), holdKey, undefined, mostSeconds * TICKS_PER_SECOND)
  return end.tick / TICKS_PER_SECOND
}

/** The earliest end in seconds, at most `mostSeconds`, of a flight whose first key, whichever, is pressed at `from` and never released. */
export function firstKeySeconds(seed: number, from: number, mostSeconds: number): number {
  return Math.min(...KEY_CHOICES.map((key) => heldKeySeconds(seed, { ...key, from, until: Infinity }, mostSeconds)))
}
