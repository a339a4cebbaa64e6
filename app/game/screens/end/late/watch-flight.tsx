import type { LatestFlight } from '../../../session/linked-flight.ts'
import type { SessionStore } from '../../../session/session-store.ts'
import { watchFlight, type WatchStore } from '../../../session/watch.ts'
import { ScreenButton } from '../../screen-button.tsx'

interface WatchFlightProps {
  readonly latest: Pick<LatestFlight, 'getState'>
  readonly watch: WatchStore
  readonly session: Pick<SessionStore, 'dispatch'>
}

/** Shows the flight just ended again; nothing where it was too long to write down. */
export function WatchFlight({ latest, watch, session }: WatchFlightProps) {
  const flight = latest.getState()
  if (flight === null) return null
  return (
    <ScreenButton look="quiet" onClick={() => watchFlight(watch, session, flight)}>
      Watch the flight
    </ScreenButton>
  )
}
