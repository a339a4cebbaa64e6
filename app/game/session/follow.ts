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
