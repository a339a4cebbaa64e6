import { useStore } from 'zustand'

import { behindTextFrom, RIVAL_WORDS, secondsTextFrom, upperFirst } from '../../hud/time-words.ts'
import { isRecord, timeOf } from '../../player-data/logbook/course-records.ts'
import { kindOf } from '../../player-data/logbook/flight-kind.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { comingRival, type RivalResult } from '../../session/rival.ts'
import type { GameStores } from '../../stores/game.ts'
import { courseName, kindSuffix, resultWords } from '../elements/record-words.ts'
import { SplitChart } from './compare-flights.tsx'
import styles from './course-result.module.css'
import { comparableSplits, isOfOthers, raceWords } from './end-words.ts'
import { FieldTable } from './field-table.tsx'

interface CourseResultProps extends Pick<GameStores, 'session' | 'settings'> {
  readonly flight: FlightSummary
}

/** What the flight was worth on its course: the record, where the time went, and who joins the next flight. */
export function CourseResult({ flight, session, settings }: CourseResultProps) {
  const next = comingRival(useStore(session))
  const { showsRival } = useStore(settings)
  const mine = timeOf(flight.splits)
  const theirs = timeOf(flight.rival?.splits ?? [])
  const coming = timeOf(next?.splits ?? [])
  // Who leads on, where the rival is beaten.
  const hasLeader = mine !== undefined && theirs !== undefined && coming !== undefined && coming < mine && mine < theirs
  const leader = hasLeader ? next : null
  const reference: RivalResult =
    leader ??
    flight.rival ??
    (flight.bestSplits.length >= flight.splits.length
      ? { name: 'best', splits: flight.bestSplits }
      : { name: 'autopilot', splits: flight.autopilot })
  const autopilotTicks = timeOf(flight.autopilot)
  const comparable = comparableSplits(flight)
  return (
    <>
      <p className={styles['line']}>
        {flight.rival !== null && !isOfOthers(flight.rival) && `${raceWords(flight, flight.rival)} `}
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
          referenceName={`${RIVAL_WORDS[reference.name]}${leader !== null && showsRival ? ', which flies with you next' : ''}`}
          endsAtMiss={comparable.length < flight.splits.length}
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
    : `${name}. ${isBest ? 'New best' : 'Best'}${kindSuffix(kindOf(flight))}${isBest && mine !== undefined ? '' : `: ${result}`}${gained}.`
}

/** Who joins the next flight, where that is another one than the last; null where nobody does, and of several. */
export function joiningWords(next: RivalResult | null, last: RivalResult | null): string | null {
  if (next === null || next.name === 'field') return null
  const ticks = timeOf(next.splits)
  const isPacer = next.name === 'pacer' && ticks !== undefined
  // The pacer of another medal is another one.
  const isSamePace = !isPacer || ticks === timeOf(last?.splits ?? [])
  if (next.name === last?.name && isSamePace) return null
  return ` On your next flight here a pale craft flies with you: ${RIVAL_WORDS[next.name]}${isPacer ? `, in ${secondsTextFrom(ticks)}` : ''}.`
}
