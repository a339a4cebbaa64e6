/** The line of a course: a smooth curve through its rings, clear of the ground. */
import type { FlightState, RingState } from '../flight-state.ts'
import { clamp } from '../easing.ts'
import { valleyAt } from '../ground/valley-line.ts'

/** A point of the line in metres, with its slope across and up per metre flown. */
export interface LinePoint {
  x: number
  y: number
  z: number
  slopeX: number
  slopeY: number
}

export function createLinePoint(): LinePoint {
  return { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
}

const START_ALTITUDE = 55

/** The ring with this serial, or undefined where the flight no longer or not yet holds it. */
export function ringBySerial(state: FlightState, serial: number): RingState | undefined {
  if (serial < 0) return undefined
  const ring = state.rings[serial % state.rings.length]
  return ring.serial === serial ? ring : undefined
}

/** The ring that was flown through or missed last; undefined before the first. */
export function passedRing(state: FlightState): RingState | undefined {
  return ringBySerial(state, state.nextRingSerial - 1)
}

/** Sets a point to where every flight of a seed begins: level, in the middle of the valley. */
export function setToStart(seed: number, into: LinePoint): void {
  into.x = valleyAt(seed, 0)
  into.y = START_ALTITUDE
  into.z = 0
  into.slopeX = 0
  into.slopeY = 0
}

/** Sets a point, by its z, on the line between two others: a cubic Hermite curve; constant beyond its ends. */
export function lineBetween(from: LinePoint, to: LinePoint, into: LinePoint): void {
  const length = from.z - to.z
  const t = clamp((from.z - into.z) / length, 0, 1)
  const s = 1 - t
  const atFrom = s * s * (1 + 2 * t)
  const atTo = t * t * (3 - 2 * t)
  const bendFrom = t * s * s * length
  const bendTo = -t * t * s * length
  into.x = from.x * atFrom + to.x * atTo + from.slopeX * bendFrom + to.slopeX * bendTo
  into.y = from.y * atFrom + to.y * atTo + from.slopeY * bendFrom + to.slopeY * bendTo
  const steep = (6 * t * s) / length
  const slopeFrom = s * (1 - 3 * t)
  const slopeTo = t * (3 * t - 2)
  into.slopeX = (to.x - from.x) * steep + from.slopeX * slopeFrom + to.slopeX * slopeTo
  into.slopeY = (to.y - from.y) * steep + from.slopeY * slopeFrom + to.slopeY * slopeTo
}

const start = createLinePoint()

/**
 * Sets a point, by its z, on the course’s line from the latest ring behind the craft on; past the last ring it goes on level.
 * Within the flight’s own rings it never leaves the corridor or comes near the ground.
 */
export function courseLineAt(state: FlightState, into: LinePoint): void {
  let serial = Math.max(0, state.nextRingSerial - 1)
  let to = ringBySerial(state, serial)
  while (to !== undefined && to.z > into.z) {
    serial += 1
    to = ringBySerial(state, serial)
  }
  let from: LinePoint | undefined = ringBySerial(state, serial - 1)
  if (from === undefined) {
    setToStart(state.seed, start)
    from = start
  }
  if (to !== undefined) {
    lineBetween(from, to, into)
    return
  }
  into.x = from.x
  into.y = from.y
  into.slopeX = 0
  into.slopeY = 0
}
