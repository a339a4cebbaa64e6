/**
 * Swept collision of the craft with the ground. The ground is flat on each facet, so that the clearance of a point on a
 * straight path has its minimum at an end or where the path crosses an edge: testing those is exact.
 */
import type { CraftState } from '../flight-state.ts'
import { FACET_METRES, groundAt, latticeHeight } from './terrain.ts'

/** Points of the hull in metres: to the right, up and back of the craft’s centre. */
export const HULL_POINTS = [
  { name: 'nose', right: 0, up: 0, back: -4.2 },
  { name: 'left wingtip', right: -4.5, up: 0, back: 2 },
  { name: 'right wingtip', right: 4.5, up: 0, back: 2 },
  { name: 'tail', right: 0, up: 0.2, back: 3.6 },
  { name: 'belly', right: 0, up: -1, back: 0 },
] as const

/** No hull point is further from the centre than this, in metres. */
export const HULL_REACH = 5

/** A place in metres. */
export interface Place {
  x: number
  y: number
  z: number
}

// Accurate to 2e-4 within ±1.6 rad. Math.sin and Math.cos may differ in the last bit between engines.
function sine(angle: number): number {
  const square = angle * angle
  return angle * (1 - (square / 6) * (1 - (square / 20) * (1 - square / 42)))
}
function cosine(angle: number): number {
  const square = angle * angle
  return 1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - square / 56)))
}

/** Where the craft’s attitude puts a point of its hull. */
export function hullPlace(craft: CraftState, point: { right: number; up: number; back: number }, into: Place): void {
  const sineBank = sine(craft.bank)
  const cosineBank = cosine(craft.bank)
  const sinePitch = sine(craft.pitch)
  const cosinePitch = cosine(craft.pitch)
  const sineYaw = sine(craft.yaw)
  const cosineYaw = cosine(craft.yaw)
  const right = point.right * cosineBank + point.up * sineBank
  const banked = point.up * cosineBank - point.right * sineBank
  const back = point.back * cosinePitch + banked * sinePitch
  into.x = craft.x + right * cosineYaw - back * sineYaw
  into.y = craft.y + banked * cosinePitch - point.back * sinePitch
  into.z = craft.z + back * cosineYaw + right * sineYaw
}

/** The next share, after `share`, at which a value from `start` to `start + step` crosses an integer. */
function nextWhole(start: number, step: number, share: number): number {
  if (step === 0) return Infinity
  const at = start + step * share
  let whole = step > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1
  let next = (whole - start) / step
  if (next <= share) {
    // Rounding gave the integer that was just crossed.
    whole += step > 0 ? 1 : -1
    next = (whole - start) / step
  }
  return next
}

/**
 * The share in [0, 1] of a straight path at which it first hits the ground, or Infinity. Exact for any length; costs a few
 * lookups per facet crossed.
 */
export function groundHitShare(seed: number, from: Place, to: Place): number {
  const stepX = (to.x - from.x) / FACET_METRES
  const stepZ = (to.z - from.z) / FACET_METRES
  const startX = from.x / FACET_METRES
  const startZ = from.z / FACET_METRES
  let share = 0
  let clearance = from.y - groundAt(seed, from.x, from.z)
  if (clearance <= 0) return 0
  while (share < 1) {
    // Edges run along x, z and both diagonals; testing the diagonal that is not an edge is harmless.
    const next = Math.min(
      1,
      nextWhole(startX, stepX, share),
      nextWhole(startZ, stepZ, share),
      nextWhole(startX - startZ, stepX - stepZ, share),
      nextWhole(startX + startZ, stepX + stepZ, share),
    )
    const x = from.x + (to.x - from.x) * next
    const z = from.z + (to.z - from.z) * next
    const nextClearance = from.y + (to.y - from.y) * next - groundAt(seed, x, z)
    if (nextClearance <= 0) return share + ((next - share) * clearance) / (clearance - nextClearance)
    share = next
    clearance = nextClearance
  }
  return Infinity
}

/** Whether the craft's bounding box from `before` to `after` is above every lattice point near it. */
function isHighAbove(seed: number, before: CraftState, after: CraftState): boolean {
  const lowest = Math.min(before.y, after.y) - HULL_REACH
  const lowColumn = Math.floor((Math.min(before.x, after.x) - HULL_REACH) / FACET_METRES)
  const highColumn = Math.ceil((Math.max(before.x, after.x) + HULL_REACH) / FACET_METRES)
  const lowRow = Math.floor((Math.min(before.z, after.z) - HULL_REACH) / FACET_METRES)
  const highRow = Math.ceil((Math.max(before.z, after.z) + HULL_REACH) / FACET_METRES)
  for (let row = lowRow; row <= highRow; row += 1) {
    for (let column = lowColumn; column <= highColumn; column += 1) {
      if (latticeHeight(seed, column, row) >= lowest) return false
    }
  }
  return true
}

const from: Place = { x: 0, y: 0, z: 0 }
const to: Place = { x: 0, y: 0, z: 0 }

/** The share of the tick in [0, 1] at which the first hull point hits the ground, or Infinity. */
export function mountainHitShare(seed: number, before: CraftState, after: CraftState): number {
  if (isHighAbove(seed, before, after)) return Infinity
  let earliest = Infinity
  for (const point of HULL_POINTS) {
    hullPlace(before, point, from)
    hullPlace(after, point, to)
    earliest = Math.min(earliest, groundHitShare(seed, from, to))
  }
  return earliest
}
