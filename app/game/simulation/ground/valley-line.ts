/** The lines that valleys follow: the way through the mountains, and side valleys, by which it forks to the eye. */
import { ease, smoothstep } from '../easing.ts'
import { chance } from '../random.ts'
import { characterOf } from './characters.ts'
import { lineNoise } from './noise.ts'

const BEND_METRES = 250
const WIGGLE_METRES = 115
const WIGGLE_REACH = 9
/** Draws along the flight. */
const LAYER = { bend: 1, bendSide: 2, wiggle: 3, fork: 15 }
/** The valley runs straight at the start and reaches its full bends after so many metres. */
const BENDS_BY = 420

/** Where the valley bends to at the whole-numbered bend, in [−1, 1]; three bends in four swing to the other side. */
function bendAt(seed: number, bend: number): number {
  const reach = 0.2 + 0.8 * chance(seed, bend, LAYER.bend)
  const swings = chance(seed, bend, LAYER.bendSide) < 0.75 ? 1 : -1
  return (bend & 1) === 0 ? reach * swings : -reach * swings
}

/** The x in metres of the valley at z without the straight start. */
export function bendingAt(seed: number, z: number): number {
  const at = z / BEND_METRES
  const bend = Math.floor(at)
  const from = bendAt(seed, bend)
  const swing = from + (bendAt(seed, bend + 1) - from) * ease(at - bend)
  const wiggle = lineNoise(LAYER.wiggle, seed, z / WIGGLE_METRES)
  return swing * characterOf(seed).bends + (2 * wiggle - 1) * WIGGLE_REACH
}

/** The valley line’s x in metres at z, within ±55; straight behind the start, its bends growing after it. */
export function valleyAt(seed: number, z: number): number {
  const bending = bendingAt(seed, z)
  if (z <= -BENDS_BY) return bending
  const start = bendingAt(seed, 0)
  return start + (bending - start) * smoothstep(0, BENDS_BY, -z)
}

/** A side valley branches off at this share of the bends that are sharp enough, in [0, 1], and far enough from the start, in metres. */
const FORKS = 0.5
const LEAST_BEND = 0.45
const FIRST_FORK = 700
/** Metres before the bend over which a side valley opens, metres after it over which it closes, and where it has closed. */
const OPENS_OVER = 90
const CLOSES_FROM = 230
const CLOSED_AT = 400
/** How far a side valley leads outwards for each metre ahead, and what turns a distance across into that from its line. */
const OUTWARDS = 0.6
const NEARER = 1 / Math.sqrt(1 + OUTWARDS * OUTWARDS)
/** Half the width of its floor, and of the flanks that rise from it, in metres. */
const SIDE_FLOOR = 16
const SIDE_FLANK = 62

/** The most side valleys that a row of the ground crosses: they are shorter than two bends. */
const MOST = 2
/** Numbers of a row: of each side valley the x of its line in metres, the side that it is on, 0 for the left, and how open it is, in [0, 1]. */
export const SIDE_VALLEY_NUMBERS = 3 * MOST

/** Writes the side valleys at z metres. Each starts at the outside of a bend and goes straight on where the way turns back. */
export function fillSideValleys(seed: number, z: number, into: Float64Array): void {
  const first = Math.ceil((z - OPENS_OVER) / BEND_METRES)
  for (let index = 0; index < MOST; index += 1) {
    const bend = first + index
    const swing = bendAt(seed, bend)
    const start = bend * BEND_METRES
    const ahead = start - z
    const isFork = -start > FIRST_FORK && Math.abs(swing) > LEAST_BEND && chance(seed, bend, LAYER.fork) < FORKS
    const outwards = swing < 0 ? -OUTWARDS : OUTWARDS
    into[index * 3] = valleyAt(seed, start) + outwards * Math.max(0, ahead)
    into[index * 3 + 1] = swing < 0 ? 0 : 1
    into[index * 3 + 2] = isFork
      ? smoothstep(-OPENS_OVER, 0, ahead) * (1 - smoothstep(CLOSES_FROM, CLOSED_AT, ahead))
      : 0
  }
}

/** The share of their height that side valleys leave the mountains at an x in metres, on this side of the valley line. */
export function sideValleyShare(sideValleys: Float64Array, x: number, side: 0 | 1): number {
  let share = 1
  for (let at = 0; at < SIDE_VALLEY_NUMBERS; at += 3) {
    const open = sideValleys[at + 2]
    if (open === 0 || sideValleys[at + 1] !== side) continue
    const distance = Math.abs(x - sideValleys[at]) * NEARER
    share *= 1 - open * (1 - smoothstep(SIDE_FLOOR, SIDE_FLOOR + SIDE_FLANK, distance))
  }
  return share
}
