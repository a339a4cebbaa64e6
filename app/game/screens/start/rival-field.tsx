import { useStore } from 'zustand'

import type { Game } from '../../game.ts'
import { bestFlightOn } from '../../player-data/logbook/best-flights.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { linkedFlightOn } from '../../session/linked-flight.ts'
import type { RivalState } from '../../session/rival.ts'
import styles from './start-screen.module.css'

type RivalStores = 'session' | 'settings' | 'logbook' | 'link' | 'rivals'

/** Whom the coming flight is raced against. */
export function RivalField({ session, settings, logbook, link, rivals }: Pick<Game, RivalStores>) {
  const { seed } = useStore(session)
  const { flights } = useStore(logbook)
  const { choice } = useStore(rivals)
  const hasBest = bestFlightOn(flights, seed, kindFromSettings(useStore(settings))) !== undefined
  const hasLink = linkedFlightOn(seed, useStore(link)) !== undefined
  return (
    <label className={styles['rival']}>
      Race against
      <select
        className={styles['select']}
        value={choice}
        onChange={({ currentTarget }) => rivals.setState({ choice: currentTarget.value as RivalState['choice'] })}
      >
        <option value="none">Nobody</option>
        <option value="autopilot">The autopilot</option>
        <option value="best" disabled={!hasBest}>
          {hasBest ? 'Your best here' : 'Your best here (none yet)'}
        </option>
        {(hasLink || choice === 'link') && (
          <option value="link" disabled={!hasLink}>
            The linked flight
          </option>
        )}
      </select>
    </label>
  )
}
