export interface FrameLoop {
  /** Asks for frames. The first one counts no seconds: the time before it is not flown. */
  readonly run: () => void
  readonly halt: () => void
  readonly isRunning: () => boolean
  /** Frames since the loop was made. */
  readonly framesDrawn: () => number
}

/**
 * Animation frames while they are wanted; halted, the browser is asked for none.
 *
 * @param onFrame gets the seconds since the frame before
 * @param onFailure called when a frame threw; the loop has halted
 */
export function createFrameLoop(onFrame: (seconds: number) => void, onFailure: (error: unknown) => void): FrameLoop {
  let request = 0
  let isRunning = false
  let latestFrameAt = NaN
  let framesDrawn = 0

  function frame(now: DOMHighResTimeStamp): void {
    const seconds = Number.isNaN(latestFrameAt) ? 0 : Math.max(0, (now - latestFrameAt) / 1000)
    latestFrameAt = now
    // Asked for first, so that a halt within the frame takes it back.
    request = requestAnimationFrame(frame)
    try {
      onFrame(seconds)
      framesDrawn += 1
    } catch (error) {
      halt()
      onFailure(error)
    }
  }

  function halt(): void {
    isRunning = false
    cancelAnimationFrame(request)
  }

  return {
    run() {
      if (isRunning) return
      isRunning = true
      latestFrameAt = NaN
      request = requestAnimationFrame(frame)
    },
    halt,
    isRunning: () => isRunning,
    framesDrawn: () => framesDrawn,
  }
}
