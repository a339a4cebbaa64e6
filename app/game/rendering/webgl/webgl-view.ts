import type { FlightState } from '../../simulation/flight-state.ts'
import { watchContextLoss } from './context-loss.ts'
import { grantContext } from '../view/graphics-context.ts'
import { type FlightView, type FlightViewOptions, frameSettings } from '../view/flight-view.ts'
import { createFrameAnimation } from '../view/frame-animation.ts'
import { createFramePacing, type FramePacing, createFrameQueue } from '../quality/frame-pacing.ts'
import { GPU_AIMS, SOFTWARE_AIMS } from '../quality/quality.ts'
import { createSceneRenderer, type SceneRenderer } from './scene-renderer.ts'

/**
 * Prepares the renderer now and whenever a lost context is back. Resolves once it is prepared; rejects where that fails at first.
 * Never settles where `signal` aborts before.
 */
function keepPrepared(
  context: WebGL2RenderingContext,
  { prepare, clear }: Pick<SceneRenderer, 'prepare' | 'clear'>,
  options: FlightViewOptions,
  signal: AbortSignal,
): Promise<void> {
  const onLost = (): void => {
    // Released now, because the context that comes back would report errors for what it did not make.
    clear()
    options.onContextLost?.()
  }
  return new Promise((resolve, reject) => {
    const rebuild = async (): Promise<void> => {
      if (await prepare()) resolve()
    }
    const handlers = {
      onLost,
      rebuild,
      onRestored: () => options.onContextRestored?.(),
      onGone: () => options.onContextGone?.(),
    }
    watchContextLoss(context.canvas, handlers, signal)
    rebuild().catch((error: unknown) => {
      // A failure caused by a lost context is retried when the context is restored.
      if (!context.isContextLost()) reject(error instanceof Error ? error : new Error(String(error)))
    })
  })
}

function pacingFor(context: WebGL2RenderingContext, isSoftware: boolean, options: FlightViewOptions): FramePacing {
  const queue = isSoftware && options.drawsEveryFrame !== true ? createFrameQueue(context) : null
  return createFramePacing(isSoftware ? SOFTWARE_AIMS : GPU_AIMS, queue)
}

/**
 * Opens the view that draws with WebGL, on a canvas that has had no other context.
 *
 * @throws ContextUnavailableError where there is no WebGL 2, or none on a GPU and one is needed
 */
export function openWebglView(canvas: HTMLCanvasElement, options: FlightViewOptions = {}): FlightView {
  const { context, isSoftware } = grantContext(canvas, options.needsGpu)
  const animation = createFrameAnimation()
  const { frame } = animation
  const pacing = pacingFor(context, isSoftware, options)
  const renderer = createSceneRenderer(context, frame, pacing.quality())
  const closing = new AbortController()

  const startFlight = (state: FlightState): void => {
    animation.start(state)
    renderer.restart()
  }
  const onContextRestored = (): void => {
    pacing.clear()
    options.onContextRestored?.()
  }
  const prepare = async (): Promise<boolean> => {
    // By then the same task has chosen the quality and called `startFlight`.
    await Promise.resolve()
    if (closing.signal.aborted) return false
    renderer.setQuality(pacing.quality())
    renderer.update()
    return renderer.prepare()
  }
  const ready = keepPrepared(
    context,
    { prepare, clear: renderer.clear },
    { ...options, onContextRestored },
    closing.signal,
  )

  return {
    ...frameSettings(frame, pacing),
    ready,
    startFlight,
    takeOff: animation.takeOff,
    draw: (previous, current, blend, seconds) => {
      const endingBefore = frame.ending
      animation.advance(previous, current, blend, seconds)
      // A single picture, and the first after an ending, may be the last for a while.
      const isDrawn = pacing.beginFrame(seconds, seconds > 0 && frame.ending === endingBefore)
      // A canvas of another size is empty until it is drawn again.
      if (isDrawn) renderer.setQuality(pacing.quality())
      renderer.update()
      if (!isDrawn) return
      renderer.render()
      pacing.endFrame()
    },
    project: renderer.project,
    resize: renderer.resize,
    stats: renderer.stats,
    dispose: () => {
      closing.abort()
      renderer.dispose()
    },
  }
}
