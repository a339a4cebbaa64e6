/**
 * Limits the frames in flight. A browser that draws on the CPU accepts frames faster than it can draw them and queues the
 * rest: in Chromium with SwiftShader at a third of the needed speed, the picture was three seconds late after ten. So a
 * frame is only submitted when the one before the last is done.
 */
export interface FramesInFlight {
  /** Whether another frame may be submitted now. It only changes between tasks. */
  hasRoom(): boolean
  /** To be called when a frame was submitted. */
  add(): void
  /** Forgets all frames: after the context was lost. */
  clear(): void
}

/** One is drawn while the next is prepared. */
const MOST_FRAMES = 2

export function createFramesInFlight(context: WebGL2RenderingContext): FramesInFlight {
  const fences: (WebGLSync | null)[] = []
  const isDone = (fence: WebGLSync | null): boolean =>
    fence === null || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED

  return {
    hasRoom: () => {
      while (fences.length > 0) {
        const oldest = fences[0] ?? null
        if (!isDone(oldest)) break
        context.deleteSync(oldest)
        fences.shift()
      }
      return fences.length < MOST_FRAMES
    },
    add: () => {
      fences.push(context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0))
      // Without a flush the fence might never be signalled.
      context.flush()
    },
    clear: () => {
      fences.length = 0
    },
  }
}
