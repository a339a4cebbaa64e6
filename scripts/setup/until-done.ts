/**
 * @template T
 * @param {() => Promise<T>} attempt repeated while it fails
 * @param {string} what is asked, for the message
 * @returns {Promise<T>} what the first attempt that succeeds gives
 * @throws {Error} after half a minute, with the last failure as its cause
 */
export async function untilDone(attempt, what) {
  const giveUpAt = Date.now() + 30_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error(`${what} did not answer within 30 s.`, { cause: error })
      await new Promise((done) => setTimeout(done, 200))
    }
  }
}
