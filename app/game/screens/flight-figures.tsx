import type { BestFigures } from '../player-data/logbook.ts'
import { RINGS_TO_WIN } from '../simulation/rules.ts'
import { fuelPercentFrom, secondsTextFrom } from '../hud/readings.ts'
import type { FlightSummary } from '../session/session.ts'
import styles from './flight-figures.module.css'

export interface FlightFiguresProps {
  readonly flight: FlightSummary
  readonly best: BestFigures | null
}

/** What the flight came to, and which of it is the best on this device. */
export function FlightFigures({ flight, best }: FlightFiguresProps) {
  const counts = flight.outcome === 'complete' && best !== null
  return (
    <dl className={styles['figures']}>
      <Figure name="Score" value={String(flight.score)} />
      <Figure name="Rings" value={`${flight.ringsCollected}/${RINGS_TO_WIN}`} />
      <Figure name="Time" value={secondsTextFrom(flight.ticks)} isBest={counts && flight.ticks <= best.ticks} />
      <Figure
        name="Fuel left"
        value={`${fuelPercentFrom(flight.fuelTenths)}%`}
        isBest={counts && !flight.isRelaxed && flight.fuelTenths >= best.fuelTenths}
      />
      <Figure
        name="Rings missed"
        value={String(flight.ringsMissed)}
        isBest={counts && flight.ringsMissed <= best.ringsMissed}
      />
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
