import { useEffect, useState } from 'react'

import { OFFLINE_COPY_MEGABYTES } from '~/offline/release.ts'

import { eraseOfflineCopy, hasOfflineCopy } from '../../player-data/offline-copy.ts'
import { EraseData } from '../elements/erase-data.tsx'
import styles from './options-screen.module.css'

/** Erases the copy of the site on this device; nothing where there is none. */
export function OfflineCopyField() {
  const [isKept, setKept] = useState(false)

  useEffect(() => void hasOfflineCopy().then(setKept), [])

  return (
    <EraseData
      what="offline copy"
      question="Erase the offline copy? Your logbook and options stay."
      isEmpty={!isKept}
      onErase={() => eraseOfflineCopy().then(() => setKept(false))}
    >
      <p className={styles['note']}>
        A copy of this site on your device, of about {OFFLINE_COPY_MEGABYTES} MB and the pictures you have seen, lets
        you fly without a connection. It is made when a flight ends, unless your browser is set to use less data.
      </p>
    </EraseData>
  )
}
