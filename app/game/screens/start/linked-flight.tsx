/** What the start screen offers of a flight that somebody has shared. */
import type { RefObject } from 'react'

import type { SessionStore } from '../../session/session-store.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from '../elements/screen.module.css'

interface LinkActionsProps {
  readonly session: SessionStore
  readonly flight: RecordedFlight
  readonly isReady: boolean
  /** Gets the button that leads. */
  readonly race: RefObject<HTMLButtonElement | null>
}

/** What can be done with the flight of the opened link. */
export function LinkActions({ session, flight, isReady, race }: LinkActionsProps) {
  return (
    <>
      <ScreenButton
        variant="primary"
        ref={race}
        data-linked
        isReady={isReady}
        onClick={() => {
          // The change of rival is answered at once, so that it is ready for the take-off.
          session.dispatch({ type: 'choose-rival', choice: 'link' })
          session.dispatch({ type: 'take-off' })
        }}
      >
        Race it
      </ScreenButton>
      <ScreenButton variant="secondary" isReady={isReady} onClick={() => session.dispatch({ type: 'watch', flight })}>
        Watch it
      </ScreenButton>
    </>
  )
}

/** Leads whoever was sent a flight, and so may have been sent others, to the field for several links. */
export function MoreLinks({ session }: { readonly session: SessionStore }) {
  return (
    <div className={styles['question']}>
      <p>More links from friends?</p>
      <ScreenButton variant="quiet" onClick={() => session.dispatch({ type: 'show-part', part: 'paste' })}>
        Race several flights
      </ScreenButton>
    </div>
  )
}
