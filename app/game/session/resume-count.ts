/** The count before a paused flight goes on, in real time: one step down of the session's count for each beat. */
import { follow } from './follow.ts'
import { RESUME_COUNT } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** Tuned by hand, so that the whole count is enough to return to the controls. */
const BEAT_MILLISECONDS = 600
export const RESUME_MILLISECONDS = RESUME_COUNT * BEAT_MILLISECONDS

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
