import { CapturePicture } from './capture-picture'
import { PREVIEW, PREVIEW_TALL } from './captures/preview'
import styles from './flight-picture.module.css'
import { FLIGHT_FACTS } from './flight-facts'

const { score, ringsCollected, altitudeMetres, speedKilometresPerHour, fuelPercent } = PREVIEW.readings
const MARKS = Array.from({ length: FLIGHT_FACTS.ringsToWin }, (_, index) => index)

/** A moment of a real flight, with what its instruments showed. */
export function FlightPicture() {
  return (
    <div
      className={styles['frame']}
      role="img"
      aria-label={`A flight in progress: the craft climbs out of a valley at dusk towards a lit ring, and a fuel canister hangs to the left. The instruments show ${ringsCollected} of ${FLIGHT_FACTS.ringsToWin} rings, ${score} points, ${altitudeMetres} metres, ${speedKilometresPerHour} kilometres an hour and ${fuelPercent} per cent fuel.`}
    >
      <CapturePicture
        className={styles['picture']}
        capture={PREVIEW}
        upright={{ capture: PREVIEW_TALL, media: '(max-width: 47.99rem)' }}
        sizes="min(100vw, 104rem)"
      />
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
            <span>Fuel</span> {fuelPercent} %
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
    </div>
  )
}
