/** As long as `SLOW_MILLISECONDS` in game-launch.tsx: a launch waits so long for the game before it offers Retry. */
const TIMEOUT_MILLISECONDS = 15_000

/** The same promise, rejected when it is not settled in time: a request that never answers is treated as lost. */
export function withTimeout<T>(arriving: Promise<T>): Promise<T> {
  return Promise.race([
    arriving,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('A file of the game did not arrive in time.')), TIMEOUT_MILLISECONDS),
    ),
  ])
}
