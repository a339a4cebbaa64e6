/**
 * Requests animation frames between start and halt, and none otherwise.
 *
 * @param onFrame gets the seconds since the frame before
 * @param onFailure called when a frame threw; the loop has halted
 */
export function createFrameLoop(onFrame: (seconds: number) => void, onFailure: (error: unknown) => void) {
  let request = 0
  let isRunning = false
  let latestFrameAt = NaN
  let framesDrawn = 0

  // An extension that wraps requestAnimationFrame may not pass the time on.
  function frame(now = performance.now()): void {
    const seconds = Number.isNaN(latestFrameAt) ? 0 : Math.max(0, (now - latestFrameAt) / 1000)
    latestFrameAt = now
    // Requested first, so that a halt within the frame cancels it.
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
    /** Requests frames. The first one has no duration: the time before it is not simulated. */
    run(): void {
      if (isRunning) return
      isRunning = true
      latestFrameAt = NaN
      request = requestAnimationFrame(frame)
    },
    halt,
    isRunning: () => isRunning,
    /** Frames since the loop was made. */
    framesDrawn: () => framesDrawn,
  }
}
