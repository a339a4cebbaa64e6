import { useSyncExternalStore } from 'react'

import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import type { FlightKind } from '../../player-data/logbook/flight-kind.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import { courseOfDay, localDay } from '../../session/course-of-day.ts'
import { resultWords } from '../elements/record-words.ts'
import styles from '../elements/screen.module.css'

interface TodayLineProps {
  /** The course that is about to be flown, of which more stands above. */
  readonly seed: number
  readonly logbook: Logbook
  readonly kind: FlightKind
}

/** Whether the course of the day has been flown. */
export function TodayLine({ seed, logbook: { courses, medals }, kind }: TodayLineProps) {
  const today = useSyncExternalStore(followReturns, courseOfToday)
  if (seed === today) return null
  const known = [resultWords(bestSplitsOn(courses, today, kind)), medalOn(medals, today, kind)]
  const words = known.filter((each) => each !== null).join(', ') || 'not flown yet'
  return <p className={styles['course']}>{`Today’s course: ${words}.`}</p>
}

function courseOfToday(): number {
  return courseOfDay(localDay(Date.now()))
}

/** The day may change while the start screen is open: each rendering reads it anew, and a return to the tab renders. */
function followReturns(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
