import { useStore } from 'zustand'

import type { SessionStore } from '../../session/session-store.ts'
import { ScreenButton } from '../screen-button.tsx'

/** Shows the flight just ended again; nothing where it was too long to write down. */
export function WatchFlight({ session }: { readonly session: SessionStore }) {
  const { latestFlight } = useStore(session)
  if (latestFlight === null) return null
  return (
    <ScreenButton variant="quiet" onClick={() => session.dispatch({ type: 'watch', flight: latestFlight })}>
      Watch the flight
    </ScreenButton>
  )
}
