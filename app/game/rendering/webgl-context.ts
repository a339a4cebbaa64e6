/** Thrown where the browser gives no WebGL 2: switched off, blocked, or not built for this machine. */
export class WebGLUnavailableError extends Error {
  constructor() {
    super('This browser gives the page no WebGL 2, which the flight is drawn with.')
    this.name = 'WebGLUnavailableError'
  }
}

export interface GrantedContext {
  readonly context: WebGL2RenderingContext
  /** Whether the browser says that it draws on the CPU, or nearly so. */
  readonly isSlow: boolean
}

const COMMON: WebGLContextAttributes = {
  alpha: false,
  depth: true,
  stencil: false,
  powerPreference: 'high-performance',
}

/** Software renderers by the name they give; a browser that is told to use one does not always admit the caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/**
 * A WebGL 2 context on the canvas: smoothed where there is a GPU, plain where the CPU must draw. Smoothing can only be
 * chosen here, so the browser is first asked for a context that it would refuse on a slow machine.
 *
 * @throws WebGLUnavailableError where there is no WebGL 2
 */
export function grantContext(canvas: HTMLCanvasElement): GrantedContext {
  const fast = canvas.getContext('webgl2', { ...COMMON, antialias: true, failIfMajorPerformanceCaveat: true })
  if (fast) return { context: fast, isSlow: SOFTWARE.test(rendererName(fast)) }
  const slow = canvas.getContext('webgl2', { ...COMMON, antialias: false })
  if (slow) return { context: slow, isSlow: true }
  throw new WebGLUnavailableError()
}

function rendererName(context: WebGL2RenderingContext): string {
  const extension = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  return typeof name === 'string' ? name : ''
}
