import { beforeEach, expect, vi } from 'vitest'

/** Replaces the browser's frames in each test of a file by frames that come when the test calls for them; needs jsdom. */
export function manualFrames() {
  const requested = new Map<number, FrameRequestCallback>()
  let latestRequest = 0
  let now = 0
  let isHidden = false

  beforeEach(() => {
    requested.clear()
    now = 5000
    isHidden = false
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      latestRequest += 1
      requested.set(latestRequest, callback)
      return latestRequest
    })
    vi.stubGlobal('cancelAnimationFrame', (request: number) => requested.delete(request))
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  })

  return {
    /** Whether a frame is asked for. */
    isAsked: () => requested.size > 0,
    /** Shows up to `count` frames of `milliseconds` each, fewer where none is asked for. Returns how many. */
    show(count: number, milliseconds: number): number {
      for (let shown = 0; shown < count; shown += 1) {
        const callbacks = [...requested.values()]
        expect(callbacks.length, 'frames asked for at a time').toBeLessThanOrEqual(1)
        if (callbacks.length === 0) return shown
        requested.clear()
        now += milliseconds
        if (vi.isFakeTimers()) vi.advanceTimersByTime(milliseconds)
        for (const callback of callbacks) callback(now)
      }
      return count
    },
    /** Time passes in which no frame is shown. */
    wait(milliseconds: number): void {
      now += milliseconds
    },
    /** Hides the page or shows it again. */
    setHidden(to: boolean): void {
      isHidden = to
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
