export type IdleWork = ReturnType<typeof createIdleWork>

/** Between two jobs without requestIdleCallback (WebKit), in milliseconds. */
const PAUSE_MILLISECONDS = 60
/** The longest wait for an idle moment on a busy page, in milliseconds. */
const LONGEST_WAIT_MILLISECONDS = 500

/** Runs jobs one at a time while the page is idle. */
export function createIdleWork() {
  const jobs: (() => void)[] = []
  let isDisposed = false
  let cancel: (() => void) | null = null

  function next() {
    cancel = null
    jobs.shift()?.()
    schedule()
  }

  function schedule() {
    if (cancel !== null || isDisposed || jobs.length === 0) return
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(next, { timeout: LONGEST_WAIT_MILLISECONDS })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(next, PAUSE_MILLISECONDS)
      cancel = () => clearTimeout(handle)
    }
  }

  return {
    /** Runs `job` later, once, in the order of the calls. */
    add(job: () => void): void {
      jobs.push(job)
      schedule()
    },
    /** Drops all pending jobs and ignores later ones. */
    dispose(): void {
      isDisposed = true
      jobs.length = 0
      cancel?.()
      cancel = null
    },
  }
}
