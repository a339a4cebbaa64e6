import { useEffect, useId } from 'react'

import { medalOn, type CourseMedals } from '../../player-data/logbook/course-medals.ts'
import type { FlightKind } from '../../player-data/logbook/flight-kind.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import { MEDALS } from '../../session/medals.ts'
import { NAMED_COURSES } from '../../session/named-courses.ts'
import { courseOfDay, dateWords, pastDays } from '../../session/course-of-day.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import { bestOn, useToday } from '../elements/record-words.ts'
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
export function CourseLists({ onShown, ...props }: CourseListsProps & { readonly onShown: () => void }) {
  useEffect(onShown, [onShown])
  return (
    <>
      <Days {...props} />
      <NamedCourses {...props} />
    </>
  )
}

/** The courses of this day and of those before it. */
function Days({ seed, onChoose, ...flown }: CourseListsProps) {
  const titleId = useId()
  const today = useToday()
  return (
    <>
      <h4 id={titleId} className={styles['title']}>
        Course of the day
      </h4>
      <ul className={styles['days']} aria-labelledby={titleId}>
        {[today, ...pastDays(today)].map((day) => {
          const course = courseOfDay(day)
          return (
            <li key={day}>
              <button
                type="button"
                className={styles['day']}
                aria-current={course === seed}
                onClick={() => onChoose(course, 'day')}
              >
                <b>{day === today ? 'Today' : dateWords(day, 'short')}</b> <Result course={course} {...flown} />
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
      <p className={styles['sum']}>{collectionWords(flown.logbook.medals, flown.kind)}</p>
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

/** "Medals on 3 of 24: 1 gold, 2 bronze." */
function collectionWords(medals: readonly CourseMedals[], kind: FlightKind): string {
  const held = NAMED_COURSES.map(({ seed }) => medalOn(medals, seed, kind))
  const counts = MEDALS.toReversed().flatMap((medal) => {
    const count = held.filter((each) => each === medal).length
    return count === 0 ? [] : [`${count} ${medal}`]
  })
  const isRelaxed = kind === 'relaxed' || kind === 'slowRelaxed'
  if (counts.length === 0)
    return `${NAMED_COURSES.length} courses under eight skies. Each course has five medals${isRelaxed ? '' : ', and an ace flight to race'}.`
  return `Medals on ${held.filter((each) => each !== null).length} of ${NAMED_COURSES.length}: ${counts.join(', ')}.`
}

interface ResultProps extends Pick<CourseListsProps, 'logbook' | 'kind'> {
  readonly course: number
}

/** The best result on a course, and its medal, which is kept for longer than the result. */
function Result({ course, logbook, kind }: ResultProps) {
  const best = bestOn(logbook, course, kind)
  if (best === null) return <span className="visually-hidden">no result yet</span>
  const { result, medal, note } = best
  return (
    <span>
      {result !== null && <span>{result}</span>}
      {result !== null && medal !== null && ', '}
      {medal !== null && (
        <span className={styles['medal']}>
          <MedalSign medal={medal} />
          {medal}
        </span>
      )}
      {note}
    </span>
  )
}
