/**
 * The formations of the rings: how far apart they are, and where each stands to the one before. After the first rings,
 * which are easy, each round of rings holds four of seven formations, drawn from the seed with their order.
 */
import { chance } from '../random.ts'

/** The way from one ring to the next. Lengths in metres; a range is drawn from evenly. */
export interface Step {
  /** The least way along the corridor; `SPREAD_METRES` at most are added. */
  readonly along: number
  /** How far the ring stands to the side of the one before: to either, or to `side`. Without it, anywhere within reach. */
  readonly aside?: readonly [number, number]
  /** The side it stands on where that matters, −1 or 1; half of the rounds are mirrored. */
  readonly side?: number
  /** Its altitude; without it and `climb`, anywhere low. */
  readonly altitude?: readonly [number, number]
  /** Its height above the ring before. */
  readonly climb?: readonly [number, number]
}

const SPREAD_METRES = 24

/** The first two rings come soon, and the first turn has time. */
const FIRST_STEPS: readonly Step[] = [{ along: 182 }, { along: 166, aside: [0, 40] }]

const LOW = [26, 44] as const
const LONG_STRAIGHT: readonly Step[] = [{ along: 360, aside: [0, 26] }]
const QUICK_PAIR: readonly Step[] = [{ along: 251 }, { along: 165 }]
const SLALOM: readonly Step[] = [
  { along: 216, side: 1, aside: [12, 30], altitude: LOW },
  { along: 196, side: -1, aside: [34, 58] },
  { along: 196, side: 1, aside: [34, 58] },
]
const CORKSCREW: readonly Step[] = [
  { along: 244, side: 1, aside: [10, 30], altitude: LOW },
  { along: 209, side: -1, aside: [14, 36], climb: [16, 26] },
  { along: 209, side: 1, aside: [14, 36], climb: [16, 26] },
]
const DIVE: readonly Step[] = [
  { along: 264, altitude: [82, 124] },
  { along: 286, altitude: LOW },
]
const RIDGE_HOP: readonly Step[] = [
  { along: 249, altitude: LOW },
  { along: 216, aside: [0, 30], climb: [26, 40] },
  { along: 227, aside: [0, 30], altitude: LOW },
]
const LOW_RUN: readonly Step[] = [
  { along: 264, aside: [0, 40], altitude: [26, 32] },
  { along: 252, aside: [0, 40], altitude: [26, 32] },
]
const FORMATIONS = [LONG_STRAIGHT, QUICK_PAIR, SLALOM, CORKSCREW, DIVE, RIDGE_HOP, LOW_RUN]
const FORMATIONS_OF_ROUND = 4

/** All ways to draw `count` of the items in order. */
function drawsOf<Item>(items: readonly Item[], count: number): (readonly Item[])[] {
  if (count === 0) return [[]]
  return items.flatMap((first) =>
    drawsOf(
      items.filter((item) => item !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  )
}
/** The steps of each round that can be drawn. */
const ROUNDS = drawsOf(FORMATIONS, FORMATIONS_OF_ROUND).map((formations) => formations.flat())

const DRAW = { spread: 101, order: 105, mirror: 106 }

/** The round of the latest ring that was asked for, and its first ring: rounds have different lengths. */
const latest = { seed: -1, round: 0, first: 0, steps: ROUNDS[0] }

function goToRound(seed: number, round: number, first: number): void {
  latest.seed = seed
  latest.round = round
  latest.first = first
  latest.steps = ROUNDS[Math.floor(chance(seed, round, DRAW.order) * ROUNDS.length)]
}

/** Finds the round of ring `serial`, which is not one of the first. */
function findRound(seed: number, serial: number): void {
  if (latest.seed !== seed || serial < latest.first) goToRound(seed, 0, FIRST_STEPS.length)
  while (serial >= latest.first + latest.steps.length) {
    goToRound(seed, latest.round + 1, latest.first + latest.steps.length)
  }
}

/** The step to ring `serial`, from 0. */
export function stepTo(seed: number, serial: number): Step {
  if (serial < FIRST_STEPS.length) return FIRST_STEPS[serial]
  findRound(seed, serial)
  return latest.steps[serial - latest.first]
}

/** The side of its step on which ring `serial` stands on this course: −1, 1, or 0 where either will do. */
export function sideOf(seed: number, serial: number): number {
  const { side = 0 } = stepTo(seed, serial)
  return chance(seed, latest.round, DRAW.mirror) < 0.5 ? side : -side
}

/** The way in metres along the corridor from the ring before to ring `serial`. */
export function metresTo(seed: number, serial: number): number {
  const { along } = stepTo(seed, serial)
  return serial === 0 ? along : along + SPREAD_METRES * chance(seed, serial, DRAW.spread)
}
