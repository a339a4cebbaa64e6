import type { ReactNode, Ref } from 'react'

import { RINGS_TO_WIN } from '../game/simulation/rules.ts'
import { markOf, readingText, type ReadingName, type Readings } from './readings.ts'
import styles from './hud.module.css'

export const MARKS = Array.from({ length: RINGS_TO_WIN }, (_, index) => index)

interface HudProps {
  /** What is shown. The game gives none: it writes to the nodes marked by `data-instrument` and `data-mark` past React. */
  readonly readings?: Readings
  /** Stands under the marks of the rings. */
  readonly underMarks?: ReactNode
  /** Stands at the middle of the top. */
  readonly clock?: ReactNode
  /** Stands over the picture, between the readings. */
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** The instruments over a picture of the flight. Its style follows the size of the container around it. */
export function Hud({ readings, underMarks, clock, children, ref }: HudProps) {
  // Figures say the same in every language, and a translator would follow each change.
  const figure = (name: ReadingName) => (
    <span className={styles['figure']} data-instrument={name} translate="no">
      {readingText(name, readings?.[name])}
    </span>
  )
  return (
    <div className={styles['hud']} ref={ref}>
      {children}
      <div className={styles['top']}>
        <div className={styles['counts']}>
          <div className={styles['score']}>
            <span className={styles['label']}>Score</span> {figure('score')}
          </div>
          <div className={styles['rings']}>
            <div className={styles['count']}>
              <span className={styles['label']}>Rings</span> {figure('rings')}
            </div>
            <div className={styles['tally']} aria-hidden="true">
              <ol className={styles['marks']}>
                {MARKS.map((place) => (
                  <li key={place} className={styles['mark']} data-mark={markOf(place, readings?.rings ?? -1)} />
                ))}
              </ol>
              {underMarks}
            </div>
          </div>
        </div>
        {clock}
      </div>
      <div className={styles['bottom']}>
        <div className={styles['altitude']} data-foot>
          <span className={styles['label']}>Altitude</span> {figure('altitude')}{' '}
          <span className={styles['unit']}>m</span>
        </div>
        <FuelGauge percent={readings?.fuel} />
        <div className={styles['speed']} data-foot>
          <span className={styles['label']}>Speed</span> {figure('speed')} <span className={styles['unit']}>km/h</span>
        </div>
      </div>
    </div>
  )
}

/** The fuel in words and as a bar. The game scales the bar by `--fuel-share`. */
function FuelGauge({ percent }: { readonly percent: number | undefined }) {
  return (
    <div
      className={styles['fuel']}
      data-instrument="fuel"
      data-foot
      role="meter"
      aria-label="Fuel"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? 100}
    >
      <div className={styles['fuelText']}>
        <span className={styles['label']} data-instrument="fuel-word">
          Fuel
        </span>{' '}
        <span className={styles['figure']} translate="no">
          <span data-instrument="fuel-number">{readingText('fuel', percent)}</span>
          <span className={styles['unit']}>%</span>
        </span>
      </div>
      <div className={styles['gauge']}>
        <svg className={styles['level']} viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={percent ?? 100} height="1" />
        </svg>
      </div>
    </div>
  )
}
