import { useStore } from 'zustand'

import { FLIGHT_KINDS, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import { flightsIn, SETTLED_FLIGHTS } from '../../player-data/logbook/logbook.ts'
import type { LogbookPage } from '../../player-data/logbook/logbook-page.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import { EraseLogbook } from '../elements/erase-logbook.tsx'
import styles from './start-screen.module.css'

const KIND_WORDS: Readonly<Record<FlightKind, string>> = {
  standard: '',
  slow: 'Below full speed: ',
  relaxed: 'Relaxed: ',
  slowRelaxed: 'Relaxed, below full speed: ',
}

/** Shows what was flown on this device, and erases it; a settled player finds that in the options. */
export function LogbookLines({ logbook: store }: { readonly logbook: LogbookStore }) {
  const logbook = useStore(store)
  const flights = flightsIn(logbook)
  return (
    <div className={styles['logbook']}>
      {flights > 0 && <h4 className={styles['logbookTitle']}>Logbook</h4>}
      {flights < SETTLED_FLIGHTS && <EraseLogbook logbook={store} />}
      {FLIGHT_KINDS.filter((kind) => logbook[kind].flights > 0).map((kind) => (
        <p key={kind}>
          {KIND_WORDS[kind]}
          {wordsFrom(logbook[kind])}
        </p>
      ))}
    </div>
  )
}

/** Counts alone: the flights of a page are on many courses, and times are compared only within one. */
function wordsFrom({ flights, completions }: LogbookPage): string {
  return `${String(flights)} ${flights === 1 ? 'flight' : 'flights'}, ${String(completions)} completed.`
}
