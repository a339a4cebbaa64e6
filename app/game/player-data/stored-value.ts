/** A value under one key of `localStorage`, which other tabs write as well. */
import { createStore } from 'zustand/vanilla'

import { objectFromText, tryOrUndefined } from './stored-object.ts'

/** How a value is stored. */
interface StoredAs<Value> {
  readonly key: string
  /** What `toText` writes into its object as `version`. */
  readonly version: number
  /** Never throws; null gives the value of a device on which nothing is stored. */
  readonly fromText: (text: string | null) => Value
  readonly toText: (value: Value) => string
}

/**
 * The value is kept in memory, until the game is closed, where `storage` throws, and where a later release has stored its own:
 * an old copy of the page may be opened after a newer one.
 */
export function createStoredValue<Value>({ key, version, fromText, toText }: StoredAs<Value>, storage: () => Storage) {
  const read = (): Value | undefined => tryOrUndefined(() => fromText(storage().getItem(key)))
  const { setState, ...store } = createStore(() => read() ?? fromText(null))
  let isKept = true

  /** What the device holds; where nothing can be stored, this page's own copy. */
  function latest(): Value {
    return (isKept ? read() : undefined) ?? store.getState()
  }

  /** @throws what `storage` throws */
  function isOfLaterRelease(): boolean {
    return Number(objectFromText(storage().getItem(key))?.['version']) > version
  }

  function become(value: Value): void {
    if (toText(value) !== toText(store.getState())) setState(value, true)
  }

  return {
    ...store,
    /** Changes what is stored now, which another tab may have written, and tells the listeners at once. */
    change: (after: (before: Value) => Value): void => {
      const before = latest()
      const value = after(before)
      const text = toText(value)
      if (text !== toText(before))
        isKept =
          tryOrUndefined(() => {
            if (isOfLaterRelease()) return false
            storage().setItem(key, text)
            return true
          }) ?? false
      become(value)
    },
    /** Takes over what another tab has stored or erased. */
    reread: (): void => become(latest()),
    /** Leaves nothing on the device. */
    erase: (): void => {
      tryOrUndefined(() => storage().removeItem(key))
      become(fromText(null))
    },
  }
}
