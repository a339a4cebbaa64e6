/**
 * What the sound guide tells of a moment in flight, as data: where the beacon is, how soon the next ring comes,
 * and the ground ahead. Pure.
 */
import { LAG_SECONDS, MAX_VELOCITY_X, MAX_VELOCITY_Y } from '../../simulation/craft/aircraft.ts'
import { courseLineAt, ringBySerial, type LinePoint } from '../../simulation/course/course.ts'
import type { CanisterState, FlightState } from '../../simulation/flight-state.ts'
import { clamp } from '../../simulation/easing.ts'
import { groundAt } from '../../simulation/ground/terrain.ts'
import { FULL_FUEL_TENTHS, MAX_ALTITUDE, MAX_HORIZONTAL, MIN_ALTITUDE } from '../../simulation/rules.ts'

export interface GuideCues {
  /** Where the beacon is, in [−1, 1] each: right and above are positive. At ±1 the craft arrives in time only with the key held. */
  side: number
  height: number
  /** How near the beacon's ring or canister is, in [0, 1]: 0 from `FAR_SECONDS` on. */
  nearness: number
  /** Whether the beacon stands for a canister, not for the course. */
  isCanister: boolean
  /** How near the ground is in the direction of flight: 0 none within `GROUND_SECONDS`, 3 immediately ahead. */
  groundStep: 0 | 1 | 2 | 3
  /** On which side the ground ahead is higher: −1 left, 1 right; 0 without any. */
  groundSide: -1 | 0 | 1
}

export function createGuideCues(): GuideCues {
  return { side: 0, height: 0, nearness: 0, isCanister: false, groundStep: 0, groundSide: 0 }
}

/** How far ahead of the craft the beacon is, in seconds. */
export const BEACON_SECONDS = 1
/** The same for a side that is told in words: half a second more, for the time that a word takes to be said. */
export const WORD_SECONDS = 1.5
const FAR_SECONDS = 3

/** A canister is offered below 56 % of fuel: it gives 30 %, of which nothing is to be lost, and some is burnt on the way. */
const THIRST_TENTHS = 0.56 * FULL_FUEL_TENTHS
/** A canister is within reach from this many seconds before it, if less than this share of a full key leads there. */
const CANISTER_SECONDS = { least: 0.5, most: 2.6 }
const REACH_SHARE = 0.7
/** The room in metres below the straight way to a canister. */
const WAY_ROOM = 8
const WAY_SAMPLES = 6

/** The ground is looked for this far ahead, in seconds, and at each of these steps. */
const GROUND_SECONDS = 1.2
const GROUND_SAMPLES = 12
/** Ground nearer than this to the way of the craft's centre, in metres, may be met by its wings. */
const GROUND_ROOM = 4.5
/** Metres beside the craft at which the sides are compared. */
const BESIDE_METRES = 20

const SLOWEST_PULSE_SECONDS = 1 / 4
const FASTEST_PULSE_SECONDS = 1 / 6

/** Seconds from one pulse of the beacon to the next: 4 a second, quickening to 6 towards its ring or canister. */
export function pulseSeconds({ nearness }: GuideCues): number {
  return SLOWEST_PULSE_SECONDS + (FASTEST_PULSE_SECONDS - SLOWEST_PULSE_SECONDS) * nearness
}

const beacon: LinePoint = { x: 0.5, y: 0.5, z: 0.5, slopeX: 0.5, slopeY: 0.5 }
const place = { x: 0.5, y: 0.5, z: 0.5 }

/** Fills `into` with what is to be heard of `state`; allocates nothing. `sideSeconds`: how far ahead the side is taken. */
export function readGuideCues(state: FlightState, into: GuideCues, sideSeconds = BEACON_SECONDS): void {
  const { craft } = state
  place.x = craft.x + craft.velocityX * LAG_SECONDS
  place.y = craft.y + craft.velocityY * LAG_SECONDS
  place.z = craft.z - craft.speed * LAG_SECONDS
  const canister = state.fuelTenths < THIRST_TENTHS ? canisterInReach(state) : undefined
  setBeacon(state, canister, sideSeconds)
  into.side = clamp((beacon.x - place.x) / (MAX_VELOCITY_X * (sideSeconds - LAG_SECONDS)), -1, 1)
  setBeacon(state, canister, BEACON_SECONDS)
  into.height = clamp((beacon.y - place.y) / (MAX_VELOCITY_Y * (BEACON_SECONDS - LAG_SECONDS)), -1, 1)
  into.isCanister = canister !== undefined
  const mark = canister ?? ringBySerial(state, state.nextRingSerial)
  const seconds = mark === undefined ? FAR_SECONDS : (craft.z - mark.z) / craft.speed
  into.nearness = clamp(1 - seconds / FAR_SECONDS, 0, 1)
  readGround(state, into)
}

/** Puts the beacon on the course's line, or on the straight way to a canister, and from the canister on at it. */
function setBeacon(state: FlightState, canister: CanisterState | undefined, seconds: number): void {
  beacon.z = state.craft.z - state.craft.speed * seconds
  if (canister === undefined) {
    courseLineAt(state, beacon)
    return
  }
  const share = Math.min(1, (place.z - beacon.z) / (place.z - canister.z))
  beacon.x = place.x + (canister.x - place.x) * share
  beacon.y = place.y + (canister.y - place.y) * share
}

/** The first canister that the craft can fly to on a straight way clear of the ground. */
function canisterInReach(state: FlightState): CanisterState | undefined {
  for (const canister of state.canisters) {
    if (canister.status === 'waiting' && isInReach(state, canister)) return canister
  }
  return undefined
}

function isInReach({ craft, seed }: FlightState, canister: CanisterState): boolean {
  const seconds = (place.z - canister.z) / craft.speed
  if (seconds < CANISTER_SECONDS.least || seconds > CANISTER_SECONDS.most) return false
  if (Math.abs(canister.x - place.x) > REACH_SHARE * MAX_VELOCITY_X * seconds) return false
  if (Math.abs(canister.y - place.y) > REACH_SHARE * MAX_VELOCITY_Y * seconds) return false
  for (let sample = 1; sample <= WAY_SAMPLES; sample += 1) {
    const share = sample / WAY_SAMPLES
    const x = place.x + (canister.x - place.x) * share
    const z = place.z + (canister.z - place.z) * share
    if (place.y + (canister.y - place.y) * share - groundAt(seed, x, z) < WAY_ROOM) return false
  }
  return true
}

/** Where the way of the craft as it flies now comes too near the ground. */
function readGround({ craft, seed }: FlightState, into: GuideCues): void {
  into.groundStep = 0
  into.groundSide = 0
  for (let sample = 1; sample <= GROUND_SAMPLES; sample += 1) {
    const seconds = (sample / GROUND_SAMPLES) * GROUND_SECONDS
    const x = clamp(craft.x + craft.velocityX * seconds, -MAX_HORIZONTAL, MAX_HORIZONTAL)
    const y = clamp(craft.y + craft.velocityY * seconds, MIN_ALTITUDE, MAX_ALTITUDE)
    const z = craft.z - craft.speed * seconds
    if (y - groundAt(seed, x, z) > GROUND_ROOM) continue
    into.groundStep = seconds <= GROUND_SECONDS / 3 ? 3 : seconds <= (2 * GROUND_SECONDS) / 3 ? 2 : 1
    into.groundSide = groundAt(seed, x - BESIDE_METRES, z) > groundAt(seed, x + BESIDE_METRES, z) ? -1 : 1
    return
  }
}
