import { flightTextFromHash, isFlightHash } from '../../flight-link/flight-hash.ts'
import { openFlightText } from '../../flight-link/flight-links.ts'
import type { Game } from '../../game.ts'
import { withTimeout } from '../../with-timeout.ts'

/**
 * Reads the flight that the fragment of the page's address may hold, now and whenever another is opened, and chooses its
 * course. One opened in flight is left in the address: it is read when the game is opened anew.
 */
export function bindLink({ session, link }: Pick<Game, 'session' | 'link'>, signal: AbortSignal): void {
  let reading = new AbortController()

  const read = async (text: string, { signal: superseded }: AbortController): Promise<void> => {
    // Only its code may be lost on the way; the flight takes as long as the machine needs.
    await withTimeout(import('../../flight-link/link-text.ts'))
    const opened = await openFlightText(text, superseded)
    if (superseded.aborted) return
    const seed =
      opened.status === 'flown' ? opened.result.flight.seed : opened.status === 'damaged' ? null : opened.seed
    if (seed !== null) session.dispatch({ type: 'choose-course', seed, origin: 'flight' })
    link.setState(opened, true)
  }

  function followAddress(): void {
    const { hash } = window.location
    if (!isFlightHash(hash)) return
    session.dispatch({ type: 'open-link' })
    if (session.getState().stage !== 'not-started') return
    reading.abort()
    const latest = (reading = new AbortController())
    link.setState({ status: 'reading' }, true)
    read(flightTextFromHash(hash), latest).catch(() => {
      if (!latest.signal.aborted) link.setState({ status: 'unread' }, true)
    })
  }

  followAddress()
  window.addEventListener('hashchange', followAddress, { signal })
  signal.addEventListener('abort', () => reading.abort())
}
