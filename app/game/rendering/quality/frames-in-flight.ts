/** One is drawn while the next is prepared. */
const MOST_FRAMES = 2

export type FramesInFlight = ReturnType<typeof createFramesInFlight>

/**
 * Limits the frames in flight. A browser that draws on the CPU accepts frames faster than it can draw them and queues the
 * rest: in Chromium with SwiftShader at a third of the needed speed, the picture was three seconds late after ten. So a
 * frame is only submitted when the one before the last is done.
 */
export function createFramesInFlight(context: WebGL2RenderingContext) {
  const fences: (WebGLSync | null)[] = []
  const isDone = (fence: WebGLSync | null): boolean =>
    fence === null || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED

  return {
    /** Whether another frame may be submitted now. It only changes between tasks. */
    hasRoom: (): boolean => {
      while (fences.length > 0) {
        const oldest = fences[0] ?? null
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
    /** Forgets all frames: after the context was lost. */
    clear: (): void => {
      fences.length = 0
    },
  }
}
