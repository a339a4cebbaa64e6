/** One tick of a flight. Deterministic: the next state follows from the state and the controls alone, and overwrites the state. */
import { CRUISE_SPEED, flyCraft } from '../craft/aircraft.ts'
import { CANISTER_SLOTS, createCanister, rollForCanister } from '../course/canisters.ts'
import { mountainHitShare } from '../ground/collision.ts'
import { NEAR_ROCK_METRES, ROCK_REACH, senseRock } from '../ground/near-rock.ts'
import { createRing, RING_SLOTS, setRingsAhead } from '../course/ring-placement.ts'
import { createLinePoint, setToStart } from '../course/course.ts'
import { meetCanisters, meetRings } from './encounters.ts'
import { FLIGHT_EVENTS, type Controls, type CraftState, type CrashCause, type FlightState } from '../flight-state.ts'
import { craftHitShare } from '../landmarks/landmark-collision.ts'
import { landmarksOf } from '../landmarks/landmarks.ts'
import { DRAIN_TENTHS, DRAIN_TICKS, FULL_FUEL_TENTHS, LOW_FUEL_TENTHS, RINGS_TO_WIN } from '../rules.ts'

/** What a player may choose before a flight. */
export interface FlightOptions {
  /** No fuel is burnt and the rings are wider. */
  readonly isRelaxed?: boolean
}

/** Initial value of fields that hold fractions: a field that begins as an integer would allocate whenever it is written. */
const BLANK = 0.5

function createCraft(): CraftState {
  return {
    x: BLANK,
    y: BLANK,
    z: BLANK,
    velocityX: BLANK,
    velocityY: BLANK,
    speed: BLANK,
    wake: BLANK,
    rudder: BLANK,
    elevator: BLANK,
    bank: BLANK,
    pitch: BLANK,
    yaw: BLANK,
    rockMetres: BLANK,
    rockSide: BLANK,
  }
}

/** A blank flight to be overwritten. */
export function createFlight(): FlightState {
  const craft = createCraft()
  for (const field of Object.keys(craft) as (keyof CraftState)[]) craft[field] = 0
  craft.speed = CRUISE_SPEED
  craft.rockMetres = ROCK_REACH
  return {
    seed: 0,
    isRelaxed: false,
    tick: 0,
    phase: 'flying',
    crashCause: 'none',
    events: 0,
    craft,
    fuelTenths: FULL_FUEL_TENTHS,
    score: 0,
    ringsCollected: 0,
    ringsMissed: 0,
    chain: 0,
    canistersCollected: 0,
    nextRingSerial: 0,
    rings: Array.from({ length: RING_SLOTS }, createRing),
    landmarks: [],
    canisters: Array.from({ length: CANISTER_SLOTS }, createCanister),
    canistersSpawned: 0,
  }
}

/** The first state of a flight on the course of `seed` (taken modulo 2³²). */
export function startFlight(seed: number, options: FlightOptions = {}): FlightState {
  const state = createFlight()
  state.seed = seed >>> 0
  state.isRelaxed = options.isRelaxed ?? false
  const start = createLinePoint()
  setToStart(state.seed, start)
  state.craft.x = start.x
  state.craft.y = start.y
  state.craft.z = start.z
  setRingsAhead(state, RINGS_TO_WIN)
  state.landmarks = landmarksOf(state)
  return state
}

/** Overwrites `into` with all of `from`. */
export function copyCraft(from: CraftState, into: CraftState): void {
  into.x = from.x
  into.y = from.y
  into.z = from.z
  into.velocityX = from.velocityX
  into.velocityY = from.velocityY
  into.speed = from.speed
  into.wake = from.wake
  into.rudder = from.rudder
  into.elevator = from.elevator
  into.bank = from.bank
  into.pitch = from.pitch
  into.yaw = from.yaw
  into.rockMetres = from.rockMetres
  into.rockSide = from.rockSide
}

const before = createCraft()

function burnFuel(state: FlightState): void {
  if (state.isRelaxed || state.tick % DRAIN_TICKS !== 0) return
  const left = state.fuelTenths - DRAIN_TENTHS
  if (state.fuelTenths > LOW_FUEL_TENTHS && left <= LOW_FUEL_TENTHS) state.events |= FLIGHT_EVENTS.lowFuel
  state.fuelTenths = Math.max(0, left)
}

function crash(state: FlightState, cause: CrashCause): void {
  state.phase = 'crashed'
  state.crashCause = cause
  state.events |= FLIGHT_EVENTS.crashed
}

/** Moves the craft back to a share of the tick, so that a wreck lies on the mountain and not inside it. */
function rewindTo(craft: CraftState, share: number): void {
  craft.x = before.x + (craft.x - before.x) * share
  craft.y = before.y + (craft.y - before.y) * share
  craft.z = before.z + (craft.z - before.z) * share
}

/** One tick, of `TICK_SECONDS`; allocates nothing. `state.events` holds what this tick raised; after an ending that is nothing. */
export function advanceFlight(state: FlightState, controls: Controls): void {
  state.events = 0
  if (state.phase !== 'flying') return
  copyCraft(state.craft, before)
  state.tick += 1
  flyCraft(state.craft, controls)

  const hit = Math.min(
    mountainHitShare(state.seed, before, state.craft),
    craftHitShare(state.landmarks, before, state.craft),
  )
  // Only what lies on the path before a hit is met. The tenth ring completes, even on the last drop of fuel.
  meetRings(state, before, hit)
  if (state.ringsCollected === RINGS_TO_WIN) {
    state.phase = 'complete'
    state.events |= FLIGHT_EVENTS.complete
    return
  }
  meetCanisters(state, before, hit)
  if (hit <= 1) {
    rewindTo(state.craft, hit)
    crash(state, 'mountain')
    return
  }
  senseRock(state.seed, state.craft)
  if (state.craft.rockMetres < NEAR_ROCK_METRES && before.rockMetres >= NEAR_ROCK_METRES)
    state.events |= FLIGHT_EVENTS.nearRock
  burnFuel(state)
  if (state.fuelTenths === 0) {
    crash(state, 'fuel')
    return
  }
  rollForCanister(state)
}
