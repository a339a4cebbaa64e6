/**
 * The monument of each course, which take-off sees, and its waymarks, which the flight sees later, on the rocks beside the corridor. No
 * craft can come there, so they are only drawn, and the flight does not depend on them.
 */
import { smoothstep } from '../../simulation/easing.ts'
import { groundAt } from '../../simulation/ground/terrain.ts'
import { valleyAt } from '../../simulation/ground/valley-line.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { MOODS } from '../mood/moods.ts'
import { drawnHeight } from '../terrain/drawn-height.ts'
import { MONUMENT_SHAPES, STANDING_SHAPES, type MonumentKind, type StandingKind } from './monument-shapes.ts'
import { WAYMARK_SHAPES } from './waymark-shapes.ts'

/** A monument stands at least this far outside the corridor, in metres: a wing and room to see that it was no near miss. */
export const ASIDE_METRES = 10

/** Where an eye is in the valley, in metres: above the datum; that of take-off, behind the start; and those that see waymarks. */
const EYE_Y = 62
const TAKE_OFF = 20
const WAYMARK_EYES = [-480, -720, -960, -1200, -1440, -1680]
/** Where they are tried: metres outside the nearest place that is allowed, and along the flight from the eye. */
const OUTWARDS = [0, 15, 30, 60, 100]
const ALONG = [-420, -480, -510, -540, -570, -600, -640, -680, -720]
const WAYMARK_ALONG = [-300, -360, -420, -480, -540, -620, -680]
/** Where the ground is looked at: in shares of the way to a monument, and in metres behind it. */
const SIGHT_SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const BEHIND_METRES = [70, 140, 210, 280, 350]
/** Which parts of a monument are looked at, as shares of its reach: both sides, because a crest can hide half of it. */
const ASIDE_SHARES = [-0.5, 0.5]
/** The steepest slope from the eye at which the top is still well within the picture. */
const HIGHEST_SLOPE = 0.23
/** Slopes to either side of the way: an upright telephone shows what is within the first, and little of what is beyond the second. */
const ASIDE_SLOPES = [0.2, 0.34] as const
/** Slopes of the ground at which a monument begins to hang on it, and at which it would. */
const FOOT_SLOPES = [0.2, 0.7] as const
/** A waymark is left out where it would be seen less well than this. */
const LEAST_WAYMARK = 0.12
/** The least height of its foot, because lower ones were dark before dark rock, and the least way from one to the next, in metres. */
const LEAST_WAYMARK_HEIGHT = 40
const WAYMARKS_APART = 150
/** A kind that is seen less well than this makes room for the others. */
const LEAST_SEEN = 0.27
/** Shapes reach at least this deep below their foot, in metres. */
const FOOTING_DEPTH = 14

export interface Monument {
  readonly kind: StandingKind
  /** Its foot, in metres. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** About the y axis, in radians. */
  readonly turn: number
  /** Of the ground around its foot. */
  readonly slope: number
}

/** By kind, on the right of the way and on its left: the dish looks into the valley, the bow of the wreck and the ring to take-off. */
const TURNS: Readonly<Record<StandingKind, readonly [right: number, left: number]>> = {
  lighthouse: [0, 0],
  dish: [-0.45, 0.45],
  wreck: [-0.9, Math.PI + 0.9],
  stoneRing: [-0.3, Math.PI + 0.3],
  obelisk: [0.4, 0.4],
  gate: [-0.35, 0.35],
  mill: [-0.4, 0.4],
  lookout: [0.4, 0.4],
  pagoda: [0.4, 0.4],
}

const KINDS = Object.keys(MONUMENT_SHAPES) as MonumentKind[]
const WAYMARKS = Object.keys(WAYMARK_SHAPES) as StandingKind[]

/** An eye in the middle of the valley, in metres. */
interface Eye {
  readonly x: number
  readonly z: number
}

function eyeAt(seed: number, z: number): Eye {
  return { x: valleyAt(seed, Math.min(0, z)), z }
}

function groundDrawnAt(seed: number, x: number, z: number): number {
  return drawnHeight(x, groundAt(seed, x, z))
}

/** The slope from the eye up to the highest ground in the direction of a place, at some distances in metres. */
function groundSlope(seed: number, eye: Eye, { x, z }: Eye, distances: readonly number[]): number {
  const whole = Math.hypot(x - eye.x, z - eye.z)
  const slopes = distances.map((distance) => {
    const share = distance / whole
    return (groundDrawnAt(seed, eye.x + (x - eye.x) * share, eye.z + (z - eye.z) * share) - EYE_Y) / distance
  })
  return Math.max(...slopes)
}

/** How well an eye sees a monument, as slopes: what stands before the sky counts four times as much as what stands before rock. */
function prominence(seed: number, eye: Eye, monument: Monument): number {
  const { kind, x, y, z, slope } = monument
  const distance = Math.hypot(x - eye.x, z - eye.z)
  const { height, reach } = STANDING_SHAPES[kind]
  const distances = SIGHT_SHARES.map((share) => (distance - reach) * share)
  const near = ASIDE_SHARES.reduce(
    (sum, share) => sum + groundSlope(seed, eye, { x: x + share * reach, z }, distances) / ASIDE_SHARES.length,
    0,
  )
  const behind = groundSlope(
    seed,
    eye,
    monument,
    BEHIND_METRES.map((metres) => distance + metres),
  )
  const top = (y + height - EYE_Y) / distance
  if (top > HIGHEST_SLOPE) return HIGHEST_SLOPE - top
  const foot = Math.max(near, (y - EYE_Y) / distance)
  const seen = Math.max(0, top - foot) + 3 * Math.max(0, top - Math.max(foot, behind))
  // On a steep slope the rock cuts a pylon to a point.
  const planted = 1 - 0.9 * smoothstep(...FOOT_SLOPES, slope)
  return seen * planted * (1 - 0.7 * smoothstep(...ASIDE_SLOPES, Math.abs(x - eye.x) / distance))
}

/** How far a monument reaches from its foot towards the corridor, in metres. */
function inwardReach(kind: StandingKind, side: number, turn: number): number {
  let reach = 0
  const facets = monumentFacets({ kind, x: 0, y: 0, z: 0, turn, slope: 0 })
  for (let at = 0; at < facets.length; at += 3) reach = Math.max(reach, -side * facets[at])
  return reach
}

/** The slope of the ground around a foot, and the height at which it stands on the lowest there, so that no side of it hangs in the air. */
function footingOf(seed: number, kind: StandingKind, x: number, z: number): { y: number; slope: number } {
  const { footing } = STANDING_SHAPES[kind]
  const ground = (across: number, along: number): number =>
    groundDrawnAt(seed, x + across * footing, z + along * footing)
  const [right, left, near, far] = [ground(1, 0), ground(-1, 0), ground(0, 1), ground(0, -1)]
  return {
    y: Math.min(ground(0, 0), Math.min(right, left, near, far) + FOOTING_DEPTH),
    slope: Math.hypot(right - left, near - far) / (2 * footing),
  }
}

/** Every place that is tried, with a monument of this kind; `alongs`: metres along the flight from the eye. */
function monumentsTried(seed: number, eye: Eye, kind: StandingKind, alongs: readonly number[]): Monument[] {
  return [1, -1].flatMap((side, index) => {
    const turn = TURNS[kind][index]
    const nearest = MAX_HORIZONTAL + ASIDE_METRES + inwardReach(kind, side, turn)
    return OUTWARDS.flatMap((outwards) =>
      alongs.map((along): Monument => {
        const z = eye.z + along
        const x = side * (nearest + outwards)
        return { kind, x, z, turn, ...footingOf(seed, kind, x, z) }
      }),
    )
  })
}

/** The monument of this kind where an eye sees it best, and how well. */
function bestPlaced(
  seed: number,
  eye: Eye,
  kind: StandingKind,
  alongs: readonly number[],
): { monument: Monument; seen: number } {
  return monumentsTried(seed, eye, kind, alongs)
    .map((monument) => ({ monument, seen: prominence(seed, eye, monument) }))
    .reduce((best, other) => (other.seen > best.seen ? other : best))
}

/** The latest result of `monumentOf`, which takes some 20 ms, and is asked for again by the halo of its lamp. */
const latest: { seed: number; monument?: Monument } = { seed: -1 }

/** The monument of the course of `seed`. */
export function monumentOf(seed: number): Monument {
  if (latest.seed === seed && latest.monument !== undefined) return latest.monument
  // By turns, so that no two courses in a row are alike, nor two of the same mood.
  const first = (seed + Math.floor(seed / MOODS.length)) % KINDS.length
  const eye = eyeAt(seed, TAKE_OFF)
  let best = bestPlaced(seed, eye, KINDS[first], ALONG)
  for (let turn = 1; turn < KINDS.length && best.seen < LEAST_SEEN; turn += 1) {
    const other = bestPlaced(seed, eye, KINDS[(first + turn) % KINDS.length], ALONG)
    if (other.seen > best.seen) best = other
  }
  latest.seed = seed
  latest.monument = best.monument
  return best.monument
}

/** What stands on the rocks along the course of `seed`, where it stands out. */
export function waymarksOf(seed: number): Monument[] {
  const marks: Monument[] = []
  for (const z of WAYMARK_EYES) {
    const kind = WAYMARKS[(seed + marks.length) % WAYMARKS.length]
    const { monument, seen } = bestPlaced(seed, eyeAt(seed, z), kind, WAYMARK_ALONG)
    const apart = (marks.at(-1)?.z ?? 0) - monument.z
    if (seen > LEAST_WAYMARK && monument.y > LEAST_WAYMARK_HEIGHT && apart > WAYMARKS_APART) marks.push(monument)
  }
  return marks
}

/** The light of a course’s monument in the world, in metres, or undefined where it has none. */
export function monumentLampOf(seed: number): { x: number; y: number; z: number } | undefined {
  const monument = monumentOf(seed)
  const { lamp } = STANDING_SHAPES[monument.kind]
  if (lamp === undefined) return undefined
  const [x, y, z] = placedAt(monument, lamp)
  return { x, y, z }
}

/** The monument’s facets in the world: nine numbers each, in metres, counter-clockwise from outside. */
export function monumentFacets(monument: Monument): number[] {
  return placedAt(monument, STANDING_SHAPES[monument.kind].facets)
}

function placedAt({ x, y, z, turn }: Monument, vertices: readonly number[]): number[] {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const placed: number[] = []
  for (let at = 0; at < vertices.length; at += 3) {
    placed.push(
      x + cosine * vertices[at] + sine * vertices[at + 2],
      y + vertices[at + 1],
      z + cosine * vertices[at + 2] - sine * vertices[at],
    )
  }
  return placed
}
