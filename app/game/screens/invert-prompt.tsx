import { useStore } from 'zustand'

import type { Game } from '../stores/game.ts'
import { flightsIn } from '../player-data/logbook/logbook.ts'
import { ScreenButton } from './screen-button.tsx'
import styles from './screen.module.css'

/**
 * Says which way climbs and turns it round, for players who expect the other way. Shown until the second flight on this
 * device has ended; later it is found in the options.
 */
export function InvertPrompt({ settings, logbook }: Pick<Game, 'settings' | 'logbook'>) {
  const { invertClimb } = useStore(settings)
  const flights = flightsIn(useStore(logbook))
  if (flights > 1) return null
  return (
    <div className={styles['invert']}>
      <p role="status">{invertClimb ? 'Up dives, down climbs.' : 'Up climbs, down dives.'}</p>
      <ScreenButton variant="quiet" onClick={() => settings.change({ invertClimb: !invertClimb })}>
        Swap?
      </ScreenButton>
    </div>
  )
}
