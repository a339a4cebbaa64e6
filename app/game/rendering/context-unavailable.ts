/** Thrown where the browser does not give what a view draws with: switched off, blocked, or not built for this machine. */
export class ContextUnavailableError extends Error {
  constructor(kind: 'WebGL 2' | '2D canvas') {
    super(`This browser gives the page no ${kind} to draw the flight with.`)
    this.name = 'ContextUnavailableError'
  }
}
