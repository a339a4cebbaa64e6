/** The result of a flight: its time and medal, its record, where the time went, and who joins the next flight. */
import { Suspense } from 'react'
import { useStore } from 'zustand'

import { RIVAL_WORDS, secondsTextFrom, upperFirst } from '../../hud/time-words.ts'
import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { isRecord, timeOf } from '../../player-data/logbook/course-records.ts'
import { kindOf } from '../../player-data/logbook/flight-kind.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import { MISSED, type FlightSummary } from '../../session/flight-summary.ts'
import { betterMedal, medalOfFlight, newMedalOf } from '../../session/medals.ts'
import type { RivalResult } from '../../session/rival.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import { recordWords } from '../elements/record-words.ts'
import { FieldTable, RaceResult, SplitChart } from '../lazy/load-lazy-parts.ts'
import { joiningWords, missedWords, targetWords } from './end-words.ts'
import figures from './end-screen.module.css'

interface FlightTimeProps {
  readonly flight: FlightSummary
  readonly logbook: LogbookStore
}

/** The time of the flight, its medal, and how far it is from its target. */
export function FlightTime({ flight, logbook }: FlightTimeProps) {
  const { medals } = useStore(logbook)
  const isComplete = flight.outcome === 'complete'
  const isBest = isComplete && isRecord(flight)
  const medal = medalOfFlight(flight)
  const isEarned = newMedalOf(flight) !== null
  const best = betterMedal(medal, medalOn(medals, flight.seed, kindOf(flight)))
  return (
    <p className={figures['time']}>
      <span className={figures['clock']}>
        {secondsTextFrom(flight.ticks)}
        {isBest && <span className={figures['best']}> best</span>}
      </span>{' '}
      {medal !== null && (
        <span className={figures['medal']} data-earned={isEarned ? '' : undefined}>
          <MedalSign medal={medal} /> {upperFirst(medal)}
          {isEarned && <span className={figures['best']}> earned</span>}
        </span>
      )}{' '}
      {!flight.isPractice && targetWords(flight, best)}
    </p>
  )
}

interface CourseResultProps {
  readonly flight: FlightSummary
  /** Whom the next flight is raced against. */
  readonly next: RivalResult | null
}

/** What the flight was worth on its course: the record, where the time went, and who joins the next flight. */
export function CourseResult({ flight, next }: CourseResultProps) {
  const reference: RivalResult =
    flight.rival ??
    (flight.bestSplits.length >= flight.splits.length
      ? { name: 'best', splits: flight.bestSplits }
      : { name: 'autopilot', splits: flight.autopilot })
  const autopilotTicks = timeOf(flight.autopilot)
  // After a miss the next ring is another one than the reference's.
  const missedAt = flight.passes.indexOf(MISSED)
  const comparable = missedAt === -1 ? flight.splits : flight.splits.slice(0, missedAt)
  const missed = missedWords(flight)
  return (
    <>
      {missed !== null && <p className={figures['record']}>{missed}</p>}
      <p className={figures['record']}>
        {flight.rival !== null && (
          <Suspense>
            <RaceResult flight={flight} rival={flight.rival} />
          </Suspense>
        )}
        {recordWords(flight)}
        {autopilotTicks !== undefined &&
          flight.rival?.name !== 'autopilot' &&
          ` The autopilot: ${secondsTextFrom(autopilotTicks)}.`}
        {joiningWords(next, flight.rival)}
      </p>
      <Suspense>
        <FieldTable flight={flight} />
      </Suspense>
      {/* One bar is no chart. */}
      {comparable.length > 1 && (
        <Suspense>
          <SplitChart
            splits={comparable}
            reference={reference.splits}
            referenceName={RIVAL_WORDS[reference.name]}
            endsAtMiss={missedAt !== -1}
          />
        </Suspense>
      )}
    </>
  )
}
