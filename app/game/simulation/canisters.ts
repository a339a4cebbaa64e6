/** Fuel to be found: when a canister comes, and where, so that taking one is a choice and never a trap. */
import { courseLineAt, ringBySerial } from './course.ts'
import type { LinePoint } from './course.ts'
import type { CanisterState, FlightState } from './flight-state.ts'
import { clamp } from './noise.ts'
import { chance } from './random.ts'
import { CANISTER_CHANCE, CANISTER_ROLL_TICKS } from './rules.ts'
import { groundAt, valleyAt } from './terrain.ts'

/** Slots of the canister buffer: more than can be in sight at once. */
export const CANISTER_SLOTS = 6
/** The craft’s centre takes a canister that it passes within this, in metres: a wing’s reach and the canister’s own size. */
export const CANISTER_RADIUS = 7.5

/** How far ahead one appears, in metres: some three seconds, time to see it and to choose. */
const AHEAD_METRES = 235
const KEEP_FROM_RING_METRES = 45
/** How far beside or above the line it floats, from the widest place tried to the narrowest. */
const OFFSETS_X = [34, 28, 22, 16]
const OFFSETS_Y = [14, 0, -10, 6]
const ROOM_BELOW = 9
const ROOM_BESIDE = 9
/** The altitude of one for which there is no place but the valley. */
const VALLEY_ALTITUDE = 30
const DRAW = { roll: 201, side: 202, offset: 203 }

/** Whether the roll of this number (from 1) brings a canister. */
export function rollBringsCanister(seed: number, roll: number): boolean {
  return chance(seed, roll, DRAW.roll) < CANISTER_CHANCE
}

const line: LinePoint = { x: 0, y: 0, slopeX: 0, slopeY: 0 }

/** z for the next canister: far enough ahead, and not so near a ring that both could be had at once for nothing. */
function canisterZ(state: FlightState): number {
  let z = state.craft.z - AHEAD_METRES
  for (let serial = state.nextRingSerial; ; serial += 1) {
    const ring = ringBySerial(state, serial)
    if (ring === undefined) return z
    if (Math.abs(ring.z - z) < KEEP_FROM_RING_METRES) z = ring.z - KEEP_FROM_RING_METRES
  }
}

/** Whether a canister there has free air about it and on the way that leads in from the line. */
function isFree(seed: number, x: number, y: number, z: number): boolean {
  for (let back = -30; back <= 60; back += 15) {
    const ground = Math.max(
      groundAt(seed, x, z + back),
      groundAt(seed, x - ROOM_BESIDE, z + back),
      groundAt(seed, x + ROOM_BESIDE, z + back),
    )
    if (y - ROOM_BELOW < ground) return false
  }
  return true
}

function placeCanister(state: FlightState, canister: CanisterState): void {
  const serial = state.canistersSpawned
  const z = canisterZ(state)
  courseLineAt(state, z, line)
  canister.serial = serial
  canister.status = 'waiting'
  canister.z = z
  const side = chance(state.seed, serial, DRAW.side) < 0.5 ? -1 : 1
  const first = Math.floor(chance(state.seed, serial, DRAW.offset) * OFFSETS_Y.length)
  for (const offsetX of OFFSETS_X) {
    for (let other = 1; other >= -1; other -= 2) {
      for (let turn = 0; turn < OFFSETS_Y.length; turn += 1) {
        const offsetY = OFFSETS_Y[(first + turn) % OFFSETS_Y.length] ?? 0
        canister.x = clamp(line.x + side * other * offsetX, -88, 88)
        canister.y = clamp(line.y + offsetY, 18, 140)
        if (isFree(state.seed, canister.x, canister.y, z)) return
      }
    }
  }
  // No room beside the line: the roll still counts, so the canister hangs on the line, or above it where the line has left
  // the rings behind and knows nothing of the ground.
  canister.x = line.x
  for (canister.y = line.y; canister.y < 140; canister.y += 8) {
    if (isFree(state.seed, canister.x, canister.y, z)) return
  }
  canister.x = valleyAt(state.seed, z)
  canister.y = VALLEY_ALTITUDE
}

/** Rolls when a roll is due in this tick; true when a canister came. */
export function rollForCanister(state: FlightState): boolean {
  if (state.tick % CANISTER_ROLL_TICKS !== 0) return false
  if (!rollBringsCanister(state.seed, state.tick / CANISTER_ROLL_TICKS)) return false
  const canister = state.canisters[state.canistersSpawned % state.canisters.length]
  if (canister === undefined) return false
  placeCanister(state, canister)
  state.canistersSpawned += 1
  state.lastCanisterTick = state.tick
  return true
}

export function createCanister(): CanisterState {
  return { serial: -1, x: 0, y: 0, z: 0, status: 'missed' }
}
