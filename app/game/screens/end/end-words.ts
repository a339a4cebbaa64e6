/** What the end screen says of a flight at once: why it ended, and how far it is from its target. */
import { behindTextFrom, gapBetween, gapTextFrom, RIVAL_WORDS, ringsText } from '../../hud/time-words.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import type { FlightSummary, Struck } from '../../session/flight-summary.ts'
import { medalAfter, medalTimesFor, ticksOfMedal, type Medal } from '../../session/medals.ts'
import type { RivalName } from '../../session/rival.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'

const STRUCK_WORDS: Readonly<Record<Struck, string>> = {
  left: 'the wall on your left',
  right: 'the wall on your right',
  ridge: 'the ridge below',
  ground: 'the ground below',
  ahead: 'the rock ahead',
  arch: 'the arch',
  spire: 'the spire',
  viaduct: 'the viaduct',
}

/** Why it ended, or how it was completed. */
export function endingWords({ outcome, crashCause, ringsMissed, struck }: FlightSummary): string {
  if (outcome === 'complete')
    return ringsMissed === 0 ? 'Every ring on the first pass.' : 'Ten rings, the long way round.'
  return crashCause === 'fuel' ? 'The tank ran dry.' : `You hit ${STRUCK_WORDS[struck]}.`
}

/**
 * How far it is from its target: "7 rings short", or "0.31 s to gold". The target is the linked flight that won, else the next
 * medal, and after the last one the rival, the own best where that is faster, or the autopilot; null where that one did not finish.
 *
 * @param medal the best one earned on the course, by this flight or before
 */
export function targetWords(flight: FlightSummary, medal: Medal | null): string | null {
  const { splits, bestSplits, autopilot, rival } = flight
  const mine = timeOf(splits)
  const missing = RINGS_TO_WIN - splits.length
  if (mine === undefined) return `${ringsText(missing)} short`
  const next = medalAfter(medal)
  const linked = rival?.name === 'link' ? timeOf(rival.splits) : undefined
  if (next !== null && (linked ?? Infinity) >= mine) {
    const ticks = ticksOfMedal(next, medalTimesFor(flight, autopilot))
    return ticks === undefined || mine <= ticks ? null : `${behindTextFrom(mine, ticks)} to ${next}`
  }
  const best = timeOf(bestSplits)
  const target: readonly [name: RivalName, ticks: number | undefined] =
    rival !== null
      ? [rival.name, timeOf(rival.splits)]
      : best !== undefined && best < mine
        ? ['best', best]
        : ['autopilot', timeOf(autopilot)]
  const [to, ticks] = target
  if (ticks === undefined) return null
  return mine > ticks
    ? `${behindTextFrom(mine, ticks)} to ${RIVAL_WORDS[to]}`
    : gapTextFrom(gapBetween(mine, ticks, to))
}
