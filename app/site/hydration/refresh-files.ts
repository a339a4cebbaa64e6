/** How long files may take that are only requested so that the cache has them whole. */
const LIMIT_MILLISECONDS = 3000

/** Requests files past the browser's cache, which may hold a broken one. @returns whether any answer came in time */
export async function refreshFiles(addresses: readonly string[]): Promise<boolean> {
  const signal = AbortSignal.timeout(LIMIT_MILLISECONDS)
  const answers = await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload', signal })))
  return answers.some(({ status }) => status === 'fulfilled')
}
