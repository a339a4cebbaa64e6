import { openFlightText } from '../../flight-link/flight-links.ts'
import { flightTextFromHash, type LinkStore } from '../../session/linked-flight.ts'
import type { SessionStore } from '../../session/session-store.ts'

export interface LinkBindingDeps {
  readonly session: Pick<SessionStore, 'dispatch'>
  readonly link: LinkStore
}

/** Reads the flight that `hash`, the fragment of the page's address, may hold, and chooses its course. */
export function bindLink({ session, link }: LinkBindingDeps, hash: string, signal: AbortSignal): void {
  const text = flightTextFromHash(hash)
  if (text === undefined) return
  const read = async (): Promise<void> => {
    const opened = await openFlightText(text, signal)
    if (signal.aborted) return
    const seed = opened.status === 'flown' ? opened.again.flight.seed : opened.status === 'damaged' ? null : opened.seed
    if (seed !== null) session.dispatch({ type: 'choose-course', seed, origin: 'flight' })
    link.setState(opened, true)
  }
  link.setState({ status: 'reading' }, true)
  read().catch(() => link.setState({ status: 'unread' }, true))
}
