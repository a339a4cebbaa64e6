/**
 * The monument of each course: one that take-off sees, on the rocks beside the corridor. No craft can come there, so it is
 * only drawn, and the flight does not depend on it.
 */
import { smoothstep } from '../../simulation/easing.ts'
import { groundAt, valleyAt } from '../../simulation/ground/terrain.ts'
import { hash } from '../../simulation/random.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { MONUMENT_SHAPES, type MonumentKind } from './monument-shapes.ts'

/** A monument stands at least this far outside the corridor, in metres: a wing and room to see that it was no near miss. */
export const ASIDE_METRES = 10

/** Where the eye of take-off is, in metres: above the datum, and behind the start. */
const EYE_Y = 62
const EYE_Z = 20
/** Where monuments are tried: metres outside the nearest place that is allowed, and along the flight. */
const OUTWARDS = [0, 30]
const ALONG = [-340, -400, -460, -520, -580]
/** A line of sight is tried at so many places before the monument and behind it, so many metres apart. */
const SIGHT_STEPS = 9
const BEHIND_STEPS = 5
const BEHIND_METRES = 70
/** The steepest slope from the eye at which the top is still well within the picture. */
const HIGHEST_SLOPE = 0.3
/** As a slope to either side: an upright telephone shows what is within the first, and little of what is beyond the second. */
const ASIDE_SLOPES = [0.27, 0.42] as const
const DRAWS = 0x4d0e

export interface Monument {
  readonly kind: MonumentKind
  /** Its foot, in metres. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** About the y axis, in radians. */
  readonly turn: number
}

/** By kind, on the right of the way and on its left: the dish looks into the valley, the bow of the wreck to take-off. */
const TURNS: Readonly<Record<MonumentKind, readonly [right: number, left: number]>> = {
  lighthouse: [0, 0],
  dish: [-0.85, 0.85],
  wreck: [-0.9, Math.PI + 0.9],
}

const KINDS = Object.keys(MONUMENT_SHAPES) as MonumentKind[]

/** The slope from the eye up to the highest ground on the line through a place, over the given distances from it. */
function groundSlope(seed: number, x: number, z: number, steps: number, distanceOf: (step: number) => number): number {
  const eyeX = valleyAt(seed, 0)
  const whole = Math.hypot(x - eyeX, z - EYE_Z)
  let slope = -Infinity
  for (let step = 1; step <= steps; step += 1) {
    const distance = distanceOf(step)
    const share = distance / whole
    const ground = groundAt(seed, eyeX + (x - eyeX) * share, EYE_Z + (z - EYE_Z) * share)
    slope = Math.max(slope, (ground - EYE_Y) / distance)
  }
  return slope
}

/** How well take-off sees a monument, as slopes: what stands before the sky counts four times as much as what stands before rock. */
function prominence(seed: number, { kind, x, y, z }: Monument): number {
  const distance = Math.hypot(x - valleyAt(seed, 0), z - EYE_Z)
  const { height, reach } = MONUMENT_SHAPES[kind]
  const near = groundSlope(seed, x, z, SIGHT_STEPS, (step) => ((distance - reach) * step) / SIGHT_STEPS)
  const behind = groundSlope(seed, x, z, BEHIND_STEPS, (step) => distance + BEHIND_METRES * step)
  const top = (y + height - EYE_Y) / distance
  if (top > HIGHEST_SLOPE) return HIGHEST_SLOPE - top
  const foot = Math.max(near, (y - EYE_Y) / distance)
  const seen = Math.max(0, top - foot) + 3 * Math.max(0, top - Math.max(foot, behind))
  return seen * (1 - 0.7 * smoothstep(...ASIDE_SLOPES, Math.abs(x - valleyAt(seed, 0)) / distance))
}

/** How far a monument reaches from its foot towards the corridor, in metres. */
function inwardReach(kind: MonumentKind, side: number, turn: number): number {
  let reach = 0
  const facets = monumentFacets({ kind, x: 0, y: 0, z: 0, turn })
  for (let at = 0; at < facets.length; at += 3) reach = Math.max(reach, -side * facets[at])
  return reach
}

/** Every place that is tried, with a monument of this kind. */
function monumentsTried(seed: number, kind: MonumentKind): Monument[] {
  return [1, -1].flatMap((side, index) => {
    const turn = TURNS[kind][index]
    const nearest = MAX_HORIZONTAL + ASIDE_METRES + inwardReach(kind, side, turn)
    return OUTWARDS.flatMap((outwards) =>
      ALONG.map((z): Monument => {
        const x = side * (nearest + outwards)
        return { kind, x, y: groundAt(seed, x, z), z, turn }
      }),
    )
  })
}

/** The latest result of `monumentOf`, which looks at the ground some hundred times. */
const latest: { seed: number; monument?: Monument } = { seed: -1 }

/** The monument of the course of `seed`. */
export function monumentOf(seed: number): Monument {
  if (latest.seed === seed && latest.monument !== undefined) return latest.monument
  const kind = KINDS[hash(seed, DRAWS, 0) % KINDS.length]
  const tried = monumentsTried(seed, kind).map((monument) => ({ monument, seen: prominence(seed, monument) }))
  const { monument } = tried.reduce((best, other) => (other.seen > best.seen ? other : best))
  latest.seed = seed
  latest.monument = monument
  return monument
}

/** The monument’s facets in the world: nine numbers each, in metres, counter-clockwise from outside. */
export function monumentFacets({ kind, x, y, z, turn }: Monument): number[] {
  const { facets } = MONUMENT_SHAPES[kind]
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const placed: number[] = []
  for (let at = 0; at < facets.length; at += 3) {
    placed.push(
      x + cosine * facets[at] + sine * facets[at + 2],
      y + facets[at + 1],
      z + cosine * facets[at + 2] - sine * facets[at],
    )
  }
  return placed
}
