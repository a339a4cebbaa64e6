/**
 * Keeps the screen on: who steers by gamepad or watches touches nothing that would. Nothing where the platform refuses it. A lock that
 * the system takes in flight, as for a low battery, is asked for again with the next flight: until then it would be refused.
 */
export function createWakeLock() {
  let request: Promise<WakeLockSentinel | undefined> | null = null
  return {
    /** Keeps the screen on from now on, or no longer. The system releases it itself while the page is hidden: ask again after. */
    hold(isWanted: boolean): void {
      if (isWanted === (request !== null) || !('wakeLock' in navigator)) return
      const before = request
      request = isWanted ? navigator.wakeLock.request('screen').catch(() => undefined) : null
      // What is released already resolves as well.
      void before?.then((lock) => lock?.release())
    },
  }
}

export type WakeLock = Readonly<ReturnType<typeof createWakeLock>>
