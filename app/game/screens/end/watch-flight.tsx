import type { LatestFlight } from '../../session/linked-flight.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { watchFlight, type WatchStore } from '../../session/watch.ts'
import buttons from '../buttons.module.css'

export interface WatchFlightProps {
  readonly latest: Pick<LatestFlight, 'getState'>
  readonly watch: WatchStore
  readonly session: Pick<SessionStore, 'dispatch'>
}

/** Shows the flight just ended again; nothing where it was too long to write down. */
export function WatchFlight({ latest, watch, session }: WatchFlightProps) {
  const flight = latest.getState()
  if (flight === null) return null
  return (
    <button type="button" className={buttons['quiet']} onClick={() => watchFlight(watch, session, flight)}>
      Watch the flight
    </button>
  )
}
