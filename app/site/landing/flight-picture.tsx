import { VALLEY_SIZE } from '../pictures/picture-sizes'
import valley from '../pictures/valley.svg'
import styles from './flight-picture.module.css'
import { FLIGHT_FACTS } from './flight-facts'

const COLLECTED = 6
const FUEL_PERCENT = 58
const MARKS = Array.from({ length: FLIGHT_FACTS.ringsToWin }, (_, index) => index)

/** A moment of a flight with its instruments: a drawing, and described as one. */
export function FlightPicture() {
  return (
    <div
      className={styles['frame']}
      role="img"
      aria-label={`Drawing of a flight: the craft heads down a valley at dusk towards a lit ring. The instruments show ${COLLECTED} of ${FLIGHT_FACTS.ringsToWin} rings, ${COLLECTED * FLIGHT_FACTS.pointsPerRing} points and ${FUEL_PERCENT} per cent fuel.`}
    >
      <img className={styles['picture']} src={valley} {...VALLEY_SIZE} alt="" loading="lazy" />
      <div className={styles['instruments']} aria-hidden="true">
        <p className={styles['score']}>
          <span>Score</span> {COLLECTED * FLIGHT_FACTS.pointsPerRing}
        </p>
        <div className={styles['rings']}>
          <p>
            <span>Rings</span> {COLLECTED}/{FLIGHT_FACTS.ringsToWin}
          </p>
          <svg viewBox="0 0 196 16" className={styles['marks']}>
            {MARKS.map((mark) => (
              <circle key={mark} data-is={mark < COLLECTED ? 'collected' : 'ahead'} cx={8 + mark * 20} cy="8" r="6" />
            ))}
          </svg>
        </div>
        <p className={styles['altitude']}>
          <span>Altitude</span> 64 m
        </p>
        <div className={styles['fuel']}>
          <p>
            <span>Fuel</span> {FUEL_PERCENT} %
          </p>
          <svg viewBox="0 0 100 6" className={styles['gauge']} preserveAspectRatio="none">
            <rect className={styles['gaugeTrack']} width="100" height="6" />
            <rect className={styles['gaugeFill']} width={FUEL_PERCENT} height="6" />
          </svg>
        </div>
        <p className={styles['speed']}>
          <span>Speed</span> 271 km/h
        </p>
      </div>
    </div>
  )
}
