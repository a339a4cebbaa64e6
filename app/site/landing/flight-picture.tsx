import type { ReactNode } from 'react'

import { CapturePicture } from './capture-picture'
import { PREVIEW, PREVIEW_TALL } from './captures/preview'
import { FLIGHT_FACTS } from './flight-facts'
import { FlightInstruments, type Readings } from './flight-instruments'
import styles from './flight-picture.module.css'

const { score, ringsCollected, altitudeMetres, speedKilometresPerHour, fuelPercent } = PREVIEW.readings

interface FlightPictureProps {
  /** What the instruments show; what they showed when the picture was taken, where it is not given. */
  readonly readings?: Readings | undefined
  /** What is shown over the picture, under the instruments. */
  readonly children?: ReactNode
}

/** A moment of a real flight, with what its instruments showed. */
export function FlightPicture({ readings = PREVIEW.readings, children }: FlightPictureProps) {
  return (
    <div className={styles['frame']}>
      <div
        role="img"
        aria-label={`A flight in progress: the craft climbs out of a valley at dusk towards a lit ring. The instruments show ${ringsCollected} of ${FLIGHT_FACTS.ringsToWin} rings, ${score} points, ${altitudeMetres} metres, ${speedKilometresPerHour} kilometres an hour and ${fuelPercent} per cent fuel.`}
      >
        <CapturePicture
          className={styles['picture']}
          capture={PREVIEW}
          upright={{ capture: PREVIEW_TALL, media: '(max-width: 47.99rem)', sizes: '100vw' }}
          sizes="min(100vw, 104rem)"
        />
      </div>
      {children}
      <FlightInstruments readings={readings} />
    </div>
  )
}
