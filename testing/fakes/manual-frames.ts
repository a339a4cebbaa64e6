import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Replaces the browser's frames in each test of a file by frames that come when the test calls for them; needs jsdom. */
export function manualFrames() {
  let requested: FrameRequestCallback | null = null
  let now = 0
  let isHidden = false

  beforeEach(() => {
    requested = null
    now = 5000
    isHidden = false
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      expect(requested, 'one frame is asked for at a time').toBeNull()
      requested = callback
      return 1
    })
    vi.stubGlobal('cancelAnimationFrame', () => {
      requested = null
    })
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  })
  afterEach(() => vi.unstubAllGlobals())

  return {
    /** Whether a frame is asked for; never more than one at a time. */
    isAsked: () => requested !== null,
    /** Shows up to `count` frames of `milliseconds` each, fewer where none is asked for. Gives how many. */
    show(count: number, milliseconds: number): number {
      let shown = 0
      while (shown < count && requested !== null) {
        const callback: FrameRequestCallback = requested
        requested = null
        now += milliseconds
        callback(now)
        shown += 1
      }
      return shown
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
