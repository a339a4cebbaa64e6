import { fuelPercentFrom, pointsText } from '~/hud/readings.ts'

import { isBetter } from '../../player-data/logbook/course-records.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { secondsTextFrom } from '../../hud/time-words.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import styles from './flight-figures.module.css'

/** What the flight came to, and by what it is the best of its kind on its course: its time, or short of ten rings their number. */
export function FlightFigures({ flight }: { readonly flight: FlightSummary }) {
  const isRecord = isBetter(flight.splits, flight.bestSplits)
  const isComplete = flight.outcome === 'complete'
  return (
    <dl className={styles['figures']}>
      <Figure name="Score" value={pointsText(flight.score)} />
      <Figure name="Rings" value={`${flight.ringsCollected}/${RINGS_TO_WIN}`} isBest={isRecord && !isComplete} />
      <Figure name="Time" value={secondsTextFrom(flight.ticks)} isBest={isRecord && isComplete} />
      {!flight.isRelaxed && <Figure name="Fuel left" value={`${fuelPercentFrom(flight.fuelTenths)}%`} />}
      <Figure name="Rings missed" value={String(flight.ringsMissed)} />
      <Figure name="Canisters" value={String(flight.canistersCollected)} />
    </dl>
  )
}

function Figure({
  name,
  value,
  isBest = false,
}: {
  readonly name: string
  readonly value: string
  readonly isBest?: boolean
}) {
  return (
    <div className={styles['figure']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>
        {value}
        {isBest && <span className={styles['best']}> best</span>}
      </dd>
    </div>
  )
}
