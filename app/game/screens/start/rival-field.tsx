import { useStore } from 'zustand'

import type { Game } from '../../stores/game.ts'
import { bestFlightOn } from '../../player-data/logbook/best-flights.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { linkedFlightOn } from '../../session/link-state.ts'
import type { RivalChoice } from '../../session/rival.ts'
import styles from './start-screen.module.css'

/** Whom the coming flight is raced against. */
export function RivalField({ session, settings, logbook }: Pick<Game, 'session' | 'settings' | 'logbook'>) {
  const { seed, rivalChoice, link } = useStore(session)
  const { flights } = useStore(logbook)
  const hasBest = bestFlightOn(flights, seed, kindFromSettings(useStore(settings))) !== undefined
  const hasLink = linkedFlightOn(seed, link) !== undefined
  return (
    <label className={styles['rival']}>
      Race against
      <select
        className={styles['select']}
        value={rivalChoice}
        onChange={({ currentTarget }) =>
          session.dispatch({ type: 'choose-rival', choice: currentTarget.value as RivalChoice })
        }
      >
        <option value="none">No one</option>
        <option value="autopilot">The autopilot</option>
        <option value="best" disabled={!hasBest}>
          {hasBest ? 'Your best here' : 'Your best here (none yet)'}
        </option>
        {(hasLink || rivalChoice === 'link') && (
          <option value="link" disabled={!hasLink}>
            The linked flight
          </option>
        )}
      </select>
    </label>
  )
}
