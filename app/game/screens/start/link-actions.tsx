import { useStore } from 'zustand'

import type { Game } from '../../game.ts'
import { linkedFlightOn } from '../../session/linked-flight.ts'
import { watchFlight } from '../../session/watch.ts'
import { ScreenButton } from '../screen-button.tsx'

/** What can be done with the flight of the opened link; nothing where there is none on the present course. */
export function LinkActions({ link, rivals, session, watch }: Pick<Game, 'link' | 'rivals' | 'session' | 'watch'>) {
  const { picture, seed } = useStore(session)
  const linked = linkedFlightOn(seed, useStore(link))
  if (linked === undefined) return null
  const isReady = picture === 'ready'
  return (
    <>
      <ScreenButton
        variant="secondary"
        isReady={isReady}
        onClick={() => {
          rivals.setState({ choice: 'link' })
          session.dispatch({ type: 'take-off' })
        }}
      >
        Race it
      </ScreenButton>
      <ScreenButton variant="secondary" isReady={isReady} onClick={() => watchFlight(watch, session, linked.flight)}>
        Watch it
      </ScreenButton>
    </>
  )
}
