import { useEffect, useRef, useState } from 'react'

import { OFFLINE_COPY_MEGABYTES } from '~/offline/release.ts'

import { eraseOfflineCopy, hasOfflineCopy } from '../../player-data/offline-copy.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './options-screen.module.css'

/** Erases the copy of the site on this device; nothing where there is none. */
export function OfflineCopyField() {
  const [copy, setCopy] = useState<'none' | 'kept' | 'erased'>('none')
  const status = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    void hasOfflineCopy().then((isKept) => isKept && setCopy('kept'))
  }, [])
  // The button that had the focus is gone.
  useEffect(() => {
    if (copy === 'erased') status.current?.focus()
  }, [copy])

  if (copy === 'none') return null
  return (
    <div className={styles['small']}>
      {copy === 'kept' && (
        <>
          <p className={styles['note']}>
            A copy of this site on your device, of about {OFFLINE_COPY_MEGABYTES} MB and the pictures you have seen,
            lets you fly without a connection. It is made when a flight ends, unless your browser is set to save data.
          </p>
          <ScreenButton
            variant="quiet"
            onClick={() => {
              void eraseOfflineCopy().then(() => setCopy('erased'))
            }}
          >
            Erase offline copy
          </ScreenButton>
        </>
      )}
      <p ref={status} className={styles['note']} role="status" tabIndex={-1}>
        {copy === 'erased' && 'Offline copy erased. Logbook and options are not part of it.'}
      </p>
    </div>
  )
}
