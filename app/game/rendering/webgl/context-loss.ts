export interface ContextLossHandlers {
  /** The browser took the graphics context away. */
  readonly onLost: () => void
  /** It is back: rebuilds what is drawn. */
  readonly rebuild: () => Promise<unknown>
  readonly onRestored: () => void
  /** It did not come back in time, or rebuilding failed. A context that comes back later is still rebuilt and reported. */
  readonly onGone: () => void
}

/** How long a context may be lost, and how long rebuilding may take, before it counts as gone. */
const TIMEOUT_SECONDS = 10

/** Follows the loss and the return of a canvas's graphics context until `signal` aborts. */
export function watchContextLoss(canvas: EventTarget, handlers: ContextLossHandlers, signal: AbortSignal): void {
  let losses = 0
  let visibleSeconds = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const giveUp = (): void => {
    clearInterval(timer)
    handlers.onGone()
  }
  const countSeconds = (): void => {
    // Browsers do not restore the context of a hidden page until it is visible again.
    if (document.visibilityState === 'hidden') return
    visibleSeconds += 1
    if (visibleSeconds >= TIMEOUT_SECONDS) giveUp()
  }
  const lose = (event: Event): void => {
    // Without this the browser never restores the context.
    event.preventDefault()
    losses += 1
    visibleSeconds = 0
    clearInterval(timer)
    timer = setInterval(countSeconds, 1000)
    handlers.onLost()
  }
  const restore = (): void => {
    const loss = losses
    const isCurrent = (): boolean => loss === losses && !signal.aborted
    visibleSeconds = 0
    handlers.rebuild().then(
      () => {
        if (!isCurrent()) return
        clearInterval(timer)
        handlers.onRestored()
      },
      () => {
        if (isCurrent()) giveUp()
      },
    )
  }
  canvas.addEventListener('webglcontextlost', lose, { signal })
  canvas.addEventListener('webglcontextrestored', restore, { signal })
  signal.addEventListener('abort', () => clearInterval(timer))
}
