/** What a flight is about, for a player who has flown less than five. */
import type { Settings } from '../../player-data/settings.ts'
import { RINGS_TO_WIN, STARTING_FUEL_TICKS, TICKS_PER_SECOND } from '../../simulation/rules.ts'
import styles from '../elements/screen.module.css'

export function Briefing({ isRelaxed, flightPace }: Pick<Settings, 'isRelaxed' | 'flightPace'>) {
  return (
    <ul className={styles['briefing']}>
      <li>{`Fly through ${RINGS_TO_WIN} rings. Each pushes you forward: the nearer its centre, the more.`}</li>
      <li>
        {`${isRelaxed ? 'No fuel is used, and the rings are wider.' : `A full tank lasts ${STARTING_FUEL_TICKS / TICKS_PER_SECOND} seconds.`} Near rock you fly faster; touching it ends the flight.`}
      </li>
      {(isRelaxed || flightPace < 1) && (
        <li>
          {`${flightPace < 1 ? `At ${Math.round(flightPace * 100)} per cent of full speed. ` : ''}Such flights have their own records and medals.`}
        </li>
      )}
    </ul>
  )
}
