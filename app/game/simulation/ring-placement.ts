/**
 * Where the rings stand. Each is set from the one before it and the seed alone: places are drawn and tried against the
 * ground until one is found whose whole approach is clear and within what the craft can fly, with margin.
 */
import type { FlightState, RingState } from './flight-state.ts'
import { MAX_VELOCITY_X, MAX_VELOCITY_Y, CRUISE_SPEED } from './aircraft.ts'
import { lineBetween, ringBySerial, startKnot } from './course.ts'
import type { LineKnot, LinePoint } from './course.ts'
import { clamp } from './noise.ts'
import { chance } from './random.ts'
import { groundAt, valleyAt } from './terrain.ts'

/** Slots of the ring buffer: the ten that a mission can still need, and a few behind for the eye. */
export const RING_SLOTS = 14
/** Radius of the opening that counts, in metres; a relaxed flight’s are wider. */
export const RING_RADIUS = 12
export const RELAXED_RING_RADIUS = 18

const FIRST_RING_METRES = 270
const SPACING_METRES = 205
const SPACING_SPREAD_METRES = 40
/** Ring centres stay within these, so that a whole ring can be flown through anywhere in its disc. */
const RING_REACH_X = 82
const LOWEST_RING = 26
const HIGHEST_RING = 134
/** The steepest that the line may run between rings: this share of what the craft can fly at cruising speed. */
const LIMIT_SHARE = 0.66
const STEEPEST_X = (LIMIT_SHARE * MAX_VELOCITY_X) / CRUISE_SPEED
const STEEPEST_Y = (LIMIT_SHARE * MAX_VELOCITY_Y) / CRUISE_SPEED
/** How much of the way from the ring before is kept as slope through the ring. */
const KEPT_SLOPE = 0.45
const MOST_SLOPE_X = 0.16
const MOST_SLOPE_Y = 0.1
/** The room that the line keeps from the ground, in metres beneath and to each side. */
const ROOM_BELOW = 8
const ROOM_BESIDE = 8
const CHECK_METRES = 10
const DRAWS = 24
const LADDER = [24, 40, 58, 78, 100, 122]

const DRAW = { spacing: 101, kind: 102, x: 103, y: 104 }

const previous: LineKnot = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
const candidate: LineKnot = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
const best: LineKnot = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
const point: LinePoint = { x: 0, y: 0, slopeX: 0, slopeY: 0 }

/** The room left between the line to `to` and the ground in metres, counted from the room asked for; stops at `least`. */
function roomAlong(seed: number, from: LineKnot, to: LineKnot, least: number): number {
  let room = Infinity
  // A little past the ring as well, so that the ground behind it leaves time to turn away.
  for (let z = from.z; z > to.z - 40 && room > least; z -= CHECK_METRES) {
    lineBetween(from, to, z, point)
    const below = Math.max(
      groundAt(seed, point.x, z),
      groundAt(seed, point.x - ROOM_BESIDE, z),
      groundAt(seed, point.x + ROOM_BESIDE, z),
    )
    room = Math.min(room, point.y - below - ROOM_BELOW)
  }
  return room
}

/** The room in metres between the ring’s lower rim and the ground about it. */
function roomAround(seed: number, ring: LineKnot): number {
  let room = Infinity
  for (let across = -1; across <= 1; across += 0.5) {
    const rim = RING_RADIUS * Math.sqrt(1 - across * across) + 2
    const x = ring.x + across * (RING_RADIUS + 3)
    for (let along = -10; along <= 20; along += 10) {
      room = Math.min(room, ring.y - rim - groundAt(seed, x, ring.z + along))
    }
  }
  return room
}

/** Steepest that the line runs, as a share of what it may: at most 1 where the craft can follow it with margin. */
function steepness(from: LineKnot, to: LineKnot): number {
  let most = 0
  for (let share = 0.25; share < 1; share += 0.25) {
    lineBetween(from, to, from.z + (to.z - from.z) * share, point)
    most = Math.max(most, Math.abs(point.slopeX) / STEEPEST_X, Math.abs(point.slopeY) / STEEPEST_Y)
  }
  return most
}

/** Puts a knot at a place, with the slope that a line from `from` would keep through it. */
function setCandidate(from: LineKnot, x: number, y: number): void {
  candidate.x = clamp(x, -RING_REACH_X, RING_REACH_X)
  candidate.y = clamp(y, LOWEST_RING, HIGHEST_RING)
  const length = from.z - candidate.z
  candidate.slopeX = clamp((KEPT_SLOPE * (candidate.x - from.x)) / length, -MOST_SLOPE_X, MOST_SLOPE_X)
  candidate.slopeY = clamp((KEPT_SLOPE * (candidate.y - from.y)) / length, -MOST_SLOPE_Y, MOST_SLOPE_Y)
}

function copyKnot(from: LineKnot, into: LineKnot): void {
  into.x = from.x
  into.y = from.y
  into.z = from.z
  into.slopeX = from.slopeX
  into.slopeY = from.slopeY
}

/** Tries the candidate; true once it may stand. The best so far is kept for the case that none may. */
function isClear(seed: number, from: LineKnot, bestRoom: number): number {
  if (steepness(from, candidate) > 1) return -Infinity
  const room = Math.min(roomAround(seed, candidate), 1e9)
  return room <= bestRoom ? room : Math.min(room, roomAlong(seed, from, candidate, bestRoom))
}

/** Chooses the place of ring `serial` after `from`; the result is left in `best`. */
function chooseKnot(seed: number, serial: number, from: LineKnot): void {
  const spacing =
    serial === 0 ? FIRST_RING_METRES : SPACING_METRES + SPACING_SPREAD_METRES * chance(seed, serial, DRAW.spacing)
  candidate.z = from.z - spacing
  const valley = valleyAt(seed, candidate.z)
  const reachX = STEEPEST_X * spacing * 0.7
  const reachY = STEEPEST_Y * spacing * 0.7
  let bestRoom = -Infinity
  for (let draw = 0; draw < DRAWS + LADDER.length && bestRoom < 0; draw += 1) {
    const rung = LADDER[draw - DRAWS]
    if (rung === undefined) {
      const key = serial * DRAWS + draw
      const byValley = chance(seed, key, DRAW.kind) < 0.5
      const across = 2 * chance(seed, key, DRAW.x) - 1
      const up = 2 * chance(seed, key, DRAW.y) - 1
      setCandidate(from, byValley ? valley + 14 * across : from.x + reachX * across, from.y + reachY * up)
    } else {
      setCandidate(from, valley, rung)
    }
    const room = isClear(seed, from, bestRoom)
    if (room > bestRoom) {
      bestRoom = room
      copyKnot(candidate, best)
    }
  }
}

/** Sets ring `serial` into its slot; the ring before it must still be held, or be the start. */
function setRing(state: FlightState, serial: number): void {
  const before = ringBySerial(state, serial - 1)
  if (before === undefined) startKnot(state.seed, previous)
  else copyKnot(before, previous)
  chooseKnot(state.seed, serial, previous)
  const ring = state.rings[serial % state.rings.length]
  if (ring === undefined) return
  copyKnot(best, ring)
  ring.serial = serial
  ring.radius = state.relaxed ? RELAXED_RING_RADIUS : RING_RADIUS
  ring.status = 'ahead'
}

/** Sets rings until `needed` of them stand ahead of the craft. */
export function setRingsAhead(state: FlightState, needed: number): void {
  for (let serial = state.nextRingSerial; serial < state.nextRingSerial + needed; serial += 1) {
    if (ringBySerial(state, serial) === undefined) setRing(state, serial)
  }
}

export function createRing(): RingState {
  return { serial: -1, x: 0, y: 0, z: 0, radius: 0, slopeX: 0, slopeY: 0, status: 'ahead' }
}
