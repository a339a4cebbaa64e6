/** What a storage may hold where nothing was written, or not by this site. */
export const JUNK_TEXTS = [null, '', 'junk', 'null', '[]', '7', '"text"', '{}']

/** An in-memory `Storage` for tests. `onWrite`: told the key of each text that is stored. */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
  onWrite?: (key: string) => void,
): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => {
      map.set(key, value)
      onWrite?.(key)
    },
  }
}
