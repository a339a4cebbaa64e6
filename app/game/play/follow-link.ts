import { flightTextFromAddress, isFlightHash } from '../flight-link/flight-hash.ts'
import { openFlightText } from '../flight-link/flight-links.ts'
import type { SessionStore } from '../session/session-store.ts'
import { withTimeout } from '../page/with-timeout.ts'

/**
 * Reads the flight that the hash of the page's address may hold, now and whenever another is opened, and chooses its
 * course. None is read in flight; whoever opens one leaves the window for it, which pauses the flight.
 */
export function followLink({ dispatch, getState }: SessionStore, signal: AbortSignal): void {
  let followed = ''

  async function read(hash: string): Promise<void> {
    const opened = withTimeout(openFlightText(flightTextFromAddress(hash) ?? ''))
    const link = await opened.catch(() => ({ status: 'unread' }) as const)
    if (hash === followed) dispatch({ type: 'link-read', link })
  }

  function followAddress(): void {
    const { hash } = window.location
    // Back and forward again, as the page answers Back, opens no other link.
    if (!isFlightHash(hash) || hash === followed) return
    // Back pauses a flight, over the entry of an earlier link; one that has just been opened has no state yet.
    if (getState().stage === 'paused' && window.history.state !== null) return
    dispatch({ type: 'open-link' })
    if (getState().stage !== 'not-started') return
    followed = hash
    dispatch({ type: 'link-read', link: { status: 'reading' } })
    void read(hash)
  }

  followAddress()
  window.addEventListener('hashchange', followAddress, { signal })
}
