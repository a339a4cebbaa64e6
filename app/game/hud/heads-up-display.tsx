import type { Ref } from 'react'

import { Hud, MARKS } from '~/hud/hud.tsx'

import { Arrow } from '../page/arrow.tsx'
import styles from './heads-up-display.module.css'

/**
 * The HUD of a flight, with the arrow to the next ring, the rival's marks, and the notes about a missed ring and the gap to
 * the best. Rendered once: in flight, instruments.ts and ring-arrow.ts write to its nodes past React.
 */
export function HeadsUpDisplay({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <Hud ref={ref} underMarks={<RivalMarks />}>
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
    </Hud>
  )
}

function RivalMarks() {
  return (
    <ol className={styles['rivalMarks']} data-instrument="rival-marks" hidden>
      {MARKS.map((place) => (
        <li key={place} className={styles['rivalMark']} />
      ))}
    </ol>
  )
}
