/** What the end screen says of a flight: why it ended, what it missed, and how far it is from its target. */
import { behindTextFrom, gapBetween, gapTextFrom, RIVAL_WORDS, secondsTextFrom } from '../../hud/time-words.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import type { FlightSummary, MissSide, Struck } from '../../session/flight-summary.ts'
import { medalAfter, medalTimesFor, ticksOfMedal, type Medal } from '../../session/medals.ts'
import type { RivalName, RivalResult } from '../../session/rival.ts'
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

/** "3 rings missed: 2 were higher, 1 further left."; null of a completed mission, and where none was missed. */
export function missedWords({ outcome, misses }: Pick<FlightSummary, 'outcome' | 'misses'>): string | null {
  if (outcome === 'complete' || misses.length === 0) return null
  const counts = new Map<MissSide, number>()
  for (const side of misses) counts.set(side, (counts.get(side) ?? 0) + 1)
  if (misses.length === 1) return `1 ring missed: it was ${misses[0]}.`
  const sides = [...counts].toSorted(([, one], [, other]) => other - one).map(([side, count]) => `${count} ${side}`)
  if (counts.size === 1) return `${misses.length} rings missed: ${misses.length === 2 ? 'both' : 'all'} ${misses[0]}.`
  return `${misses.length} rings missed: ${sides.join(', ')}.`
}

/** Who joins the next flight, where that is another one than the last; null where nobody does, and of several. */
export function joiningWords(next: RivalResult | null, last: RivalResult | null): string | null {
  if (next === null || next.name === 'field') return null
  const ticks = timeOf(next.splits)
  const isPacer = next.name === 'pacer' && ticks !== undefined
  // The pacer of another medal is another one.
  const isSamePace = !isPacer || ticks === timeOf(last?.splits ?? [])
  if (next.name === last?.name && isSamePace) return null
  return ` On your next flight here the pale craft is ${RIVAL_WORDS[next.name]}${isPacer ? `, in ${secondsTextFrom(ticks)}` : ''}.`
}

/**
 * How far it is from its target: "7 rings to go", or "0.31 s to gold". The target is the linked flight that was raced, else the next
 * medal, and after the last one the rival, the own best where that is faster, or the autopilot; null where that one did not finish.
 *
 * @param medal the best one earned on the course, by this flight or before
 */
export function targetWords(flight: FlightSummary, medal: Medal | null): string | null {
  const { splits, bestSplits, autopilot, rival } = flight
  const mine = timeOf(splits)
  const missing = RINGS_TO_WIN - splits.length
  if (mine === undefined) return missing === 1 ? '1 ring to go' : `${missing} rings to go`
  const next = medalAfter(medal)
  if (next !== null && rival?.name !== 'link') {
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
