import { useSyncExternalStore } from 'react'

import { isBrokenFlightHash } from '~/game/flight-link/flight-hash.ts'

import styles from './hero.module.css'

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Shown where the address was meant to hold a flight, but is too damaged to open the game with it. */
export function BrokenLink() {
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash,
    () => '',
  )
  if (!isBrokenFlightHash(hash)) return null
  return (
    <p className={styles['note']} role="alert">
      The flight in this link can’t be read: the link was changed on its way here. Ask for it again.
    </p>
  )
}
