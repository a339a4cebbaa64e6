import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Animation frames that come when a test calls for them. */
export interface ManualFrames {
  /** Whether a frame is asked for; never more than one at a time. */
  readonly isAsked: () => boolean
  /** Shows up to `count` frames of `milliseconds` each, fewer where none is asked for. Gives how many. */
  readonly show: (count: number, milliseconds: number) => number
  /** Time passes in which no frame is shown. */
  readonly wait: (milliseconds: number) => void
  /** Hides the page or shows it again. */
  readonly setHidden: (isHidden: boolean) => void
}

/** Replaces the browser's frames in each test of a file; needs jsdom. */
export function manualFrames(): ManualFrames {
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
    isAsked: () => requested !== null,
    show(count, milliseconds) {
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
    wait(milliseconds) {
      now += milliseconds
    },
    setHidden(to) {
      isHidden = to
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
