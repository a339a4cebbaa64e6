import { Suspense } from 'react'

import { timeOf, type Splits } from '../../player-data/logbook/course-records.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import type { RivalResult } from '../../session/rival.ts'
import { RIVAL_WORDS, secondsTextFrom } from '../../hud/time-words.ts'
import { recordWords } from '../elements/record-words.ts'
import { FieldTable, RaceResult, SplitChart } from '../lazy/load-lazy-parts.ts'
import { joiningWords, missedWords } from './end-words.ts'
import figures from './end-screen.module.css'

interface CourseResultProps {
  readonly flight: FlightSummary
  readonly autopilot: Splits
  /** Whom the next flight is raced against. */
  readonly next: RivalResult | null
}

/** What the flight was worth on its course: the record, where the time went, and who joins the next flight. */
export function CourseResult({ flight, autopilot, next }: CourseResultProps) {
  const reference: RivalResult =
    flight.rival ??
    (flight.bestSplits.length > 0
      ? { name: 'best', splits: flight.bestSplits }
      : { name: 'autopilot', splits: autopilot })
  const autopilotTicks = timeOf(autopilot)
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
      {flight.splits.length > 0 && (
        <Suspense>
          <SplitChart splits={flight.splits} reference={reference.splits} referenceName={RIVAL_WORDS[reference.name]} />
        </Suspense>
      )}
    </>
  )
}
