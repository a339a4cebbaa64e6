import { RESUME_MILLISECONDS } from '../session/resume-count.ts'
import styles from './count-screen.module.css'

/** The ring runs down in the time of the whole count. */
const setCountTime = (ring: SVGElement | null) => ring?.style.setProperty('--count-time', `${RESUME_MILLISECONDS}ms`)

/** The count before a paused flight goes on, over the still picture. `count`: from RESUME_COUNT down to 1. The live region says it. */
export function CountScreen({ count }: { readonly count: number }) {
  return (
    <div className={styles['screen']} aria-hidden="true">
      {/* Another element for each number, so that each arrives anew. */}
      <p key={count} className={styles['numeral']} data-instrument="count">
        {count}
      </p>
      <svg ref={setCountTime} className={styles['ring']} viewBox="0 0 100 100">
        <circle className={styles['track']} cx="50" cy="50" r="46" />
        <circle className={styles['run']} cx="50" cy="50" r="46" pathLength="100" />
      </svg>
    </div>
  )
}
