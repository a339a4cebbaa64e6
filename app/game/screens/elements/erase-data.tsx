import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'

import { upperFirst } from '../../hud/time-words.ts'
import { flightsIn } from '../../player-data/logbook/logbook.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import styles from './erase-data.module.css'
import { ScreenButton } from './screen-button.tsx'

/** The state of erasing. `kept`: the player was asked and declined. */
type Erasure = 'none' | 'asked' | 'kept' | 'erased'

/** Erases what was flown on this device, once the player has confirmed it. Renders nothing where nothing was flown. */
export function EraseLogbook({ logbook }: { readonly logbook: LogbookStore }) {
  return (
    <EraseData
      what="logbook"
      question="Erase all flights, records and medals? This can’t be undone."
      isEmpty={flightsIn(useStore(logbook)) === 0}
      onErase={logbook.erase}
    />
  )
}

interface EraseDataProps {
  /** After "Erase"; it is also said with a capital that it is erased. */
  readonly what: string
  readonly question: string
  /** There is nothing to erase: nothing is rendered, unless it was erased here. */
  readonly isEmpty: boolean
  /** Resolves once it is erased. */
  readonly onErase: () => void | Promise<void>
  /** What stands above the button. */
  readonly children?: ReactNode
}

/** Erases one kind of data, once the player has confirmed it. */
export function EraseData({ what, question, isEmpty, onErase, children }: EraseDataProps) {
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

  if (isEmpty && (erasure === 'none' || erasure === 'kept')) return null
  return (
    <div className={styles['erasure']}>
      {!isEmpty && children}
      {erasure !== 'asked' && !isEmpty && (
        <ScreenButton variant="quiet" ref={erase} onClick={() => setErasure('asked')}>
          {`Erase ${what}`}
        </ScreenButton>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {/* One text: React would not remove one that a translator has replaced. */}
        {erasure === 'asked' ? question : erasure === 'erased' ? `${upperFirst(what)} erased.` : ''}
      </p>
      {erasure === 'asked' && (
        <div className={styles['answers']}>
          <ScreenButton
            variant="quiet"
            onClick={() => void Promise.resolve(onErase()).then(() => setErasure('erased'))}
          >
            Erase
          </ScreenButton>
          <ScreenButton variant="quiet" ref={keep} onClick={() => setErasure('kept')}>
            Keep
          </ScreenButton>
        </div>
      )}
    </div>
  )
}
