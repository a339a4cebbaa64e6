/**
 * Keeps the drawing from falling behind. A browser that draws on the CPU takes orders for pictures faster than it can
 * draw them and queues the rest: in Chromium with SwiftShader at a third of the needed speed, the picture was three
 * seconds behind the controls after ten. So a picture is only ordered when the one before the last is done.
 */
export interface FrameGate {
  /** Whether another picture may be ordered now. The browser tells so between tasks, never within one. */
  isOpen(): boolean
  /** To be called when a picture was ordered. */
  countPicture(): void
  /** Forgets what was ordered: after the context was lost. */
  reset(): void
}

/** Pictures on their way at a time: one is drawn while the next is prepared. */
const ON_THE_WAY = 2

export function createFrameGate(context: WebGL2RenderingContext): FrameGate {
  const fences: (WebGLSync | null)[] = []
  const isDone = (fence: WebGLSync | null): boolean =>
    fence === null || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED

  return {
    isOpen: () => {
      while (fences.length > 0) {
        const oldest = fences[0] ?? null
        if (!isDone(oldest)) break
        context.deleteSync(oldest)
        fences.shift()
      }
      return fences.length < ON_THE_WAY
    },
    countPicture: () => {
      fences.push(context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0))
      // An order that is not sent off would never be done.
      context.flush()
    },
    reset: () => {
      fences.length = 0
    },
  }
}
