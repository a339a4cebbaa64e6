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

/**
 * The names of renderers that draw on the CPU. `failIfMajorPerformanceCaveat` does not tell: Chromium with SwiftShader, Firefox
 * with llvmpipe and WebKit all grant it. WebKit calls every renderer “Apple GPU”, and is taken at its word.
 */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/**
 * A WebGL 2 context on the canvas: antialiased with a GPU; not on the CPU, where that costs nearly three times as much.
 * Antialiasing is chosen when the context is made, and a canvas has only one, so a small canvas is asked first.
 *
 * @param needsGpu whether a context on the CPU counts as refused
 * @returns the context, and whether the drawing is done on the CPU
 * @throws ContextUnavailableError where there is no WebGL 2, or none on a GPU and one is needed
 */
export function grantContext(canvas: HTMLCanvasElement, needsGpu = false) {
  const probe = document.createElement('canvas')
  probe.width = probe.height = 1
  const trial = askFor(probe)
  const isSoftware = SOFTWARE.test(rendererName(trial))
  releaseContext(trial)
  if (isSoftware && needsGpu) throw new ContextUnavailableError('WebGL 2 on a GPU')

  const attributes: WebGLContextAttributes = {
    alpha: false,
    antialias: !isSoftware,
    powerPreference: 'high-performance',
  }
  return { context: askFor(canvas, attributes), isSoftware }
}

function askFor(canvas: HTMLCanvasElement, attributes?: WebGLContextAttributes): WebGL2RenderingContext {
  return grantedBy(() => canvas.getContext('webgl2', attributes), 'WebGL 2')
}

/** Releases a context at once; a lost one is left alone, because losing it again is an error. */
export function releaseContext(context: WebGL2RenderingContext): void {
  if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext()
}

function rendererName(context: WebGL2RenderingContext): string {
  const extension = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  return typeof name === 'string' ? name : ''
}
