/** Work that can wait, done one piece at a time while the page has nothing better to do. */

export interface IdleWork {
  /** Does `job` later, once; jobs keep their order. */
  add(job: () => void): void
  /** Forgets all jobs not yet done, and those to come. */
  dispose(): void
}

/** Between two pieces where the browser cannot say when it is idle (WebKit), in milliseconds. */
const PAUSE_MILLISECONDS = 60
/** A busy page must still come to an end: the browser waits no longer than this for an idle moment, in milliseconds. */
const LONGEST_WAIT_MILLISECONDS = 500

export function createIdleWork(): IdleWork {
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
      cancel = () => {
        cancelIdleCallback(handle)
      }
    } else {
      const handle = setTimeout(next, PAUSE_MILLISECONDS)
      cancel = () => {
        clearTimeout(handle)
      }
    }
  }

  return {
    add(job) {
      jobs.push(job)
      schedule()
    },
    dispose() {
      isDisposed = true
      jobs.length = 0
      cancel?.()
      cancel = null
    },
  }
}
