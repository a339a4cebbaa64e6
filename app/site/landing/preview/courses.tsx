import { useSyncExternalStore } from 'react'

import { ButtonLink } from '../../components/button.tsx'
import { COURSES_BY_MOOD } from '../captures/courses-by-mood.ts'
import styles from './courses.module.css'

/** Where to fly: the course of the day, and one named course of each mood. */
export function Courses() {
  // The page is built on another day than it is read on; until hydration the line of the date is reserved.
  const today = useSyncExternalStore(followReturns, dateOfToday, () => '')
  return (
    <div className={styles['courses']}>
      <div className={styles['today']}>
        <h3>Today’s course</h3>
        <p className={styles['date']}>
          <time>{today}</time>
        </p>
        <p className={styles['words']}>
          The same for everyone with the same date, from midnight to midnight where you are. Seven past days stay open.
        </p>
        <ButtonLink to="/?course=day#play">Fly today’s course</ButtonLink>
      </div>
      <div className={styles['named']}>
        <h3 id={NAMED_ID}>Courses with names</h3>
        <p className={styles['words']}>
          Twenty-four courses under eight skies. Pick one of these eight and fly; the game has them all.
        </p>
        <ul className={styles['pictures']} aria-labelledby={NAMED_ID}>
          {COURSES_BY_MOOD.map(({ name, course, picture }) => (
            <li key={course}>
              <a className={styles['course']} href={`/?course=${course}#play`}>
                <img className={styles['picture']} src={picture} width={320} height={180} alt="" loading="lazy" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const NAMED_ID = 'named-courses'

/** "Thursday 26 November", where the visitor is. */
function dateOfToday(): string {
  return new Date().toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })
}

/** A visitor may return to the page on another day: to a tab that stayed open, or by the way back. */
function followReturns(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
