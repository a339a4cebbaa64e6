import { RINGS_TO_WIN } from '~/game/simulation/rules.ts'

import type { Capture } from '../captures/capture.ts'
import styles from './flight-picture.module.css'

export type Readings = Capture['readings']

const MARKS = Array.from({ length: RINGS_TO_WIN }, (_, index) => index)

/** The instruments as the game draws them, over a picture of it. For the eye; the picture says the same in words. */
export function FlightInstruments({ readings }: { readonly readings: Readings }) {
  const { score, ringsCollected, altitudeMetres, speedKilometresPerHour, fuelPercent } = readings
  return (
    <div className={styles['instruments']} aria-hidden="true">
      <p className={styles['score']}>
        <span>Score</span> {score}
      </p>
      <div className={styles['rings']}>
        <p>
          <span>Rings</span> {ringsCollected}/{RINGS_TO_WIN}
        </p>
        <svg viewBox="0 0 196 16" className={styles['marks']}>
          {MARKS.map((mark) => (
            <circle
              key={mark}
              data-is={mark < ringsCollected ? 'collected' : mark === ringsCollected ? 'next' : 'ahead'}
              cx={8 + mark * 20}
              cy="8"
              r="6"
            />
          ))}
          {ringsCollected < RINGS_TO_WIN && <circle data-is="centre" cx={8 + ringsCollected * 20} cy="8" r="2" />}
        </svg>
      </div>
      <p className={styles['altitude']}>
        <span>Altitude</span> {altitudeMetres} <small>m</small>
      </p>
      <div className={styles['fuel']}>
        <p>
          <span>Fuel</span>{' '}
          <b>
            {fuelPercent}
            <small>%</small>
          </b>
        </p>
        <svg viewBox="0 0 100 6" className={styles['gauge']} preserveAspectRatio="none">
          <rect className={styles['gaugeTrack']} width="100" height="6" />
          <rect className={styles['gaugeFill']} x="0.75" y="1.5" width={0.985 * fuelPercent} height="3" />
          <path className={styles['gaugeQuarters']} d="M25 1V5M50 1V5M75 1V5" />
        </svg>
      </div>
      <p className={styles['speed']}>
        <span>Speed</span> {speedKilometresPerHour} <small>km/h</small>
      </p>
    </div>
  )
}
