import { useStore } from 'zustand'

import type { Game } from '../../game.ts'
import { watchFlight } from '../../session/watch.ts'
import { ScreenButton } from '../screen-button.tsx'

/** What can be done with the flight of the opened link; nothing where there is none on the present course. */
export function LinkActions({ link, rivals, session, watch }: Pick<Game, 'link' | 'rivals' | 'session' | 'watch'>) {
  const state = useStore(link)
  const { picture, seed } = useStore(session)
  if (state.status !== 'flown' || state.result.flight.seed !== seed) return null
  const { flight } = state.result
  const isReady = picture === 'ready'
  return (
    <>
      <ScreenButton
        look="secondary"
        isReady={isReady}
        onClick={() => {
          rivals.setState({ choice: 'link' })
          session.dispatch({ type: 'take-off' })
        }}
      >
        Race it
      </ScreenButton>
      <ScreenButton look="secondary" isReady={isReady} onClick={() => watchFlight(watch, session, flight)}>
        Watch it
      </ScreenButton>
    </>
  )
}
