/**
 * Repeats the attempt until it succeeds.
 *
 * @param what the subject of the message
 * @throws {Error} after half a minute, with the last failure as its cause
 */
export async function untilDone<Result>(attempt: () => Promise<Result>, what: string): Promise<Result> {
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
