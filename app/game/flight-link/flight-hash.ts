/** The hash of an address that holds a flight. The site recognises it too, so this file imports nothing. */

const PREFIX = 'flight='
/** What mail and chat make of the equals sign, once or several times encoded, included. */
const FLIGHT = /flight(?:=|%(?:25)*3d)/i

/** Whether the hash of an address holds a flight, damaged or not. */
export function isFlightHash(hash: string): boolean {
  return hash.search(FLIGHT) === 1
}

/** Whether a hash begins like that of a flight link, but its `flight=` is damaged. */
export function isBrokenFlightHash(hash: string): boolean {
  return /^#flight/i.test(hash) && !isFlightHash(hash)
}

/**
 * The text of the flight in a hash, or in any address that holds one; undefined where it holds none. It is decoded however
 * often it was encoded; what mail and chat have appended is still there.
 */
export function flightTextFromAddress(address: string): string | undefined {
  const found = FLIGHT.exec(address)
  if (found === null) return undefined
  const text = address.slice(found.index + found[0].length)
  return text.replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

export function hashFromFlightText(text: string): string {
  return `#${PREFIX}${text}`
}
