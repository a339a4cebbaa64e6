import { useEffect, useId, useRef, useState } from 'react'

import { bestSplitsOn, type CourseRecord } from '../../player-data/logbook/course-records.ts'
import type { FlightKind } from '../../player-data/logbook/flight-kind.ts'
import { courseOfDay, dateWords, localDay, pastDays } from '../../session/course-of-day.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import { resultWords } from '../elements/record-words.ts'
import styles from './course-lists.module.css'

interface CourseListsProps {
  /** The course that is about to be flown. */
  readonly seed: number
  readonly courses: readonly CourseRecord[]
  /** The kind of flight whose results are shown. */
  readonly kind: FlightKind
  readonly onChoose: (seed: number, origin: CourseOrigin) => void
}

/** Courses to choose from, each with the best result there. */
export function CourseLists(props: CourseListsProps) {
  const lists = useRef<HTMLDivElement>(null)
  useEffect(() => {
    lists.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={lists}>
      <PastDays {...props} />
    </div>
  )
}

/** The courses of the days before this one. */
function PastDays({ seed, courses, kind, onChoose }: CourseListsProps) {
  const titleId = useId()
  const [days] = useState(() => pastDays(localDay(Date.now())))
  return (
    <>
      <h4 id={titleId} className={styles['title']}>
        Past days
      </h4>
      <ul className={styles['days']} aria-labelledby={titleId}>
        {days.map((day) => {
          const course = courseOfDay(day)
          return (
            <li key={day}>
              <button
                type="button"
                className={styles['day']}
                aria-current={course === seed}
                onClick={() => onChoose(course, 'past-day')}
              >
                <b>{dateWords(day, 'short')}</b> {resultWords(bestSplitsOn(courses, course, kind)) ?? 'not flown'}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
