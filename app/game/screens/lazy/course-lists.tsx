import { useEffect, useId, useRef, useState } from 'react'

import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import type { FlightKind } from '../../player-data/logbook/flight-kind.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import { NAMED_COURSES } from '../../session/named-courses.ts'
import { courseOfDay, dateWords, localDay, pastDays } from '../../session/course-of-day.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import { resultWords } from '../elements/record-words.ts'
import styles from './course-lists.module.css'

/** The address of the picture of each named course, by the number of the course. */
const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../../../course-pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface CourseListsProps {
  /** The course that is about to be flown. */
  readonly seed: number
  readonly logbook: Logbook
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
      <NamedCourses {...props} />
    </div>
  )
}

/** The courses of the days before this one. */
function PastDays({ seed, onChoose, ...flown }: CourseListsProps) {
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
                <b>{dateWords(day, 'short')}</b> <Result course={course} {...flown} />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The named courses as a gallery. */
function NamedCourses({ seed, onChoose, ...flown }: CourseListsProps) {
  const titleId = useId()
  return (
    <>
      <h4 id={titleId} className={styles['title']}>
        Named courses
      </h4>
      <ul className={styles['gallery']} aria-labelledby={titleId}>
        {NAMED_COURSES.map(({ seed: course, name }) => (
          <li key={course}>
            <button
              type="button"
              className={styles['card']}
              aria-current={course === seed}
              onClick={() => onChoose(course, 'named')}
            >
              <img
                className={styles['picture']}
                src={PICTURES[`../../../course-pictures/${course}.avif`]}
                width={320}
                height={180}
                alt=""
                loading="lazy"
              />
              <b>{name}</b> <Result course={course} {...flown} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ResultProps extends Pick<CourseListsProps, 'logbook' | 'kind'> {
  readonly course: number
}

/** The best result on a course, and its medal. */
function Result({ course, logbook: { courses, medals }, kind }: ResultProps) {
  const medal = medalOn(medals, course, kind)
  return (
    <span>
      <span>{resultWords(bestSplitsOn(courses, course, kind)) ?? 'not flown'}</span>
      {medal !== null && (
        <>
          , <MedalSign medal={medal} />
          {medal}
        </>
      )}
    </span>
  )
}
