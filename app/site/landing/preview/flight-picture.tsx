import type { ReactNode } from 'react'

import { RINGS_TO_WIN } from '~/game/simulation/rules.ts'

import { CapturePicture } from '../captures/capture-picture.tsx'
import { PREVIEW, PREVIEW_TALL } from '../captures/preview/preview.ts'
import { FlightInstruments, type Readings } from './flight-instruments.tsx'
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
        aria-label={`A flight in progress: the craft follows a violet valley towards a lit ring. The instruments show ${ringsCollected} of ${RINGS_TO_WIN} rings, ${score} points, an altitude of ${altitudeMetres} metres, a speed of ${speedKilometresPerHour} kilometres an hour and ${fuelPercent} per cent fuel.`}
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
