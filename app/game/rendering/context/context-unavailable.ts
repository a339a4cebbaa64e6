type Kind = 'WebGL 2' | 'WebGL 2 on a GPU' | '2D canvas'

/** Thrown where the browser gives no context of the kind that a view needs: switched off, blocked or unsupported. */
export class ContextUnavailableError extends Error {
  constructor(kind: Kind) {
    super(`This browser gives the page no ${kind} to draw the flight with.`)
    this.name = 'ContextUnavailableError'
  }
}

/**
 * The context that `ask` gets. Browsers refuse with null, and privacy extensions with an exception.
 *
 * @throws ContextUnavailableError where it is refused
 */
export function grantedBy<Context>(ask: () => Context | null, kind: Kind): Context {
  try {
    const context = ask()
    if (context !== null) return context
  } catch {
    // Refused all the same.
  }
  throw new ContextUnavailableError(kind)
}
