import { createObservable, type Observable } from './observable.ts'
import { sessionAfter, type Session, type SessionAction } from './session.ts'

/** The one place where the session lives while the dialog is open; React and the cockpit both listen to it. */
export interface SessionStore extends Omit<Observable<Session>, 'change'> {
  /** Applies an action and tells the listeners at once, before it returns; silent when the action changes nothing. */
  readonly dispatch: (action: SessionAction) => void
}

export function createSessionStore(initial: Session): SessionStore {
  const { current, change, subscribe } = createObservable(initial)
  return { current, subscribe, dispatch: (action) => change(sessionAfter(current(), action)) }
}
