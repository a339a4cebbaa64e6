import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { upperFirst } from '../../hud/time-words.ts'
import { openFlightText } from '../../flight-link/flight-links.ts'
import type { BestFlight } from '../../player-data/logbook/best-flights.ts'
import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import type { FlightKind } from '../../player-data/logbook/flight-kind.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { courseName, kindSuffix, resultWords } from '../elements/record-words.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './kept-flights.module.css'
import { shareWords, useShare } from '../elements/share-flight.tsx'

/** So many are listed at first. */
const FEW = 5

interface KeptFlightsProps {
  readonly session: SessionStore
  readonly logbook: Pick<Logbook, 'flights' | 'courses'>
  /** As the player has set. */
  readonly kind: FlightKind
  /** A flight has been chosen as the rival, and its course as the coming one. */
  readonly onRace: () => void
}

/** The best flights that the logbook keeps, the latest record first, each to be raced, watched or shared. */
export function KeptFlights({ session, logbook, kind, onRace }: KeptFlightsProps) {
  const { flights, courses } = logbook
  const { picture } = useStore(session)
  const titleId = useId()
  const [areAllShown, setAllShown] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (areAllShown) list.current?.children[FEW].querySelector('button')?.focus()
  }, [areAllShown])
  const [note, setNote] = useState('')
  const { share, outcome } = useShare()

  function race({ seed, kind: flown, text }: BestFlight): void {
    session.dispatch({ type: 'choose-course', seed, origin: 'flight' })
    session.dispatch({ type: 'choose-rival', choice: 'best', ...(flown === kind ? {} : { kept: { seed, text } }) })
    onRace()
  }

  async function watch({ text }: BestFlight): Promise<void> {
    const opened = await openFlightText(text)
    if (opened.status === 'flown') session.dispatch({ type: 'watch', flight: opened.result.flight })
    else setNote(opened.status === 'older' ? UNDER_OLDER_RULES : 'This flight can’t be read.')
  }

  return (
    <div className={styles['flights']}>
      <h4 id={titleId}>Best flights</h4>
      <ul ref={list} aria-labelledby={titleId}>
        {flights.slice(0, areAllShown ? flights.length : FEW).map((flight) => {
          const name = `${upperFirst(courseName(flight.seed))}${kindSuffix(flight.kind)}`
          const splits = bestSplitsOn(courses, flight.seed, flight.kind)
          const words = shareWords(flight.seed, splits, kindSuffix(flight.kind))
          return (
            <li key={`${flight.kind} ${flight.seed}`} className={styles['flight']}>
              <span>
                {name}: {resultWords(splits) ?? 'no record'}
              </span>
              <div className={styles['uses']}>
                <ScreenButton variant="quiet" aria-label={`Race: ${name}`} onClick={() => race(flight)}>
                  Race
                </ScreenButton>
                <ScreenButton
                  variant="quiet"
                  aria-label={`Watch: ${name}`}
                  isReady={picture === 'ready'}
                  onClick={() => void watch(flight)}
                >
                  Watch
                </ScreenButton>
                <ScreenButton
                  variant="quiet"
                  aria-label={`Share: ${name}`}
                  onClick={() => void share(words, flight.seed, flight.text)}
                >
                  Share
                </ScreenButton>
              </div>
            </li>
          )
        })}
      </ul>
      {flights.length > FEW && !areAllShown && (
        <ScreenButton variant="quiet" onClick={() => setAllShown(true)}>
          {`Show all ${flights.length}`}
        </ScreenButton>
      )}
      <p role="status">{note}</p>
      {outcome}
    </div>
  )
}

const UNDER_OLDER_RULES = 'This flight was flown under older rules. You can still fly its course.'
