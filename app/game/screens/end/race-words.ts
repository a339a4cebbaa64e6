import { apartTextFrom, RIVAL_WORDS, secondsTextFrom } from '../../hud/readings.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import type { RivalResult } from '../../session/rival.ts'
import type { FlightSummary } from '../../session/session.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { legsFrom } from './legs.ts'

/** How a race ended, and where it was decided. */
export function raceWords({ splits }: Pick<FlightSummary, 'splits'>, rival: RivalResult): string {
  const name = RIVAL_WORDS[rival.name]
  const mine = timeOf(splits)
  const theirs = timeOf(rival.splits)
  if (mine === undefined && theirs === undefined)
    return `Neither you nor ${name} finished: ${splits.length} against ${rival.splits.length} of ${RINGS_TO_WIN} rings.`
  if (mine === undefined) return `${upperFirst(name)} finished in ${secondsTextFrom(theirs ?? 0)}.`
  if (theirs === undefined) return `You finished; ${name} did not.`
  const gap = mine - theirs
  if (gap === 0) return `Level with ${name}, to the tick.`
  const by = apartTextFrom(gap)
  const result = gap < 0 ? `You beat ${name} by ${by}.` : `${upperFirst(name)} was sooner by ${by}.`
  const { ring, ticks } = decidingLeg(splits, rival.splits, Math.sign(gap))
  const leg = apartTextFrom(ticks)
  return `${result} Most of it was ${gap < 0 ? 'won' : 'lost'} on the way to ring ${ring}: ${leg}.`
}

/** The leg that gave most to who was sooner. `sign`: −1 where that is the first, 1 where it is the second. */
function decidingLeg(splits: readonly number[], others: readonly number[], sign: number) {
  const otherLegs = legsFrom(others)
  const gains = legsFrom(splits).map((leg, index) => sign * (leg - (otherLegs[index] ?? leg)))
  const ticks = Math.max(...gains)
  return { ring: gains.indexOf(ticks) + 1, ticks }
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
