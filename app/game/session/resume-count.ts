/** The count before a flight goes on, in real time: one step down of the session's count for each beat. */
import { RESUME_COUNT } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** Tuned by hand, so that the whole count is enough to return to the controls. */
const BEAT_MILLISECONDS = 600
export const RESUME_MILLISECONDS = RESUME_COUNT * BEAT_MILLISECONDS

export type ResumeCount = Readonly<ReturnType<typeof createResumeCount>>

export function createResumeCount({ dispatch }: SessionStore) {
  let beat: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(beat)
  return {
    /** Call at each change of the session's count, and where it begins anew. */
    followCount(count: number): void {
      stop()
      if (count > 0) beat = setTimeout(() => dispatch({ type: 'count-down' }), BEAT_MILLISECONDS)
    },
    stop,
  }
}
