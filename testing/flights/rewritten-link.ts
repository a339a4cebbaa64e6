/** Links that no release wrote, but whose check is right: what a reader refuses them for is then something else. */

/** The places of a link's header; see app/game/flight-link/link-text.ts. */
const LINK_EDITION_AT = 1
export const LINK_TICKS_AT = 7
const CHECK_AT = 10
const HEADER = 13

/**
 * The text with changed bytes.
 * @param change changes the bytes in place
 * @param length how many bytes there are then; zeros follow the ones there were
 */
export function rewrittenLink(text: string, change: (bytes: Uint8Array) => void, length?: number): string {
  const before = Buffer.from(text, 'base64url')
  const bytes = new Uint8Array(length ?? before.length)
  bytes.set(before)
  change(bytes)
  let check = 0xb704ce
  for (const byte of [...bytes.subarray(0, CHECK_AT), ...bytes.subarray(HEADER)]) {
    check ^= byte << 16
    for (let bit = 0; bit < 8; bit += 1) check = check & 0x800000 ? (check << 1) ^ 0x1864cfb : check << 1
  }
  bytes.set([check >> 16, (check >> 8) & 255, check & 255], CHECK_AT)
  return Buffer.from(bytes).toString('base64url')
}

/** The text as another edition of the rules would have written it. */
export function linkOfEdition(text: string, edition: number): string {
  return rewrittenLink(text, (bytes) => bytes.set([edition >> 8, edition & 255], LINK_EDITION_AT))
}
