/** Medals: what a finished course is worth, by its time against the autopilot's there, or the ace flight's. */
import type { FlightSummary } from './flight-summary.ts'
import { aceTicksOf } from './named-courses.ts'
import { RINGS_TO_WIN } from '../simulation/rules.ts'

/** The least first. */
export const MEDALS = ['bronze', 'silver', 'gold', 'platinum', 'ace'] as const
export type Medal = (typeof MEDALS)[number]

/**
 * The most time of each medal as a share of the autopilot's; of platinum and ace only where there is no ace flight. Bronze asks for ten
 * rings alone. Set by measure: `npm run bench -- medals` holds how many of each kind of pilot earn them.
 */
const MEDAL_RATIOS: Readonly<Record<Exclude<Medal, 'bronze'>, number>> = {
  silver: 1.19,
  gold: 1.1,
  platinum: 0.97,
  ace: 0.96,
}

/**
 * The most time of platinum as a share of the ace flight's, where there is one: on some courses more can be gained on the autopilot
 * than on others. Set by the same bench.
 */
const PLATINUM_PER_ACE = 1.02

/** What the times of a course's medals come from, in ticks. */
export interface MedalTimes {
  /** Undefined where it does not finish. */
  readonly autopilot: number | undefined
  /** Of the course's ace flight, which is the time of the ace medal; undefined where there is none, and for a relaxed flight. */
  readonly ace: number | undefined
}

/** What the medals of a flight come from. `autopilot`: its splits on the course. */
export function medalTimesFor(
  { seed, isRelaxed }: { readonly seed: number; readonly isRelaxed: boolean },
  autopilot: readonly number[],
): MedalTimes {
  return { autopilot: autopilot[RINGS_TO_WIN - 1], ace: aceTicksOf(seed, isRelaxed) }
}

/** The most ticks that a medal allows; undefined where it is measured by an autopilot that does not finish. */
export function ticksOfMedal(medal: Medal, { autopilot, ace }: MedalTimes): number | undefined {
  if (medal === 'bronze') return Infinity
  if (medal === 'ace' && ace !== undefined) return ace
  if (medal === 'platinum' && ace !== undefined) return Math.floor(ace * PLATINUM_PER_ACE)
  return autopilot === undefined ? undefined : Math.floor(autopilot * MEDAL_RATIOS[medal])
}

/** The best medal that ten rings in `ticks` earn: bronze where no better one has a time. */
export function medalOfTime(ticks: number, times: MedalTimes): Medal {
  return MEDALS.findLast((medal) => ticks <= (ticksOfMedal(medal, times) ?? 0)) ?? 'bronze'
}

/** The medal of an ended flight; null where it earns none. */
export function medalOfFlight(flight: FlightSummary): Medal | null {
  if (flight.outcome !== 'complete' || flight.isPractice) return null
  return medalOfTime(flight.ticks, medalTimesFor(flight, flight.autopilot))
}

/** The same, where it is better than what was held on the course before. */
export function newMedalOf(flight: FlightSummary): Medal | null {
  const medal = medalOfFlight(flight)
  return rankOf(medal) > rankOf(flight.heldMedal) ? medal : null
}

/** The medal above `medal`; null above the best. */
export function medalAfter(medal: Medal | null): Medal | null {
  return MEDALS.at(rankOf(medal) + 1) ?? null
}

/** The better one of two. */
export function betterMedal(one: Medal | null, other: Medal | null): Medal | null {
  return rankOf(one) >= rankOf(other) ? one : other
}

/** −1 of none, then from 0 for bronze. */
export function rankOf(medal: Medal | null): number {
  return medal === null ? -1 : MEDALS.indexOf(medal)
}
