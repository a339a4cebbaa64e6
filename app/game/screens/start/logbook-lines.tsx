import { useStore } from 'zustand'

import { upperFirst } from '../../hud/time-words.ts'
import { FLIGHT_KINDS, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import { flightsIn, SETTLED_FLIGHTS } from '../../player-data/logbook/logbook.ts'
import type { LogbookPage } from '../../player-data/logbook/logbook-page.ts'
import type { GameStores } from '../../stores/game.ts'
import { EraseLogbook } from '../elements/erase-data.tsx'
import { KIND_WORDS } from '../elements/record-words.ts'
import { KeptFlights } from './kept-flights.tsx'
import styles from './more-panel.module.css'

interface LogbookLinesProps extends Pick<GameStores, 'session' | 'logbook'> {
  /** As the player has set. */
  readonly kind: FlightKind
  /** One of the best flights has been chosen as the rival. */
  readonly onRace: () => void
}

/** Shows what was flown on this device and the best flights, and erases it; a settled player finds that in the options alone. */
export function LogbookLines({ session, logbook: store, kind: chosenKind, onRace }: LogbookLinesProps) {
  const logbook = useStore(store)
  const flights = flightsIn(logbook)
  return (
    <div className={styles['logbook']}>
      {flights > 0 && <h4>Logbook</h4>}
      {flights < SETTLED_FLIGHTS && <EraseLogbook logbook={store} />}
      {FLIGHT_KINDS.filter((kind) => logbook[kind].flights > 0).map((kind) => (
        <p key={kind}>{`${KIND_WORDS[kind] && `${upperFirst(KIND_WORDS[kind])}: `}${wordsFrom(logbook[kind])}`}</p>
      ))}
      {logbook.flights.length > 0 && (
        <KeptFlights session={session} logbook={logbook} kind={chosenKind} onRace={onRace} />
      )}
    </div>
  )
}

/** Counts alone: the flights of a page are on many courses, and times are compared only within one. */
function wordsFrom({ flights, completions }: LogbookPage): string {
  return `${String(flights)} ${flights === 1 ? 'flight' : 'flights'}, ${String(completions)} completed.`
}
