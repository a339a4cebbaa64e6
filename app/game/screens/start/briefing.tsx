import type { Settings } from '../../player-data/settings.ts'
import {
  CANISTER_TENTHS,
  POINTS_PER_RING,
  RINGS_TO_WIN,
  STARTING_FUEL_TICKS,
  TICKS_PER_SECOND,
} from '../../simulation/rules.ts'
import styles from '../elements/screen.module.css'

/** What a flight is about, in three or four sentences. */
export function Briefing({ isRelaxed, flightPace }: Pick<Settings, 'isRelaxed' | 'flightPace'>) {
  return (
    <ul className={styles['briefing']}>
      <li>
        {`Fly through ${RINGS_TO_WIN} rings for ${POINTS_PER_RING} points each. The nearer the centre, the harder its wake pushes you; clean rings in a row push harder still. `}
        <span>Miss one, and another lies ahead.</span>
      </li>
      {isRelaxed ? (
        <>
          <li>A relaxed flight: no fuel is used, and the rings are wider.</li>
          <li>Keep to the valley. Only a mountain ends the flight.</li>
        </>
      ) : (
        <>
          <li>
            A full tank lasts {STARTING_FUEL_TICKS / TICKS_PER_SECOND} seconds. An amber canister adds{' '}
            {CANISTER_TENTHS / 10} per cent and a push.
          </li>
          <li>Keep to the valley. A mountain or an empty tank ends the flight.</li>
        </>
      )}
      {flightPace < 1 && (
        <li>{`At ${Math.round(flightPace * 100)} per cent of full speed, records are kept separately.`}</li>
      )}
    </ul>
  )
}
