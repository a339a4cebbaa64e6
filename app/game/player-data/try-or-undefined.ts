/** What `act` gives, or undefined where it throws: storage may be forbidden, full or broken, and the game goes on without. */
export function tryOrUndefined<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
