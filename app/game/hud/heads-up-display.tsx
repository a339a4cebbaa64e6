import type { Ref } from 'react'

import { Hud, MARKS } from '~/hud/hud.tsx'

import { Arrow } from '~/hud/arrow.tsx'
import styles from './heads-up-display.module.css'

/** The places of the clock, from hundreds of seconds to hundredths. */
const PLACES = ['100', '10', '1', '.', '0.1', '0.01']
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)

interface HeadsUpDisplayProps {
  readonly ref: Ref<HTMLDivElement>
  /** Says that the flight is practice, which has no record. */
  readonly isPractice?: boolean
}

/**
 * The HUD of a flight, with its clock, the arrow to the next ring, the chain, the rival's marks, and the notes about rings,
 * near rock and the gap to the best. Rendered once: in flight, instruments.ts, craft-notes.ts and ring-arrow.ts write to its nodes past React.
 */
export function HeadsUpDisplay({ ref, isPractice }: HeadsUpDisplayProps) {
  return (
    <Hud
      ref={ref}
      underMarks={
        <>
          <span className={styles['chain']} data-instrument="chain" hidden />
          <RivalMarks />
        </>
      }
      clock={<Clock />}
    >
      <div className={styles['outlook']} data-outlook aria-hidden="true">
        <div className={styles['pointer']} data-instrument="ring-arrow" hidden>
          <Arrow towards="up" />
        </div>
      </div>
      <div className={styles['notes']} data-notes aria-hidden="true">
        {isPractice && <div className={styles['practice']}>Practice</div>}
        <div className={styles['gap']} data-instrument="gap" dir="auto" hidden />
      </div>
      <div className={styles['craftNote']} data-instrument="ring-note" aria-hidden="true" hidden>
        <span className={styles['judgement']} data-instrument="judgement" />
        <span className={styles['points']} data-instrument="points" />
        <span data-instrument="gain" />
      </div>
      <div className={styles['craftNote']} data-instrument="ring-missed" aria-hidden="true" hidden>
        <span className={styles['brokenRing']} />
        <span data-instrument="miss-words" />
      </div>
      <div className={styles['craftNote']} data-instrument="near-rock" aria-hidden="true" hidden>
        Near rock: faster
      </div>
    </Hud>
  )
}

/** Not read out: the end of a flight says its time. */
function Clock() {
  return (
    <div className={styles['clock']} data-instrument="clock" aria-hidden="true" translate="no">
      {PLACES.map((place) =>
        place === '.' ? (
          <b key={place}>{place}</b>
        ) : (
          <b key={place} className={styles['place']} data-digit={place}>
            {DIGITS.map((digit) => (
              <b key={digit} className={styles['digit']}>
                {digit}
              </b>
            ))}
          </b>
        ),
      )}
    </div>
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
