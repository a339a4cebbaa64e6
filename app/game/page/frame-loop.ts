import { LONGEST_FRAME_SECONDS } from '../simulation/clock.ts'

/**
 * Requests animation frames between start and halt, and none otherwise.
 *
 * @param onFrame gets the seconds since the frame before, or less after a stall: a stall counts as one long frame
 * @param onFailure called when a frame threw; the loop has halted
 */
export function createFrameLoop(onFrame: (seconds: number) => void, onFailure: (error: unknown) => void) {
  /** 0 while halted. */
  let request = 0
  let latestFrameAt = NaN
  let framesDrawn = 0

  function frame(now: number): void {
    const seconds = (now - latestFrameAt) / 1000
    latestFrameAt = now
    // Requested first, so that a halt within the frame cancels it.
    request = requestAnimationFrame(frame)
    try {
      // Not a number in the first frame.
      onFrame(seconds > 0 ? Math.min(seconds, LONGEST_FRAME_SECONDS) : 0)
      framesDrawn += 1
    } catch (error) {
      halt()
      onFailure(error)
    }
  }

  function halt(): void {
    cancelAnimationFrame(request)
    request = 0
  }

  return {
    /** Requests frames. The first one has no duration: the time before it is not simulated. */
    run(): void {
      if (request !== 0) return
      latestFrameAt = NaN
      request = requestAnimationFrame(frame)
    },
    halt,
    isRunning: () => request !== 0,
    /** Frames since the loop was made. */
    framesDrawn: () => framesDrawn,
  }
}
