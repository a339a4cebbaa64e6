import { Arrow } from '../arrow.tsx'
import styles from './ring-cues.module.css'

/** The arrow to the next ring and the note about a missed one. Written to by instruments.ts. */
export function RingCues() {
  return (
    <>
      <div className={styles['outlook']} aria-hidden="true">
        <div className={styles['pointer']} data-instrument="ring-arrow" hidden>
          <Arrow towards="up" />
        </div>
      </div>
      <p className={styles['missed']} data-instrument="ring-missed" aria-hidden="true" hidden>
        <span className={styles['brokenRing']} /> Ring missed
      </p>
    </>
  )
}
