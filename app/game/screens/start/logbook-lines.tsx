import { useEffect, useRef, useState } from 'react'

import { FLIGHT_KINDS, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import { flightsIn, type Logbook } from '../../player-data/logbook/logbook.ts'
import type { LogbookPage } from '../../player-data/logbook/logbook-page.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './start-screen.module.css'

const KIND_WORDS: Readonly<Record<FlightKind, string>> = {
  standard: '',
  slow: 'Below full speed: ',
  relaxed: 'Relaxed: ',
  slowRelaxed: 'Relaxed, below full speed: ',
}

/** The state of erasing. `kept`: the player was asked and declined. */
type Erasure = 'none' | 'asked' | 'kept' | 'erased'

const ERASURE_WORDS: Readonly<Record<Erasure, string>> = {
  none: '',
  asked: 'Erase all flights, records and wings? This can’t be undone.',
  kept: '',
  erased: 'Logbook erased.',
}

/** Shows what was flown on this device, and erases it. Renders nothing before the first flight has ended. */
export function LogbookLines({ logbook, onErase }: { readonly logbook: Logbook; readonly onErase: () => void }) {
  const [erasure, setErasure] = useState<Erasure>('none')
  const erase = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  // An answer removes the pressed button; a key still held must then press the harmless one.
  useEffect(() => {
    if (erasure === 'asked') keep.current?.focus()
    else if (erasure === 'kept') erase.current?.focus()
    else if (erasure === 'erased') status.current?.focus()
  }, [erasure])

  const isEmpty = flightsIn(logbook) === 0
  if (isEmpty && erasure !== 'erased') return null
  return (
    <div className={styles['logbook']}>
      <h4 className={styles['logbookTitle']}>Logbook</h4>
      {erasure !== 'asked' && !isEmpty && (
        <ScreenButton variant="quiet" ref={erase} onClick={() => setErasure('asked')}>
          Erase logbook
        </ScreenButton>
      )}
      <p ref={status} className={styles['status']} role="status" tabIndex={-1}>
        {ERASURE_WORDS[erasure]}
      </p>
      {erasure === 'asked' && (
        <div className={styles['answers']}>
          <ScreenButton
            variant="quiet"
            onClick={() => {
              setErasure('erased')
              onErase()
            }}
          >
            Erase
          </ScreenButton>
          <ScreenButton variant="quiet" ref={keep} onClick={() => setErasure('kept')}>
            Keep
          </ScreenButton>
        </div>
      )}
      {FLIGHT_KINDS.filter((kind) => logbook[kind].flights > 0).map((kind) => (
        <p key={kind} className={styles['entry']}>
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
