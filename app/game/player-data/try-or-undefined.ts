/** The result of `act`, or undefined where it throws: storage may be forbidden, full or broken. */
export function tryOrUndefined<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
