/**
 * The formations of the rings: how far apart they are, and where each stands to the one before. After the first rings,
 * which are easy, every eight rings hold each formation once, in an order drawn from the seed; so all courses are about
 * equally long.
 */
import { chance } from '../random.ts'

/** The way from one ring to the next. Lengths in metres; a range is drawn from evenly. */
export interface Step {
  /** The least way along the corridor; `SPREAD_METRES` at most are added. */
  readonly along: number
  /** How far the ring stands to either side of the one before at most; without it, anywhere within reach. */
  readonly aside?: number
  /** Its altitude; without it and `climb`, anywhere low. */
  readonly altitude?: readonly [number, number]
  /** Its height above the ring before. */
  readonly climb?: readonly [number, number]
}

const SPREAD_METRES = 24

/** The first two rings: the craft flies level at first, and the first turn has time. */
const FIRST_STEPS: readonly Step[] = [{ along: 270 }, { along: 230 }]

const LONG_STRAIGHT: readonly Step[] = [{ along: 326, aside: 26 }]
const QUICK_PAIR: readonly Step[] = [{ along: 222 }, { along: 146 }]
const RISING_THREE: readonly Step[] = [
  { along: 216, altitude: [26, 48] },
  { along: 184, climb: [16, 26] },
  { along: 184, climb: [16, 26] },
]
const DIVE: readonly Step[] = [
  { along: 252, altitude: [82, 124] },
  { along: 268, altitude: [26, 48] },
]
const FORMATIONS = [LONG_STRAIGHT, QUICK_PAIR, RISING_THREE, DIVE]
/** Rings of all formations together. */
const ROUND_RINGS = FORMATIONS.reduce((rings, formation) => rings + formation.length, 0)

function ordersOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}
const ORDERS = ordersOf(FORMATIONS)

const DRAW = { spread: 101, order: 105 }
const NO_STEP: Step = { along: 0 }

/** The step to ring `serial`, from 0. */
export function stepTo(seed: number, serial: number): Step {
  if (serial < FIRST_STEPS.length) return FIRST_STEPS[serial]
  const round = Math.floor((serial - FIRST_STEPS.length) / ROUND_RINGS)
  let left = (serial - FIRST_STEPS.length) % ROUND_RINGS
  for (const formation of ORDERS[Math.floor(chance(seed, round, DRAW.order) * ORDERS.length)]) {
    if (left < formation.length) return formation[left]
    left -= formation.length
  }
  return NO_STEP
}

/** The way in metres along the corridor from the ring before to ring `serial`. */
export function metresTo(seed: number, serial: number): number {
  const { along } = stepTo(seed, serial)
  return serial === 0 ? along : along + SPREAD_METRES * chance(seed, serial, DRAW.spread)
}
