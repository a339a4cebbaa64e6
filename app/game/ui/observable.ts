/** A value that lives outside React and can be listened to. */
export interface Observable<Value> {
  readonly current: () => Value
  /** Sets the value and tells the listeners before it returns; silent when it is the same value. */
  readonly change: (value: Value) => void
  /** Calls `listener` after each change, in the order of subscription. Gives the function that ends it. */
  readonly subscribe: (listener: (now: Value, before: Value) => void) => () => void
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial
  const listeners = new Set<(now: Value, before: Value) => void>()
  return {
    current: () => value,
    change(next) {
      const before = value
      if (Object.is(next, before)) return
      value = next
      for (const listener of listeners) listener(next, before)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
