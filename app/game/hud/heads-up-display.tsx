import type { Ref } from 'react'

import { RINGS_TO_WIN } from '../simulation/rules.ts'
import { FuelGauge } from './fuel-gauge.tsx'
import { RingCues } from './ring-cues.tsx'
import styles from './heads-up-display.module.css'

const MARKS = Array.from({ length: RINGS_TO_WIN }, (_, index) => index)

/**
 * The instruments over the picture. Rendered once: in flight, instruments.ts, passing-note.ts and
 * ring-arrow.ts write only to the nodes marked with `data-instrument` and `data-mark`, here and in the gauge and the cues, and
 * to their children.
 */
export function HeadsUpDisplay({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <div className={styles['display']} ref={ref}>
      <RingCues />
      <div className={styles['top']}>
        <div className={styles['score']}>
          <span className={styles['label']}>Score</span> <span className={styles['figure']} data-instrument="score" />
        </div>
        <div className={styles['rings']}>
          <div className={styles['count']}>
            <span className={styles['label']}>Rings</span> <span className={styles['figure']} data-instrument="rings" />
          </div>
          <div className={styles['tally']} aria-hidden="true">
            <ol className={styles['marks']}>
              {MARKS.map((mark) => (
                <li key={mark} className={styles['mark']} data-mark="ahead" />
              ))}
            </ol>
            <ol className={styles['rivalMarks']} data-instrument="rival-marks" hidden>
              {MARKS.map((mark) => (
                <li key={mark} className={styles['rivalMark']} />
              ))}
            </ol>
          </div>
        </div>
      </div>
      <div className={styles['bottom']}>
        <div className={styles['altitude']} data-foot>
          <span className={styles['label']}>Altitude</span>{' '}
          <span className={styles['figure']} data-instrument="altitude" /> <span className={styles['unit']}>m</span>
        </div>
        <FuelGauge />
        <div className={styles['speed']} data-foot>
          <span className={styles['label']}>Speed</span> <span className={styles['figure']} data-instrument="speed" />{' '}
          <span className={styles['unit']}>km/h</span>
        </div>
      </div>
    </div>
  )
}
