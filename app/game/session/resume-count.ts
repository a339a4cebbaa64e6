/** The count before a paused flight goes on, in real time: one step down of the session's count for each beat. */
import { follow } from './follow.ts'
import type { SessionStore } from './session-store.ts'

/** RESUME_COUNT of them are enough to return to the controls. Tuned by hand. */
const BEAT_MILLISECONDS = 600

/** Counts whenever the session is resuming, until `signal` aborts. */
export function runResumeCount(session: SessionStore, signal: AbortSignal): void {
  let beat: ReturnType<typeof setTimeout> | undefined
  follow(session, signal, (now, before) => {
    if (now.count === before.count) return
    clearTimeout(beat)
    if (now.count > 0) beat = setTimeout(() => session.dispatch({ type: 'count-down' }), BEAT_MILLISECONDS)
  })
  signal.addEventListener('abort', () => clearTimeout(beat))
}
