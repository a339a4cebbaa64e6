/** Whether a ring and the line to it stay clear of the ground and within what the craft can fly. */
import { CRUISE_SPEED, MAX_VELOCITY_X, MAX_VELOCITY_Y } from '../craft/aircraft.ts'
import { groundAt } from '../ground/terrain.ts'
import { createLinePoint, lineBetween, type LinePoint } from './course.ts'

/** Radius of the opening that counts, in metres: usually, and in a relaxed flight. */
export const RING_RADIUS = 10.25
export const RELAXED_RING_RADIUS = 17

/** Limit of the line's slope: this share of what the craft can fly at cruising speed. */
const LIMIT_SHARE = 0.76
export const STEEPEST_X = (LIMIT_SHARE * MAX_VELOCITY_X) / CRUISE_SPEED
export const STEEPEST_Y = (LIMIT_SHARE * MAX_VELOCITY_Y) / CRUISE_SPEED
/** The least height of the line above the ground, in metres. */
const CLEARANCE_BELOW = 8

/** Where the ground along a line is sampled: the step along it and the offsets beside it, in metres. */
interface Sampling {
  readonly step: number
  readonly beside: readonly number[]
}
const COARSE: Sampling = { step: 10, beside: [0, -8, 8] }
/** A crest can stand between two coarse samples, so a line that they find clear is sampled once more, finely. */
const FINE: Sampling = { step: 2.5, beside: [0, -8, 8, -3, 3, -6, 6] }
/** The clearance that fine samples must leave, in metres. */
const FINE_CLEARANCE = 5
/** No crest between coarse samples rises further than this above them, in metres. */
const HIDDEN_CREST = 10

/** The line from one ring to the next. */
export interface Leg {
  readonly from: LinePoint
  readonly to: LinePoint
}

const point = createLinePoint()

/** The line's least height above the ground in metres, less `CLEARANCE_BELOW`. Stops sampling at `least`. */
function clearanceAlong(seed: number, { from, to }: Leg, least: number, { step, beside }: Sampling): number {
  let clearance = Infinity
  // A little past the ring as well, so that the ground behind it leaves time to turn away.
  for (point.z = from.z; point.z > to.z - 40 && clearance > least; point.z -= step) {
    lineBetween(from, to, point)
    const height = point.y - CLEARANCE_BELOW
    for (const metres of beside) clearance = Math.min(clearance, height - groundAt(seed, point.x + metres, point.z))
  }
  return clearance
}

/** The clearance in metres between the ring’s lower rim and the ground about it. */
function clearanceAround(seed: number, ring: LinePoint): number {
  let clearance = Infinity
  for (let across = -1; across <= 1; across += 0.5) {
    const rim = RING_RADIUS * Math.sqrt(1 - across * across) + 2
    const x = ring.x + across * (RING_RADIUS + 3)
    for (let along = -10; along <= 20; along += 10) {
      clearance = Math.min(clearance, ring.y - rim - groundAt(seed, x, ring.z + along))
    }
  }
  return clearance
}

/** The line's steepest slope as a share of the limit: at most 1 where the craft can follow it with margin. */
function steepness({ from, to }: Leg): number {
  let most = 0
  for (let share = 0.25; share < 1; share += 0.25) {
    point.z = from.z + (to.z - from.z) * share
    lineBetween(from, to, point)
    most = Math.max(most, Math.abs(point.slopeX) / STEEPEST_X, Math.abs(point.slopeY) / STEEPEST_Y)
  }
  return most
}

/** The least clearance in metres around a ring at the end of `leg` and along it; not negative where it may stand. Stops at `least`. */
export function roomFor(seed: number, leg: Leg, least: number): number {
  if (steepness(leg) > 1) return -Infinity
  const clearance = clearanceAround(seed, leg.to)
  return clearance <= least ? clearance : Math.min(clearance, clearanceAlong(seed, leg, least, COARSE))
}

/** Whether fine samples find clearance along the line as well, where coarse ones found `clearance`. */
export function isFinelyClear(seed: number, leg: Leg, clearance: number): boolean {
  if (clearance > HIDDEN_CREST) return true
  const least = FINE_CLEARANCE - CLEARANCE_BELOW
  return clearanceAlong(seed, leg, least, FINE) > least
}
