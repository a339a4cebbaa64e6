/** The hash of an address that holds a flight. The site recognises it too, so this file imports nothing. */

const PREFIX = '#flight='

export function isFlightHash(hash: string): boolean {
  return hash.startsWith(PREFIX)
}

/** The text of the flight in a hash that `isFlightHash` accepts. */
export function flightTextFromHash(hash: string): string {
  return hash.slice(PREFIX.length)
}

export function hashFromFlightText(text: string): string {
  return PREFIX + text
}
