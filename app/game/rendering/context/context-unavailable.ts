/** Thrown where the browser gives no context of the kind that a view needs: switched off, blocked or unsupported. */
export class ContextUnavailableError extends Error {
  constructor(kind: 'WebGL 2' | '2D canvas') {
    super(`This browser gives the page no ${kind} to draw the flight with.`)
    this.name = 'ContextUnavailableError'
  }
}
