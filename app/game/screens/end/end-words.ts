/** What the end screen says of a flight: why it ended, how a race went, and how far it is from its target. */
import {
  apartTextFrom,
  behindTextFrom,
  gapBetween,
  gapTextFrom,
  RIVAL_WORDS,
  ringsText,
  secondsTextFrom,
  upperFirst,
} from '../../hud/time-words.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import type { FlightSummary, Struck } from '../../session/flight-summary.ts'
import { medalAfter, medalTimesFor, ticksOfMedal, type Medal } from '../../session/medals.ts'
import type { RivalName, RivalResult } from '../../session/rival.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'

const STRUCK_WORDS: Readonly<Record<Struck, string>> = {
  left: 'the rock on your left',
  right: 'the rock on your right',
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

/** Whether the rival was flown by somebody else: who won is then the first thing to say. */
export function isOfOthers(rival: RivalResult | null): rival is RivalResult {
  return rival !== null && (rival.name === 'link' || rival.name === 'field')
}

/** How a race against others went; nothing where there was none, or where the target says it. */
export function firstWords(flight: FlightSummary): string {
  const { rival, splits } = flight
  if (!isOfOthers(rival)) return ''
  const [mine, theirs] = [timeOf(splits), timeOf(rival.splits)]
  const isTarget = rival.name === 'link' && mine !== undefined && theirs !== undefined && theirs < mine
  return isTarget ? '' : raceWords(flight, rival)
}

/** Rivals that miss no ring. */
const CLEAN_RIVALS: readonly RivalName[] = ['autopilot', 'pacer', 'ace']

/** How a race ended. */
export function raceWords({ splits, passes }: Pick<FlightSummary, 'splits' | 'passes'>, rival: RivalResult): string {
  const name = RIVAL_WORDS[rival.name]
  const mine = timeOf(splits)
  const theirs = timeOf(rival.splits)
  if (mine === undefined && theirs === undefined) {
    const [own, other] = [splits.length, rival.splits.length]
    if (own === other) return `You got as far as ${name}: ${ringsText(own)} each.`
    return own > other
      ? `You got further than ${name}: ${ringsText(own)} to ${other}.`
      : `${upperFirst(name)} got further: ${ringsText(other)} to your ${own}.`
  }
  if (mine === undefined) {
    const finished = `${upperFirst(name)} finished in ${secondsTextFrom(theirs ?? 0)}.`
    const rings = comparableSplits({ splits, passes }).length
    // Up to the first ring all fly alike, and a flight of a person may have missed one.
    if (rings < 2 || !CLEAN_RIVALS.includes(rival.name)) return finished
    const { ticks } = gapBetween(splits[rings - 1], rival.splits[rings - 1], rival.name)
    const stood = ticks === 0 ? 'level' : `${apartTextFrom(ticks)} ${ticks < 0 ? 'ahead' : 'behind'}`
    return `${finished} At ring ${rings} you were ${stood}.`
  }
  if (theirs === undefined) return `You finished; ${name} didn’t.`
  return `You finished ${gapTextFrom(gapBetween(mine, theirs, rival.name))}.`
}

/** The splits up to the first miss: after it the next ring is another one than the rival's. */
export function comparableSplits({ splits, passes }: Pick<FlightSummary, 'splits' | 'passes'>): readonly number[] {
  const missedAt = passes.findIndex((pass) => typeof pass === 'string')
  return missedAt === -1 ? splits : splits.slice(0, missedAt)
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
