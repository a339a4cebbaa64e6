import type { FlightSummary } from './session.ts'
import type { SessionStore } from './session-store.ts'

interface Followed<Value> {
  readonly subscribe: (listener: (now: Value, before: Value) => void) => () => void
}

/** Calls `listener` after each change of a store, until `signal` aborts. */
export function follow<Value>(
  store: Followed<Value>,
  signal: AbortSignal,
  listener: (now: Value, before: Value) => void,
): void {
  signal.addEventListener('abort', store.subscribe(listener))
}

/** Calls `listener` when a flight of the player's has ended, until `signal` aborts. */
export function followEnds(
  session: SessionStore,
  signal: AbortSignal,
  listener: (summary: FlightSummary) => void,
): void {
  follow(session, signal, ({ summary }, before) => {
    if (summary !== null && summary !== before.summary) listener(summary)
  })
}
