export type IdleWork = ReturnType<typeof createIdleWork>

/** Between two jobs without requestIdleCallback (WebKit), in milliseconds. */
const PAUSE_MILLISECONDS = 60
/** The longest wait for an idle moment on a busy page, in milliseconds. */
const LONGEST_WAIT_MILLISECONDS = 500

/** Runs jobs one at a time while the page is idle. */
export function createIdleWork() {
  const jobs: (() => void)[] = []

  function schedule() {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: LONGEST_WAIT_MILLISECONDS })
    else setTimeout(next, PAUSE_MILLISECONDS)
  }

  function next() {
    const job = jobs.shift()
    if (jobs.length > 0) schedule()
    job?.()
  }

  return {
    /** Runs `job` later, once, in the order of the calls. */
    add(job: () => void): void {
      if (jobs.push(job) === 1) schedule()
    },
    /** Drops all pending jobs. */
    dispose(): void {
      jobs.length = 0
    },
  }
}
