/** Swept collision of the craft with landmarks: a hull point’s straight path against the very facets that are drawn. */
import type { CraftState, Landmark } from '../flight-state.ts'
import { HULL_POINTS, HULL_REACH, hullPlace, type Place } from '../ground/collision.ts'
import { LANDMARK_SHAPES } from './landmark-shapes.ts'

/** Facets reach this share over their edges, more than rounding, so that no path slips through between two. */
const OVERLAP = 1e-9

const path = { fromX: 0.5, fromY: 0.5, fromZ: 0.5, wayX: 0.5, wayY: 0.5, wayZ: 0.5 }

/** The share of `path` in [0, 1] at which it crosses the facet that begins at number `at`, or Infinity (Möller and Trumbore, 1997). */
function crossing(facets: readonly number[], at: number): number {
  const ax = facets[at]
  const ay = facets[at + 1]
  const az = facets[at + 2]
  const bx = facets[at + 3] - ax
  const by = facets[at + 4] - ay
  const bz = facets[at + 5] - az
  const cx = facets[at + 6] - ax
  const cy = facets[at + 7] - ay
  const cz = facets[at + 8] - az
  const { wayX, wayY, wayZ } = path
  const px = wayY * cz - wayZ * cy
  const py = wayZ * cx - wayX * cz
  const pz = wayX * cy - wayY * cx
  const volume = bx * px + by * py + bz * pz
  if (volume === 0) return Infinity
  const toX = path.fromX - ax
  const toY = path.fromY - ay
  const toZ = path.fromZ - az
  const shareB = (toX * px + toY * py + toZ * pz) / volume
  if (!(shareB >= -OVERLAP && shareB <= 1 + OVERLAP)) return Infinity
  const qx = toY * bz - toZ * by
  const qy = toZ * bx - toX * bz
  const qz = toX * by - toY * bx
  const shareC = (wayX * qx + wayY * qy + wayZ * qz) / volume
  if (!(shareC >= -OVERLAP && shareB + shareC <= 1 + OVERLAP)) return Infinity
  const share = (cx * qx + cy * qy + cz * qz) / volume
  return share >= -OVERLAP && share <= 1 + OVERLAP ? Math.max(0, Math.min(1, share)) : Infinity
}

/** Whether all vertices of a facet lie on one side of the box around `path`; most do. */
function isAside(facets: readonly number[], at: number): boolean {
  for (let axis = 0; axis < 2; axis += 1) {
    const from = axis === 0 ? path.fromX : path.fromY
    const to = from + (axis === 0 ? path.wayX : path.wayY)
    const low = Math.min(from, to)
    const high = Math.max(from, to)
    const a = facets[at + axis]
    const b = facets[at + axis + 3]
    const c = facets[at + axis + 6]
    const room = OVERLAP * 100
    if (a > high + room && b > high + room && c > high + room) return true
    if (a < low - room && b < low - room && c < low - room) return true
  }
  return false
}

/** The share of a straight path in [0, 1] at which it first hits a landmark’s surface, or Infinity. */
export function landmarkHitShare(landmark: Landmark, from: Place, to: Place): number {
  const { facets } = LANDMARK_SHAPES[landmark.kind]
  const across = landmark.turn * landmark.width
  path.fromX = (from.x - landmark.x) / across
  path.fromY = from.y / landmark.height
  path.fromZ = (from.z - landmark.z) / landmark.turn
  path.wayX = (to.x - landmark.x) / across - path.fromX
  path.wayY = to.y / landmark.height - path.fromY
  path.wayZ = (to.z - landmark.z) / landmark.turn - path.fromZ
  let earliest = Infinity
  for (let at = 0; at < facets.length; at += 9) {
    if (!isAside(facets, at)) earliest = Math.min(earliest, crossing(facets, at))
  }
  return earliest
}

const from: Place = { x: 0, y: 0, z: 0 }
const to: Place = { x: 0, y: 0, z: 0 }

/** The share of the tick in [0, 1] at which the first hull point hits a landmark, or Infinity. */
export function craftHitShare(landmarks: readonly Landmark[], before: CraftState, after: CraftState): number {
  let earliest = Infinity
  for (let at = 0; at < landmarks.length; at += 1) {
    const landmark = landmarks[at]
    const reach = LANDMARK_SHAPES[landmark.kind].depth + HULL_REACH
    if (after.z > landmark.z + reach || before.z < landmark.z - reach) continue
    for (const point of HULL_POINTS) {
      hullPlace(before, point, from)
      hullPlace(after, point, to)
      earliest = Math.min(earliest, landmarkHitShare(landmark, from, to))
    }
  }
  return earliest
}
