import { useStore } from 'zustand'

import type { LinkStore } from '../../session/linked-flight.ts'
import type { RivalStore } from '../../session/rival.ts'
import type { SessionStore } from '../../session/session-store.ts'
import buttons from '../buttons.module.css'

export interface LinkActionsProps {
  readonly link: LinkStore
  readonly rivals: RivalStore
  readonly session: SessionStore
}

/** What can be done with the flight of the opened link; nothing where there is none on the present course. */
export function LinkActions({ link, rivals, session }: LinkActionsProps) {
  const state = useStore(link)
  const { picture, seed } = useStore(session)
  if (state.status !== 'flown' || state.again.flight.seed !== seed) return null
  return (
    <button
      type="button"
      className={buttons['secondary']}
      aria-disabled={picture !== 'ready'}
      onClick={() => {
        if (picture !== 'ready') return
        rivals.setState({ choice: 'link' })
        session.dispatch({ type: 'take-off' })
      }}
    >
      Race it
    </button>
  )
}
