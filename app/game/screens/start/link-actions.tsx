import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { linkedFlightOn } from '../../session/link-state.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { ScreenButton } from '../screen-button.tsx'

/** What can be done with the flight of the opened link; nothing where there is none on the present course. */
export function LinkActions({ session }: { readonly session: SessionStore }) {
  const { picture, seed, link } = useStore(session)
  const race = useRef<HTMLButtonElement>(null)
  useEffect(() => race.current?.focus(), [])
  const linked = linkedFlightOn(seed, link)
  if (linked === undefined) return null
  const isReady = picture === 'ready'
  return (
    <>
      <ScreenButton
        variant="primary"
        ref={race}
        isReady={isReady}
        onClick={() => {
          session.dispatch({ type: 'choose-rival', choice: 'link' })
          session.dispatch({ type: 'take-off' })
        }}
      >
        Race it
      </ScreenButton>
      <ScreenButton
        variant="secondary"
        isReady={isReady}
        onClick={() => session.dispatch({ type: 'watch', flight: linked.flight })}
      >
        Watch it
      </ScreenButton>
    </>
  )
}
