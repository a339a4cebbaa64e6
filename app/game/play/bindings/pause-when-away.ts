import type { SessionStore } from '../../session/session-store.ts'

/** Pauses a flight when its window loses the focus or its tab is hidden. */
export function pauseWhenAway(session: SessionStore, signal: AbortSignal): void {
  const pause = () => session.dispatch({ type: 'pause', reason: 'away' })
  window.addEventListener('blur', pause, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && pause(), { signal })
}
