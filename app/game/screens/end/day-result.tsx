import { useId } from 'react'
import { useStore } from 'zustand'

import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { FLIGHT_KINDS, kindOf } from '../../player-data/logbook/flight-kind.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import { courseOfDay, dateWords, dayOfCourse, pastDays } from '../../session/course-of-day.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { betterMedal, medalOfFlight, type Medal } from '../../session/medals.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import { kindSuffix, resultWords, useToday } from '../elements/record-words.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import { useCopy } from '../elements/use-copy.tsx'
import styles from './day-result.module.css'
import { ringsFrom, type RingPassed } from './ring-row.tsx'
import { courseLink } from '../../flight-link/addresses.ts'

/** Apart in brightness as well as in hue, as chats write them. */
const SQUARES: Readonly<Record<RingPassed, string>> = {
  centre: '🟩',
  clean: '🟦',
  through: '🟨',
  missed: '⬛',
  ahead: '⬜',
}

interface DayResultProps {
  readonly summary: FlightSummary
  readonly logbook: LogbookStore
}

/** After a flight on the course of a day: a button that copies its result as text, and the medals of the days before. */
export function DayResult({ summary, logbook }: DayResultProps) {
  const today = useToday()
  // The flight may have ended after midnight: the date is that of its course.
  const day = dayOfCourse(summary.seed, today)
  const { copy, outcome } = useCopy('Result')
  if (day === undefined || summary.isPractice) return null
  const medal = medalOfFlight(summary)
  const text = dayResultText(summary, { day, medal, page: window.location.href })

  return (
    <div className={styles['result']}>
      <ScreenButton variant="quiet" onClick={() => void copy(text)}>
        Copy result
      </ScreenButton>
      {outcome}
      <MedalsOfDays today={today} logbook={logbook} />
      {day === today && <p>A new course comes at midnight.</p>}
    </div>
  )
}

interface MedalsOfDaysProps {
  /** As `localDay` counts days. */
  readonly today: number
  readonly logbook: LogbookStore
}

/** The medals of the days that are listed, of any kind of flight, today's last. */
function MedalsOfDays({ today, logbook }: MedalsOfDaysProps) {
  const { medals } = useStore(logbook)
  const titleId = useId()
  return (
    <div className={styles['days']}>
      <p id={titleId}>Medals of the last eight days, in any kind of flight</p>
      <ol className={styles['medals']} aria-labelledby={titleId}>
        {[today, ...pastDays(today)].toReversed().map((day) => {
          const medal = FLIGHT_KINDS.map((kind) => medalOn(medals, courseOfDay(day), kind)).reduce(betterMedal)
          const date = dateWords(day, 'short')
          return (
            <li key={day}>
              <MedalSign medal={medal ?? 'bronze'} isEarned={medal !== null} />
              <span aria-hidden="true">{date.slice(0, 2)}</span>
              <span className="visually-hidden">{`${date}: ${medal ?? 'none'}`}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface ResultContext {
  readonly day: number
  readonly medal: Medal | null
  /** The address of the present page. */
  readonly page: string
}

/** The result as it is sent to others: the date, ten squares, the time, the medal, and the link. */
export function dayResultText(summary: FlightSummary, { day, medal, page }: ResultContext): string {
  const result = resultWords(summary.splits) ?? `0 of ${RINGS_TO_WIN} rings`
  // The squares are of the course's first ten rings; further ones made up for those that were missed.
  const missed = summary.outcome === 'complete' && summary.ringsMissed > 0 ? ` with ${summary.ringsMissed} missed` : ''
  return [
    `Course of the day, ${dateWords(day, 'long')}`,
    ringsFrom(summary.passes)
      .map((ring) => SQUARES[ring])
      .join(''),
    `${result}${missed}${medal === null ? '' : `, ${medal}`}${kindSuffix(kindOf(summary))}`,
    courseLink(page, summary.seed),
  ].join('\n')
}
