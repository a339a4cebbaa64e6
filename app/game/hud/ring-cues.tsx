import { Arrow } from '../arrow.tsx'
import styles from './ring-cues.module.css'

/** The arrow to the next ring, and the notes about a missed one and about the gap to the best. Written by passing-note.ts, instruments.ts and ring-arrow.ts. */
export function RingCues() {
  return (
    <>
      <div className={styles['outlook']} aria-hidden="true">
        <div className={styles['pointer']} data-instrument="ring-arrow" hidden>
          <Arrow towards="up" />
        </div>
      </div>
      <div className={styles['notes']} aria-hidden="true">
        <div className={styles['note']} data-instrument="gap" hidden />
        <div className={styles['note']} data-instrument="ring-missed" hidden>
          <span className={styles['brokenRing']} /> Ring missed
        </div>
      </div>
    </>
  )
}
