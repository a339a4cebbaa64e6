/**
 * Where the rings stand. Each is set from the one before it and the seed alone: places are drawn and tried against the
 * ground until one is found whose whole approach is clear and within what the craft can fly, with margin.
 */
import type { FlightState, RingState } from '../flight-state.ts'
import { createLinePoint, ringBySerial, setToStart, type LinePoint } from './course.ts'
import {
  isFinelyClear,
  RELAXED_RING_RADIUS,
  RING_RADIUS,
  roomFor,
  STEEPEST_X,
  STEEPEST_Y,
  type Leg,
} from './ring-clearance.ts'
import { between, clamp } from '../easing.ts'
import { chance } from '../random.ts'
import { metresTo, sideOf, stepTo, type Step } from './formations.ts'
import { valleyAt } from '../ground/valley-line.ts'

/** Slots of the ring buffer: the ten that a mission can still need, and a few behind that are still drawn. */
export const RING_SLOTS = 14

/** The first ring is easy: its distance beside the start's course and its height above it, each drawn from a range in metres. */
const FIRST_RING_ASIDE = [12, 20] as const
const FIRST_RING_ABOVE = [-8, 14] as const
/** Ring centres stay within these, so that a whole ring can be flown through anywhere in its disc. */
const RING_REACH_X = 82
const LOWEST_RING = 26
const HIGHEST_RING = 134
/** The altitude of a ring whose formation does not say it: low, between the mountains. */
const FREE_ALTITUDE = [LOWEST_RING, 66] as const
/** Slope through a ring, as a share of the mean slope from the ring before. */
const KEPT_SLOPE = 0.45
const MOST_SLOPE_X = 0.16
const MOST_SLOPE_Y = 0.1
/** A ring is drawn within this share of the slope limit, because the cubic between two rings runs steeper. */
const REACH_SHARE = 0.82
/** Places drawn for a ring before it is set in the valley, and how many of them, the first, are in its formation. */
const DRAWS = 24
const FORMATION_DRAWS = 16
const ANYWHERE: Step = { along: 0 }
/** The places in the valley that are tried: metres beside the valley line, and altitudes. */
const VALLEY_OFFSETS = [0, 12, -12, 24, -24]
const VALLEY_ALTITUDES = [30, 46, 64, 84, 106, 128]

/** About one course in ten thousand finds no place for a ring; then these are added to its distance, in metres. */
const FURTHER_METRES = [0, 22, 44, 11, 33, -14, 66, -36, 88]

const DRAW = { place: 102, x: 103, y: 104 }

const previous = createLinePoint()
const candidate = createLinePoint()
const best = createLinePoint()
const onward = createLinePoint()
/** The line to the ring that is being placed, and the line from it to the ring after. */
const leg: Leg = { from: previous, to: candidate }
const nextLeg: Leg = { from: candidate, to: onward }

function copyPoint(from: LinePoint, into: LinePoint): void {
  into.x = from.x
  into.y = from.y
  into.z = from.z
  into.slopeX = from.slopeX
  into.slopeY = from.slopeY
}

/** Moves a point (its z stands) to a place, with the slope that a line from `from` would keep through it. */
function movePoint(point: LinePoint, from: LinePoint, x: number, y: number): void {
  point.x = clamp(x, -RING_REACH_X, RING_REACH_X)
  point.y = clamp(y, LOWEST_RING, HIGHEST_RING)
  const length = from.z - point.z
  point.slopeX = clamp((KEPT_SLOPE * (point.x - from.x)) / length, -MOST_SLOPE_X, MOST_SLOPE_X)
  point.slopeY = clamp((KEPT_SLOPE * (point.y - from.y)) / length, -MOST_SLOPE_Y, MOST_SLOPE_Y)
}

/** Moves a point to valley place number `place`; false when there are no more. */
function moveToValley(seed: number, point: LinePoint, from: LinePoint, place: number): boolean {
  if (place >= VALLEY_ALTITUDES.length * VALLEY_OFFSETS.length) return false
  const altitude = VALLEY_ALTITUDES[place % VALLEY_ALTITUDES.length]
  const offset = VALLEY_OFFSETS[Math.floor(place / VALLEY_ALTITUDES.length)]
  movePoint(point, from, valleyAt(seed, point.z) + offset, altitude)
  return true
}

/** Whether ring `serial`, after the candidate, could stand at one of its first `places` valley places. */
function isValleyClear(seed: number, serial: number, further: number, places: number): boolean {
  onward.z = candidate.z - metresTo(seed, serial) - further
  for (let place = 0; place < places && moveToValley(seed, onward, candidate, place); place += 1) {
    const room = roomFor(seed, nextLeg, -1)
    if (room >= 0 && isFinelyClear(seed, nextLeg, room)) return true
  }
  return false
}

/**
 * Whether the ring after the candidate could stand on the valley line, or `isAnywhere` in the valley. Accepting any place from
 * the start was tried: five times as many courses reached a dead end.
 */
function isWayOn(seed: number, serial: number, isAnywhere: boolean): boolean {
  if (!isAnywhere) return isValleyClear(seed, serial + 1, 0, VALLEY_ALTITUDES.length)
  return FURTHER_METRES.some((further) => isValleyClear(seed, serial + 1, further, Infinity))
}

/** The altitude of a ring after one at `fromY`, for a draw in [0, 1): as its formation has it, or low. */
function altitudeOf({ altitude, climb }: Step, fromY: number, share: number): number {
  if (altitude !== undefined) return between(altitude, share)
  if (climb !== undefined) return fromY + between(climb, share)
  return between(FREE_ALTITUDE, share)
}

/** How far from the ring before a ring stands aside at most `reach`, in metres, for a share in [0, 1]. */
function asideOf({ aside }: Step, share: number, reach: number): number {
  // Anywhere, wide swings are likelier.
  return aside === undefined ? reach * Math.sqrt(share) : Math.min(reach, between(aside, share))
}

/**
 * Moves the candidate to the place of draw number `draw`: a swing to either side, wide ones being likelier, or what its
 * formation asks for.
 */
function moveToDraw(seed: number, serial: number, draw: number): void {
  const from = previous
  const key = serial * DRAWS + draw
  if (serial === 0) {
    const side = chance(seed, draw, DRAW.place) < 0.5 ? -1 : 1
    const aside = between(FIRST_RING_ASIDE, chance(seed, draw, DRAW.x))
    movePoint(candidate, from, from.x + side * aside, from.y + between(FIRST_RING_ABOVE, chance(seed, draw, DRAW.y)))
    return
  }
  const spacing = from.z - candidate.z
  const across = 2 * chance(seed, key, DRAW.x) - 1
  const step = draw < FORMATION_DRAWS ? stepTo(seed, serial) : ANYWHERE
  const altitude = altitudeOf(step, from.y, chance(seed, key, DRAW.y))
  const reachY = REACH_SHARE * STEEPEST_Y * spacing
  const isInValley = step.aside === undefined && chance(seed, key, DRAW.place) < 0.35
  const side = sideOf(seed, serial) || (across < 0 ? -1 : 1)
  const swing = side * asideOf(step, Math.abs(across), REACH_SHARE * STEEPEST_X * spacing)
  const x = isInValley ? valleyAt(seed, candidate.z) + 16 * across : from.x + swing
  movePoint(candidate, from, x, clamp(altitude, from.y - reachY, from.y + reachY))
}

/** Chooses the place of ring `serial` after `previous` and writes it into `best`. */
function choosePlace(seed: number, serial: number): void {
  let bestRoom = -Infinity
  for (const isAnyWayOn of [false, true]) {
    for (const further of FURTHER_METRES) {
      candidate.z = previous.z - metresTo(seed, serial) - further
      bestRoom = tryPlaces(seed, serial, bestRoom, isAnyWayOn)
      if (bestRoom >= 0) return
    }
  }
  if (bestRoom > -Infinity) return
  best.z = previous.z - metresTo(seed, serial)
  moveToValley(seed, best, previous, 0)
}

/** Tries the places at the candidate’s z. Returns the best room so far: not negative where the ring may stand. */
function tryPlaces(seed: number, serial: number, roomSoFar: number, isAnyWayOn: boolean): number {
  let bestRoom = roomSoFar
  for (let place = 0; ; place += 1) {
    if (place < DRAWS) moveToDraw(seed, serial, place)
    else if (!moveToValley(seed, candidate, previous, place - DRAWS)) return bestRoom
    const room = roomFor(seed, leg, bestRoom)
    const mayStand = room >= 0 && isFinelyClear(seed, leg, room) && isWayOn(seed, serial, isAnyWayOn)
    if (room <= bestRoom && !mayStand) continue
    // A place without a next ring is replaced by any better one.
    bestRoom = mayStand ? room : Math.min(room, -0.5)
    copyPoint(candidate, best)
    if (mayStand) return bestRoom
  }
}

/** Sets ring `serial` into its slot; the ring before it must still be held, or be the start. */
function setRing(state: FlightState, serial: number): void {
  const before = ringBySerial(state, serial - 1)
  if (before === undefined) setToStart(state.seed, previous)
  else copyPoint(before, previous)
  choosePlace(state.seed, serial)
  const ring = state.rings[serial % state.rings.length]
  copyPoint(best, ring)
  ring.serial = serial
  ring.radius = state.isRelaxed ? RELAXED_RING_RADIUS : RING_RADIUS
  ring.precision = 0
  ring.passX = 0
  ring.passY = 0
  ring.push = 0
  ring.status = 'ahead'
}

/** Sets rings until `needed` of them stand ahead of the craft. */
export function setRingsAhead(state: FlightState, needed: number): void {
  for (let serial = state.nextRingSerial; serial < state.nextRingSerial + needed; serial += 1) {
    if (ringBySerial(state, serial) === undefined) setRing(state, serial)
  }
}

export function createRing(): RingState {
  return {
    serial: -1,
    x: 0,
    y: 0,
    z: 0,
    radius: 0,
    slopeX: 0,
    slopeY: 0,
    precision: 0.5,
    passX: 0.5,
    passY: 0.5,
    push: 0.5,
    status: 'ahead',
  }
}
