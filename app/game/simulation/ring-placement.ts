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
export const RING_RADIUS = 10.25
export const RELAXED_RING_RADIUS = 17

const FIRST_RING_METRES = 270
/**
 * The first ring stands in plain sight and asks for one small turn: this far to one side of the way straight on, from the
 * first to the second, and this far above it or below, in metres.
 */
const FIRST_RING_ASIDE = [15, 28] as const
const FIRST_RING_ABOVE = [-8, 14] as const
const SPACING_METRES = 216
const SPACING_SPREAD_METRES = 36
/** Ring centres stay within these, so that a whole ring can be flown through anywhere in its disc. */
const RING_REACH_X = 82
const LOWEST_RING = 26
const HIGHEST_RING = 134
/** The steepest that the line may run between rings: this share of what the craft can fly at cruising speed. */
const LIMIT_SHARE = 0.76
const STEEPEST_X = (LIMIT_SHARE * MAX_VELOCITY_X) / CRUISE_SPEED
const STEEPEST_Y = (LIMIT_SHARE * MAX_VELOCITY_Y) / CRUISE_SPEED
/** How much of the way from the ring before is kept as slope through the ring. */
const KEPT_SLOPE = 0.45
const MOST_SLOPE_X = 0.16
const MOST_SLOPE_Y = 0.1
/** The room that the line keeps from the ground, in metres beneath. */
const ROOM_BELOW = 8

/** Where the ground is looked at along a line: at steps of so many metres, and so many metres beside it. */
interface Look {
  readonly step: number
  readonly beside: readonly number[]
}
const GLANCE: Look = { step: 10, beside: [0, -8, 8] }
/**
 * A crest can stand between two places of a glance. A line that is otherwise taken is looked at once more, so closely that
 * no crest can hide, for most of the room.
 */
const CLOSE_LOOK: Look = { step: 2.5, beside: [0, -8, 8, -3, 3, -6, 6] }
const CLOSE_ROOM = 5
/** No crest that a glance stepped over rises so far above what it saw, in metres. */
const HIDDEN_CREST = 10
/** The share of the steepest way that a ring may be drawn off the way before; the cubic in between runs steeper. */
const REACH_SHARE = 0.75
/** Places drawn for a ring before it is set in the valley. */
const DRAWS = 20
/** The places in the valley that are tried: metres beside the valley line, and altitudes. */
const VALLEY_OFFSETS = [0, 12, -12, 24, -24]
const VALLEY_ALTITUDES = [30, 46, 64, 84, 106, 128]

/**
 * One course in some ten thousand comes to where no place will do; then the ring stands further on by this in metres, or a
 * little nearer.
 */
const FURTHER_METRES = [0, 22, 44, 11, 33, -14]

const DRAW = { spacing: 101, kind: 102, x: 103, y: 104 }

function createKnot(): LineKnot {
  return { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
}

const previous = createKnot()
const candidate = createKnot()
const best = createKnot()
const onward = createKnot()
const point: LinePoint = { x: 0, y: 0, slopeX: 0, slopeY: 0 }

function copyKnot(from: LineKnot, into: LineKnot): void {
  into.x = from.x
  into.y = from.y
  into.z = from.z
  into.slopeX = from.slopeX
  into.slopeY = from.slopeY
}

/** The way in metres from the ring before to ring `serial`. */
function spacingOf(seed: number, serial: number): number {
  if (serial === 0) return FIRST_RING_METRES
  return SPACING_METRES + SPACING_SPREAD_METRES * chance(seed, serial, DRAW.spacing)
}

/** The room left between the line to `to` and the ground in metres, beyond the room asked for; stops looking at `least`. */
function roomAlong(seed: number, from: LineKnot, to: LineKnot, least: number, { step, beside }: Look): number {
  let room = Infinity
  // A little past the ring as well, so that the ground behind it leaves time to turn away.
  for (let z = from.z; z > to.z - 40 && room > least; z -= step) {
    lineBetween(from, to, z, point)
    const height = point.y - ROOM_BELOW
    for (const metres of beside) room = Math.min(room, height - groundAt(seed, point.x + metres, z))
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

/** Moves a knot (its z stands) to a place, with the slope that a line from `from` would keep through it. */
function moveKnot(knot: LineKnot, from: LineKnot, x: number, y: number): void {
  knot.x = clamp(x, -RING_REACH_X, RING_REACH_X)
  knot.y = clamp(y, LOWEST_RING, HIGHEST_RING)
  const length = from.z - knot.z
  knot.slopeX = clamp((KEPT_SLOPE * (knot.x - from.x)) / length, -MOST_SLOPE_X, MOST_SLOPE_X)
  knot.slopeY = clamp((KEPT_SLOPE * (knot.y - from.y)) / length, -MOST_SLOPE_Y, MOST_SLOPE_Y)
}

/** The room in metres that a ring at `to` and the way to it leave; not negative where it may stand. Stops at `least`. */
function roomFor(seed: number, from: LineKnot, to: LineKnot, least: number): number {
  if (steepness(from, to) > 1) return -Infinity
  const room = roomAround(seed, to)
  return room <= least ? room : Math.min(room, roomAlong(seed, from, to, least, GLANCE))
}

/** Whether a close look finds room along the line to `to` as well, where a glance found `room`. */
function isClearClosely(seed: number, from: LineKnot, to: LineKnot, room: number): boolean {
  if (room > HIDDEN_CREST) return true
  const least = CLOSE_ROOM - ROOM_BELOW
  return roomAlong(seed, from, to, least, CLOSE_LOOK) > least
}

/** Moves a knot to valley place number `rung`; false when there are no more. */
function moveToValley(seed: number, knot: LineKnot, from: LineKnot, rung: number): boolean {
  const altitude = VALLEY_ALTITUDES[rung % VALLEY_ALTITUDES.length]
  const offset = VALLEY_OFFSETS[Math.floor(rung / VALLEY_ALTITUDES.length)]
  if (altitude === undefined || offset === undefined) return false
  moveKnot(knot, from, valleyAt(seed, knot.z) + offset, altitude)
  return true
}

/** Whether ring `serial`, after the one at `from`, could stand at one of its first `rungs` valley places, so much further on. */
function isValleyClear(seed: number, serial: number, from: LineKnot, further: number, rungs: number): boolean {
  onward.z = from.z - spacingOf(seed, serial) - further
  for (let rung = 0; rung < rungs && moveToValley(seed, onward, from, rung); rung += 1) {
    const room = roomFor(seed, from, onward, -1)
    if (room >= 0 && isClearClosely(seed, from, onward, room)) return true
  }
  return false
}

/**
 * Whether a ring after the one at `from` could stand in the valley: in the very middle of it, where it has the best of ways on
 * itself, or, where that is asked of too much, anywhere that the valley is tried. To count the places beside the middle from
 * the first left five times as many courses at a dead end.
 */
function isWayOn(seed: number, serial: number, from: LineKnot, isAnywhere: boolean): boolean {
  if (!isAnywhere) return isValleyClear(seed, serial + 1, from, 0, VALLEY_ALTITUDES.length)
  return FURTHER_METRES.some((further) => isValleyClear(seed, serial + 1, from, further, Infinity))
}

function between([low, high]: readonly [number, number], share: number): number {
  return low + (high - low) * share
}

/**
 * Moves the candidate to the place of draw number `draw`: a swing to either side, wide ones being likelier, at an
 * altitude that is more often low between the mountains than high above them.
 */
function moveToDraw(seed: number, serial: number, from: LineKnot, draw: number): void {
  const key = serial * DRAWS + draw
  if (serial === 0) {
    const side = chance(seed, draw, DRAW.kind) < 0.5 ? -1 : 1
    const aside = between(FIRST_RING_ASIDE, chance(seed, draw, DRAW.x))
    moveKnot(candidate, from, from.x + side * aside, from.y + between(FIRST_RING_ABOVE, chance(seed, draw, DRAW.y)))
    return
  }
  const spacing = from.z - candidate.z
  const across = 2 * chance(seed, key, DRAW.x) - 1
  const wide = across < 0 ? -Math.sqrt(-across) : Math.sqrt(across)
  const height = chance(seed, key, DRAW.y)
  const altitude = LOWEST_RING + (HIGHEST_RING - LOWEST_RING) * height * height
  const reachY = REACH_SHARE * STEEPEST_Y * spacing
  const x =
    chance(seed, key, DRAW.kind) < 0.35
      ? valleyAt(seed, candidate.z) + 16 * across
      : from.x + REACH_SHARE * STEEPEST_X * spacing * wide
  moveKnot(candidate, from, x, clamp(altitude, from.y - reachY, from.y + reachY))
}

/** Chooses the place of ring `serial` after `from`; the result is left in `best`. */
function chooseKnot(seed: number, serial: number, from: LineKnot): void {
  let bestRoom = -Infinity
  for (const isAnyWayOn of [false, true]) {
    for (const further of FURTHER_METRES) {
      candidate.z = from.z - spacingOf(seed, serial) - further
      bestRoom = tryPlaces(seed, serial, from, bestRoom, isAnyWayOn)
      if (bestRoom >= 0) return
    }
  }
  if (bestRoom > -Infinity) return
  best.z = from.z - spacingOf(seed, serial)
  moveToValley(seed, best, from, 0)
}

/** Tries the places at the candidate’s z; gives the room at the best so far, not negative where a ring may stand with a way on. */
function tryPlaces(seed: number, serial: number, from: LineKnot, roomSoFar: number, isAnyWayOn: boolean): number {
  let bestRoom = roomSoFar
  for (let attempt = 0; ; attempt += 1) {
    if (attempt < DRAWS) moveToDraw(seed, serial, from, attempt)
    else if (!moveToValley(seed, candidate, from, attempt - DRAWS)) return bestRoom
    const room = roomFor(seed, from, candidate, bestRoom)
    const mayStand =
      room >= 0 && isClearClosely(seed, from, candidate, room) && isWayOn(seed, serial, candidate, isAnyWayOn)
    if (room <= bestRoom && !mayStand) continue
    // What has no way on is kept only until something better comes.
    bestRoom = mayStand ? room : Math.min(room, -0.5)
    copyKnot(candidate, best)
    if (mayStand) return bestRoom
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
