/** The id that a location's hash names. A hash that is no valid encoding names itself. */
export function idFromHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
