/** When and where canisters spawn: off the line, within reach, and clear of the ground. */
import { courseLineAt, createLinePoint, ringBySerial } from './course.ts'
import type { CanisterState, FlightState } from '../flight-state.ts'
import { clamp } from '../easing.ts'
import { chance } from '../random.ts'
import { CANISTER_CHANCE, CANISTER_ROLL_TICKS } from '../rules.ts'
import { groundAt } from '../ground/terrain.ts'
import { valleyAt } from '../ground/valley-line.ts'

/** Size of the canister buffer: more than can be in sight at once. */
export const CANISTER_SLOTS = 6
/** Distance in metres at which the craft’s centre collects a canister: half a wing span and the canister’s size. */
export const CANISTER_RADIUS = 7.5

/** Distance ahead of the craft, in metres: about three seconds of flight. */
const AHEAD_METRES = 235
const KEEP_FROM_RING_METRES = 45
const KEEP_FROM_LANDMARK_METRES = 34
/** Within this of a landmark, no canister floats further off the line than `NEAR_LANDMARK_OFFSET`, so that none lures a craft into it. */
const NEAR_LANDMARK_METRES = 110
const NEAR_LANDMARK_OFFSET = 22
/** Offsets from the line in metres, in the order in which they are tried. */
const OFFSETS_X = [42, 35, 28, 22, 16]
const OFFSETS_Y = [14, 0, -10, 6]
const CLEARANCE_BELOW = 9
const CLEARANCE_BESIDE = 9
/** Altitude of the fallback place in the valley. */
const VALLEY_ALTITUDE = 30
const DRAW = { roll: 201, side: 202, offset: 203 }

/** Whether the roll of this number (from 1) brings a canister. */
export function rollBringsCanister(seed: number, roll: number): boolean {
  return chance(seed, roll, DRAW.roll) < CANISTER_CHANCE
}

const line = createLinePoint()

/** z of the next canister: far enough ahead, and apart from every ring and landmark. */
function canisterZ(state: FlightState): number {
  let z = state.craft.z - AHEAD_METRES
  for (let serial = state.nextRingSerial; ; serial += 1) {
    const ring = ringBySerial(state, serial)
    if (ring === undefined) break
    if (Math.abs(ring.z - z) < KEEP_FROM_RING_METRES) z = ring.z - KEEP_FROM_RING_METRES
  }
  for (const landmark of state.landmarks) {
    const past = landmark.z - z
    if (Math.abs(past) < KEEP_FROM_LANDMARK_METRES)
      z = landmark.z + (past < 0 ? KEEP_FROM_LANDMARK_METRES : -KEEP_FROM_LANDMARK_METRES)
  }
  return z
}

/** Whether the place and the way to it are clear of the ground. */
function isFree(seed: number, x: number, y: number, z: number): boolean {
  for (let back = -30; back <= 60; back += 15) {
    const ground = Math.max(
      groundAt(seed, x, z + back),
      groundAt(seed, x - CLEARANCE_BESIDE, z + back),
      groundAt(seed, x + CLEARANCE_BESIDE, z + back),
    )
    if (y - CLEARANCE_BELOW < ground) return false
  }
  return true
}

function placeCanister(state: FlightState, canister: CanisterState): void {
  const serial = state.canistersSpawned
  const z = canisterZ(state)
  line.z = z
  courseLineAt(state, line)
  canister.serial = serial
  canister.status = 'waiting'
  canister.z = z
  const side = chance(state.seed, serial, DRAW.side) < 0.5 ? -1 : 1
  const first = Math.floor(chance(state.seed, serial, DRAW.offset) * OFFSETS_Y.length)
  const isNearLandmark = state.landmarks.some((landmark) => Math.abs(landmark.z - z) < NEAR_LANDMARK_METRES)
  for (const offsetX of OFFSETS_X) {
    if (isNearLandmark && offsetX > NEAR_LANDMARK_OFFSET) continue
    for (let other = 1; other >= -1; other -= 2) {
      for (let turn = 0; turn < OFFSETS_Y.length; turn += 1) {
        const offsetY = OFFSETS_Y[(first + turn) % OFFSETS_Y.length]
        canister.x = clamp(line.x + side * other * offsetX, -88, 88)
        canister.y = clamp(line.y + offsetY, 18, 140)
        if (isFree(state.seed, canister.x, canister.y, z)) return
      }
    }
  }
  // No room beside the line: the canister is placed on it, or above it past the last ring, where the line may cross the ground.
  canister.x = line.x
  for (canister.y = line.y; canister.y < 140; canister.y += 8) {
    if (isFree(state.seed, canister.x, canister.y, z)) return
  }
  canister.x = valleyAt(state.seed, z)
  canister.y = VALLEY_ALTITUDE
}

/** Rolls for a canister when a roll is due in this tick. */
export function rollForCanister(state: FlightState): void {
  if (state.tick % CANISTER_ROLL_TICKS !== 0) return
  if (!rollBringsCanister(state.seed, state.tick / CANISTER_ROLL_TICKS)) return
  const canister = state.canisters[state.canistersSpawned % state.canisters.length]
  placeCanister(state, canister)
  state.canistersSpawned += 1
}

export function createCanister(): CanisterState {
  return { serial: -1, x: 0, y: 0, z: 0, status: 'missed' }
}
