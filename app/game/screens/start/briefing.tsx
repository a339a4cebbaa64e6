/** What a flight is about: two sentences before the first one, and the rest of the rules for whoever asks. */
import type { Settings } from '../../player-data/settings.ts'
import {
  CANISTER_TENTHS,
  POINTS_PER_RING,
  RINGS_TO_WIN,
  STARTING_FUEL_TICKS,
  TICKS_PER_SECOND,
} from '../../simulation/rules.ts'
import styles from '../elements/screen.module.css'

type FlightSettings = Pick<Settings, 'isRelaxed' | 'flightPace'>

export function Briefing({ isRelaxed, flightPace }: FlightSettings) {
  return (
    <ul className={styles['briefing']}>
      <li>{`Fly through ${RINGS_TO_WIN} rings. The nearer the centre, the harder its wake pushes you.`}</li>
      <li>
        {isRelaxed
          ? 'No fuel is used, and the rings are wider. Keep clear of the mountains.'
          : `A full tank lasts ${STARTING_FUEL_TICKS / TICKS_PER_SECOND} seconds. Keep clear of the mountains.`}
      </li>
      {flightPace < 1 && (
        <li>{`At ${Math.round(flightPace * 100)} per cent of full speed, records are kept separately.`}</li>
      )}
    </ul>
  )
}

export function Rules({ isRelaxed }: Pick<FlightSettings, 'isRelaxed'>) {
  return (
    <ul className={styles['rules']} aria-label="Rules">
      <li>{`Each ring gives ${POINTS_PER_RING} points, and clean ones in a row push harder still. Miss one, and another lies ahead.`}</li>
      {!isRelaxed && <li>{`A canister adds ${CANISTER_TENTHS / 10} per cent of fuel and a push.`}</li>}
      <li>{isRelaxed ? 'Only a mountain ends the flight.' : 'A mountain or an empty tank ends the flight.'}</li>
    </ul>
  )
}
