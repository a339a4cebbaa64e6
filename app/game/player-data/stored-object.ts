export type StoredObject = Readonly<Record<string, unknown>>

/** `value` where it is an object or an array, as `JSON.parse` gives them. */
export function objectFrom(value: unknown): StoredObject | undefined {
  return typeof value === 'object' && value !== null ? (value as StoredObject) : undefined
}

/** The object in a stored text, which anyone may have written; undefined for junk. */
export function objectFromText(text: string | null): StoredObject | undefined {
  return text === null ? undefined : objectFrom(tryOrUndefined(() => JSON.parse(text) as unknown))
}

export function isWholeWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
}

/** The result of `act`, or undefined where it throws: storage may be forbidden, full or broken. */
export function tryOrUndefined<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
