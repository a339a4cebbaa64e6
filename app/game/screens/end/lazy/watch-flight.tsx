import type { Game } from '../../../game.ts'
import { watchFlight } from '../../../session/watch.ts'
import { ScreenButton } from '../../screen-button.tsx'

/** Shows the flight just ended again; nothing where it was too long to write down. */
export function WatchFlight({ latestFlight, watch, session }: Pick<Game, 'latestFlight' | 'watch' | 'session'>) {
  const flight = latestFlight.getState()
  if (flight === null) return null
  return (
    <ScreenButton variant="quiet" onClick={() => watchFlight(watch, session, flight)}>
      Watch the flight
    </ScreenButton>
  )
}
