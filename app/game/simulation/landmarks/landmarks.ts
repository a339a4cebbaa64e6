/**
 * Which landmarks a course has, and where. Each stands half-way between two rings, about the course’s line or beside it, so
 * that the rings and the way stay clear by construction.
 */
import { createLinePoint, lineBetween, ringBySerial } from '../course/course.ts'
import type { FlightState, Landmark, LandmarkKind } from '../flight-state.ts'
import { groundAt } from '../ground/terrain.ts'
import { chance } from '../random.ts'
import { LANDMARK_SHAPES } from './landmark-shapes.ts'

/** The rings that a landmark may stand before: not the first ones, which are easy. The second landmark stands further on. */
const FIRST_RINGS = [3, 4, 5]
const SECOND_RINGS = [7, 8, 9]
const SECOND_CHANCE = 0.6
/** The shortest way between two rings that has room for one, in metres, and the steepest across. */
const LEAST_WAY = 165
const MOST_SLOPE_X = 0.36
/** A landmark that the way leads through stands where the line is no higher than this, in metres. */
const MOST_ALTITUDE = 84
/** What an arch leaves free above the line and to either side of it, in metres. */
const ARCH_ABOVE = 27
const ARCH_HALF_WIDTH = [33, 39] as const
/** How far beside the line a spire has its foot, in metres; it leans towards the line by half of it. */
const SPIRE_ASIDE = 56

const DRAW = { second: 301, ring: 302, kind: 303, size: 304, side: 305 }
const KINDS: readonly LandmarkKind[] = ['arch', 'viaduct', 'spire']

const line = createLinePoint()

/** Sets `line` to the middle of the way to ring `serial`; false where there is no room. */
function findMiddle(state: FlightState, serial: number): boolean {
  const from = ringBySerial(state, serial - 1)
  const to = ringBySerial(state, serial)
  if (from === undefined || to === undefined || from.z - to.z < LEAST_WAY) return false
  line.z = (from.z + to.z) / 2
  lineBetween(from, to, line)
  return Math.abs(line.slopeX) <= MOST_SLOPE_X
}

/** A landmark of this kind about the way to ring `serial`, or undefined where it does not fit. */
function landmarkAt(state: FlightState, serial: number, kind: LandmarkKind): Landmark | undefined {
  if (!findMiddle(state, serial)) return undefined
  const { x, y, z } = line
  const size = chance(state.seed, serial, DRAW.size)
  const turn = chance(state.seed, serial, DRAW.side) < 0.5 ? -1 : 1
  if (kind === 'spire') {
    const beside = (side: number): number => groundAt(state.seed, x + side * SPIRE_ASIDE, z)
    // On the lower ground, where more of it is seen; it leans the other way, over the line.
    const side = beside(1) < beside(-1) ? 1 : -1
    const height = Math.max(y + 45, beside(side) + 60) + 40 * size
    return { kind, x: x + side * SPIRE_ASIDE, z, width: 1, height, turn: side === 1 ? -1 : 1 }
  }
  if (y > MOST_ALTITUDE) return undefined
  if (kind === 'viaduct') return { kind, x, z, width: 1, height: y + 12 + 16 * size, turn }
  const width = ARCH_HALF_WIDTH[0] + (ARCH_HALF_WIDTH[1] - ARCH_HALF_WIDTH[0]) * size
  return { kind, x, z, width, height: y + ARCH_ABOVE + 10 * size, turn }
}

/** The first landmark that fits before one of these rings, beginning with kinds and rings that the seed draws; of another kind than `other`. */
function landmarkBefore(state: FlightState, serials: readonly number[], other?: LandmarkKind): Landmark | undefined {
  const nearest = serials[0]
  const firstKind = Math.floor(chance(state.seed, nearest, DRAW.kind) * KINDS.length)
  const firstRing = Math.floor(chance(state.seed, nearest, DRAW.ring) * serials.length)
  for (let turn = 0; turn < KINDS.length; turn += 1) {
    const kind = KINDS[(firstKind + turn) % KINDS.length]
    if (kind === other) continue
    for (let ring = 0; ring < serials.length; ring += 1) {
      const serial = serials[(firstRing + ring) % serials.length]
      const landmark = landmarkAt(state, serial, kind)
      if (landmark !== undefined) return landmark
    }
  }
  return undefined
}

/** The landmarks of a course whose first ten rings are set: one or two. */
export function landmarksOf(state: FlightState): Landmark[] {
  const isSecond = chance(state.seed, 0, DRAW.second) < SECOND_CHANCE
  const first = landmarkBefore(state, FIRST_RINGS)
  const second = isSecond || first === undefined ? landmarkBefore(state, SECOND_RINGS, first?.kind) : undefined
  return [first, second].filter((landmark) => landmark !== undefined)
}

/** The landmark’s facets in the world: nine numbers each, in metres, counter-clockwise from outside. */
export function landmarkFacets(landmark: Landmark): number[] {
  const { facets } = LANDMARK_SHAPES[landmark.kind]
  const placed: number[] = []
  for (let at = 0; at < facets.length; at += 3) {
    placed.push(
      landmark.x + landmark.turn * landmark.width * facets[at],
      landmark.height * facets[at + 1],
      landmark.z + landmark.turn * facets[at + 2],
    )
  }
  return placed
}
