import type { Logbook, LogbookPage } from '../player-data/logbook.ts'
import { secondsTextFrom } from '../hud/readings.ts'
import buttons from './buttons.module.css'
import styles from './logbook-lines.module.css'

export interface LogbookLinesProps {
  readonly logbook: Logbook
  readonly onErase: () => void
}

/** What was flown on this device, and the way to be rid of it. Nothing at all before the first flight has ended. */
export function LogbookLines({ logbook, onErase }: LogbookLinesProps) {
  const { standard, relaxed } = logbook
  if (standard.flights + relaxed.flights === 0) return null
  return (
    <div className={styles['logbook']}>
      <h4 className={styles['logbookTitle']}>Logbook</h4>
      <button type="button" className={buttons['quiet']} onClick={onErase}>
        Erase logbook
      </button>
      {standard.flights > 0 && <p className={styles['entry']}>{wordsFrom(standard)}</p>}
      {relaxed.flights > 0 && <p className={styles['entry']}>Relaxed: {wordsFrom(relaxed)}</p>}
    </div>
  )
}

function wordsFrom({ flights, completions, best }: LogbookPage): string {
  const flown = `${String(flights)} ${flights === 1 ? 'flight' : 'flights'}, ${String(completions)} completed`
  return best === null ? `${flown}.` : `${flown}, best time ${secondsTextFrom(best.ticks)}.`
}
