import { createStore, type StoreApi } from 'zustand/vanilla'

import type { SessionAction } from './session-action.ts'
import { isAtControls } from './session-stage.ts'
import { sessionAfter, type Session } from './session.ts'

/** The one place where the session lives while the dialog is open; React and the runtime both listen to it. */
export interface SessionStore extends Omit<StoreApi<Session>, 'setState'> {
  /** Applies an action and tells the listeners at once, before it returns; silent when the action changes nothing. */
  readonly dispatch: (action: SessionAction) => void
}

export function createSessionStore(initial: Session): SessionStore {
  const { setState, ...store } = createStore(() => initial)
  return { ...store, dispatch: (action) => setState(sessionAfter(store.getState(), action), true) }
}

/** Pauses or resumes the flight, or the one that is watched: what the keys and buttons for it do. */
export function pauseOrResume({ dispatch, getState }: SessionStore): void {
  const { stage, watch } = getState()
  if (stage === 'watching') dispatch({ type: 'change-watch', change: { isPlaying: !watch.isPlaying } })
  else dispatch(isAtControls({ stage }) ? { type: 'pause', reason: 'player' } : { type: 'resume' })
}
