import type { FlightState, LandmarkKind, RingState } from '../simulation/flight-state.ts'
import { FACET_METRES, groundAt } from '../simulation/ground/terrain.ts'
import { craftHitShare } from '../simulation/landmarks/landmark-collision.ts'
import type { Medal } from './medals.ts'
import type { Field, RivalResult } from './rival.ts'

/** Where a missed ring was, as seen from the craft that passed it. */
export type MissSide = 'higher' | 'lower' | 'further left' | 'further right'
/** What a craft struck: a landmark, or rock by where it was and, below, how steep. */
export type Struck = LandmarkKind | 'left' | 'right' | 'ridge' | 'ground' | 'ahead'

/** Rock that is further away than this in the last tick before a crash was not what was struck, in metres. */
const STRUCK_METRES = 6
/** A craft that is a metre before a landmark's surface, or past it, has struck it. */
const LANDMARK_METRES = 1
/** Ground below a craft that rises or falls by less than this share of the way is not a ridge. */
const RIDGE_SLOPE = 0.5

/** How a ring was passed: its precision in [0, 1], or where it was, missed. */
export type Pass = number | MissSide

type FigureName = 'score' | 'ringsCollected' | 'ringsMissed' | 'canistersCollected' | 'fuelTenths'

/** What the end screen shows of a flight. */
export interface FlightSummary extends Readonly<Pick<FlightState, 'seed' | 'isRelaxed' | 'crashCause' | FigureName>> {
  readonly outcome: 'crashed' | 'complete'
  /** Flown below full speed for some of the time: its results are kept apart, as those of a relaxed flight are. */
  readonly isSlow: boolean
  /** Taken over from a watched flight: it is practice, and never a record. */
  readonly isPractice: boolean
  /** Ticks flown. */
  readonly ticks: number
  /** The tick at which each of its rings was collected. */
  readonly splits: readonly number[]
  /** The same of the best flight of this kind on this course before it; empty where there was none. */
  readonly bestSplits: readonly number[]
  /** The tick at which the autopilot collects each ring of the course. */
  readonly autopilot: readonly number[]
  /** The best medal held in this kind of flight on this course before it; null for none. */
  readonly heldMedal: Medal | null
  /** Whom it was raced against; null where it flew alone. */
  readonly rival: RivalResult | null
  /** All of the field that it was raced against; empty where there was none. */
  readonly field: Field
  /** How each ring was passed, in the order they were met. */
  readonly passes: readonly Pass[]
  /** What ended it; of no meaning where nothing was struck. */
  readonly struck: Struck
  /** Flights in a row that ended below ten rings since the game was opened, this one included; practice does not count. */
  readonly failuresInRow: number
}

/** What the flight's state does not hold. */
type FlightHistory = Omit<FlightSummary, keyof FlightState | 'outcome' | 'ticks' | 'struck'>

/** A copy, so that the flight's state may be used for the next one. */
export function summaryFromFlight(flight: FlightState, history: FlightHistory): FlightSummary {
  return {
    ...history,
    outcome: flight.phase === 'complete' ? 'complete' : 'crashed',
    crashCause: flight.crashCause,
    seed: flight.seed,
    isRelaxed: flight.isRelaxed,
    score: flight.score,
    ringsCollected: flight.ringsCollected,
    ringsMissed: flight.ringsMissed,
    canistersCollected: flight.canistersCollected,
    ticks: flight.tick,
    fuelTenths: flight.fuelTenths,
    struck: struckBy(flight),
  }
}

/** By the larger of the two distances that the craft was off the ring's centre. */
export function missSideOf({ passX, passY }: Pick<RingState, 'passX' | 'passY'>): MissSide {
  if (Math.abs(passY) >= Math.abs(passX)) return passY < 0 ? 'higher' : 'lower'
  return passX < 0 ? 'further right' : 'further left'
}

function struckBy({ seed, craft, landmarks }: FlightState): Struck {
  const before = { ...craft, z: craft.z + LANDMARK_METRES }
  const after = { ...craft, z: craft.z - LANDMARK_METRES }
  const landmark = landmarks.find((one) => craftHitShare([one], before, after) <= 1)
  if (landmark !== undefined) return landmark.kind
  if (craft.rockMetres > STRUCK_METRES) return 'ahead'
  if (Math.abs(craft.rockSide) >= 0.5) return craft.rockSide < 0 ? 'left' : 'right'
  const rise = (x: number, z: number) =>
    Math.abs(groundAt(seed, craft.x + x, craft.z + z) - groundAt(seed, craft.x - x, craft.z - z)) / (2 * FACET_METRES)
  return Math.hypot(rise(FACET_METRES, 0), rise(0, FACET_METRES)) < RIDGE_SLOPE ? 'ground' : 'ridge'
}
