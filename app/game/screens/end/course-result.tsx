import { useStore } from 'zustand'

import { behindTextFrom, RIVAL_WORDS, ringsText, secondsTextFrom, upperFirst } from '../../hud/time-words.ts'
import { isRecord, timeOf } from '../../player-data/logbook/course-records.ts'
import { kindOf } from '../../player-data/logbook/flight-kind.ts'
import type { FlightSummary, MissSide } from '../../session/flight-summary.ts'
import { comingRival, type RivalResult } from '../../session/rival.ts'
import type { GameStores } from '../../stores/game.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { courseName, kindSuffix, resultWords } from '../elements/record-words.ts'
import { raceWords, SplitChart } from './compare-flights.tsx'
import styles from './course-result.module.css'
import { FieldTable } from './field-table.tsx'

interface CourseResultProps extends Pick<GameStores, 'session' | 'settings'> {
  readonly flight: FlightSummary
}

/** What the flight was worth on its course: the record, where the time went, and who joins the next flight. */
export function CourseResult({ flight, session, settings }: CourseResultProps) {
  const next = comingRival(useStore(session))
  const { showsRival } = useStore(settings)
  const reference: RivalResult =
    flight.rival ??
    (flight.bestSplits.length >= flight.splits.length
      ? { name: 'best', splits: flight.bestSplits }
      : { name: 'autopilot', splits: flight.autopilot })
  const autopilotTicks = timeOf(flight.autopilot)
  // After a miss the next ring is another one than the reference's.
  const missedAt = flight.passes.findIndex((pass) => typeof pass === 'string')
  const comparable = missedAt === -1 ? flight.splits : flight.splits.slice(0, missedAt)
  const missed = missedWords(flight)
  return (
    <>
      {missed !== null && <p className={styles['line']}>{missed}</p>}
      <p className={styles['line']}>
        {flight.rival !== null && `${raceWords(flight, flight.rival)} `}
        {recordWords(flight)}
        {autopilotTicks !== undefined &&
          flight.rival?.name !== 'autopilot' &&
          ` The autopilot: ${secondsTextFrom(autopilotTicks)}.`}
        {showsRival && joiningWords(next, flight.rival)}
      </p>
      <FieldTable flight={flight} />
      {flight.outcome === 'complete' && (
        <SplitChart
          splits={comparable}
          reference={reference.splits}
          referenceName={RIVAL_WORDS[reference.name]}
          endsAtMiss={missedAt !== -1}
        />
      )}
    </>
  )
}

/** Which course was flown, and the best flight of this kind there, this one included. */
function recordWords(flight: FlightSummary): string {
  const { seed, splits, bestSplits } = flight
  const isBest = isRecord(flight)
  const result = resultWords(isBest ? splits : bestSplits)
  const name = upperFirst(courseName(seed))
  const [mine, before] = [timeOf(splits), timeOf(bestSplits)]
  const gained = isBest && mine !== undefined && before !== undefined ? `, by ${behindTextFrom(before, mine)}` : ''
  return result === null
    ? `${name}.`
    : `${name}. ${isBest ? 'New best' : 'Best'}${kindSuffix(kindOf(flight))}: ${result}${gained}.`
}

/** "3 rings missed: 2 higher, 1 further left.", and what that cost a completed mission; null where none was missed. */
export function missedWords({ outcome, passes }: Pick<FlightSummary, 'outcome' | 'passes'>): string | null {
  const misses = passes.filter((pass) => typeof pass === 'string')
  if (misses.length === 0) return null
  const cost = outcome === 'complete' ? ` It took ${RINGS_TO_WIN + misses.length} rings to collect ten.` : ''
  return `${ringsText(misses.length)} missed: ${sideWords(misses)}.${cost}`
}

function sideWords(misses: readonly MissSide[]): string {
  const [first] = misses
  if (misses.length === 1) return `it was ${first}`
  const counts = new Map<MissSide, number>()
  for (const side of misses) counts.set(side, (counts.get(side) ?? 0) + 1)
  if (counts.size === 1) return `${misses.length === 2 ? 'both' : 'all'} ${first}`
  const sides = [...counts].toSorted(([, one], [, other]) => other - one)
  return sides.map(([side, count]) => `${count} ${side}`).join(', ')
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
