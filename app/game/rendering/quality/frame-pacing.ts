import { createQualityGovernor, observeFrame, QUALITY_LEVELS, type QualityAims, type QualityLevel } from './quality.ts'

/** One is drawn while the next is prepared. */
const MOST_FRAMES = 2

export type FrameQueue = ReturnType<typeof createFrameQueue>

/**
 * Limits the frames queued on the GPU. A browser that draws on the CPU accepts frames faster than it can draw them and queues the
 * rest: in Chromium with SwiftShader at a third of the needed speed, the picture was three seconds late after ten. So a
 * frame is only submitted when the one before the last is done.
 */
export function createFrameQueue(context: WebGL2RenderingContext) {
  const fences: (WebGLSync | null)[] = []
  const isDone = (fence: WebGLSync | null): boolean =>
    fence === null || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED

  return {
    /** Whether another frame may be submitted now. It only changes between tasks. */
    hasRoom: (): boolean => {
      while (fences.length > 0) {
        const oldest = fences[0]
        if (!isDone(oldest)) break
        context.deleteSync(oldest)
        fences.shift()
      }
      return fences.length < MOST_FRAMES
    },
    /** To be called when a frame was submitted. */
    add: (): void => {
      fences.push(context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0))
      // Without a flush the fence might never be signalled.
      context.flush()
    },
    /** To be called once a lost context is back: fences from before, or from while it was lost, are never signalled. */
    clear: (): void => {
      fences.length = 0
    },
  }
}

export type FramePacing = ReturnType<typeof createFramePacing>

/**
 * Decides which frames are drawn, and in which quality.
 *
 * @param queue limits the frames queued on the GPU; null where none are queued, or where each frame is wanted
 */
export function createFramePacing(aims: QualityAims, queue: FrameQueue | null) {
  const governor = createQualityGovernor(aims)
  let held: QualityLevel | undefined
  let isInFlight = false
  /** Seconds shown by no frame since the last that was drawn. */
  let undrawnSeconds = 0

  return {
    quality: (): QualityLevel => held ?? QUALITY_LEVELS[governor.level],
    /** Holds one quality, or with undefined fits it to the machine. */
    hold: (level: QualityLevel | undefined): void => {
      held = level
    },
    setInFlight: (on: boolean): void => {
      isInFlight = on
    },
    /**
     * Begins a frame, and may change the quality. Returns whether the frame is drawn.
     *
     * @param seconds since the frame before
     * @param canWait whether it may be left out where the machine is behind
     */
    beginFrame: (seconds: number, canWait: boolean): boolean => {
      undrawnSeconds += seconds
      if (canWait && queue?.hasRoom() === false) return false
      if (held === undefined) observeFrame(governor, undrawnSeconds, isInFlight)
      undrawnSeconds = 0
      return true
    },
    /** To be called when a frame was drawn. */
    endFrame: (): void => queue?.add(),
    /** Forgets the frames under way: once a lost context is back. */
    clear: (): void => queue?.clear(),
  }
}
