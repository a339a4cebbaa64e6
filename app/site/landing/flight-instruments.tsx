import type { Capture } from './captures/capture'
import { FLIGHT_FACTS } from './flight-facts'
import styles from './flight-picture.module.css'

export type Readings = Capture['readings']

const MARKS = Array.from({ length: FLIGHT_FACTS.ringsToWin }, (_, index) => index)

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
          <span>Rings</span> {ringsCollected}/{FLIGHT_FACTS.ringsToWin}
        </p>
        <svg viewBox="0 0 196 16" className={styles['marks']}>
          {MARKS.map((mark) => (
            <circle
              key={mark}
              data-is={mark < ringsCollected ? 'collected' : 'ahead'}
              cx={8 + mark * 20}
              cy="8"
              r="6"
            />
          ))}
        </svg>
      </div>
      <p className={styles['altitude']}>
        <span>Altitude</span> {altitudeMetres} m
      </p>
      <div className={styles['fuel']}>
        <p>
          <span>Fuel</span> {fuelPercent}%
        </p>
        <svg viewBox="0 0 100 6" className={styles['gauge']} preserveAspectRatio="none">
          <rect className={styles['gaugeTrack']} width="100" height="6" />
          <rect className={styles['gaugeFill']} width={fuelPercent} height="6" />
        </svg>
      </div>
      <p className={styles['speed']}>
        <span>Speed</span> {speedKilometresPerHour} km/h
      </p>
    </div>
  )
}
