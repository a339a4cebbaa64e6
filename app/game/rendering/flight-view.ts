/** Draws a flight on a canvas with WebGL. It draws states and decides nothing. */
import type { CraftState, FlightState } from '../simulation/flight-state.ts'
import type { PictureShare } from './camera/composition.ts'
import { watchContextLoss } from './context/context-loss.ts'
import { createFrameAnimation } from './frame-animation.ts'
import { frameSettings } from './frame-settings.ts'
import type { Motion } from './flight-frame.ts'
import type { PicturePoint } from './picture-point.ts'
import { createSceneRenderer, type PictureFigures, type SceneRenderer } from './scene-renderer.ts'
import { createFramePacing, type FramePacing } from './quality/frame-pacing.ts'
import { createFramesInFlight } from './quality/frames-in-flight.ts'
import { GPU_AIMS, SOFTWARE_AIMS, type QualityLevel } from './quality/quality.ts'
import { grantContext } from './context/webgl-context.ts'

export interface FlightViewOptions {
  /** The graphics context was lost: nothing is drawn until it is restored. */
  readonly onContextLost?: () => void
  /** The context is restored and everything is rebuilt; the next `draw` shows the flight again. */
  readonly onContextRestored?: () => void
  /** The context was not restored within ten seconds of a visible page, or rebuilding failed. It may still be restored later. */
  readonly onContextGone?: () => void
  /** Holds the picture at one quality; without it, it fits itself to the machine. */
  readonly quality?: QualityLevel
  /** Draws every requested frame, however slow that is: for captures. Otherwise frames may be skipped. */
  readonly drawsEveryFrame?: boolean
}

export interface FlightView {
  /**
   * Resolves once the shaders are built and a first picture is drawn; draws before that may stall. Rejects where a shader
   * does not compile. Never settles once the view is disposed of.
   */
  readonly ready: Promise<void>
  /** By WebGL: on a GPU, or by software on the CPU. The flat view is drawn by the page itself. */
  readonly drawnBy: 'gpu' | 'software' | 'page'
  /** Builds the world of a flight that begins. Takes some tens of milliseconds. */
  startFlight(state: FlightState): void
  /**
   * One picture. Where the machine is behind, it is left out and the next one shows what has happened since; with no
   * seconds, or right after an ending, it is always drawn.
   *
   * @param blend how far the picture stands between the two ticks, in [0, 1)
   * @param frameSeconds since the picture before; 0 or less leaves all that moves by itself where it is
   */
  draw(previous: FlightState, current: FlightState, blend: number, frameSeconds: number): void
  /** The craft of a rival in the pictures from now on, to be overwritten by whoever draws. */
  readonly rival: CraftState
  /** Whether it is shown. */
  showRival(isShown: boolean): void
  /** Whether the craft is seen from beside it, or from behind. */
  setFromSide(isFromSide: boolean): void
  /** Whether a craft without fuel is still on its way down in the latest picture. */
  isFalling(): boolean
  /** Where a place of the world, in metres, stands in the latest picture. Allocates nothing. */
  project(x: number, y: number, z: number, into: PicturePoint): void
  /** Where in the picture the point that the camera looks at stands from now on; it moves there unless motion is off. */
  compose(aim: PictureShare): void
  /** Fits the drawing to the canvas, whose style is left alone; the next `draw` fills it. */
  resize(cssWidth: number, cssHeight: number, devicePixelRatio: number): void
  /** Holds one quality from the next picture on, or with undefined lets it fit itself again. */
  holdQuality(level: QualityLevel | undefined): void
  /** In flight, quality is changed rarely and only downwards, because each change is a hitch. */
  setInFlight(on: boolean): void
  figures(): PictureFigures
  /** Pictures since it was opened; a `draw` that was left out counts for nothing. */
  picturesDrawn(): number
  /** Turns each of them on or off by itself. */
  setMotion(motion: Motion): void
  /** The motions that the picture makes now. */
  motion(): Motion
  /** Releases the context and all that was made for it; nothing else may be called after. */
  dispose(): void
}

interface PictureParts {
  readonly context: WebGL2RenderingContext
  readonly renderer: SceneRenderer
  readonly pacing: FramePacing
}

/**
 * Prepares the renderer later in this task and whenever a lost context is back. Resolves once it is prepared; rejects where
 * that fails at first. Never settles where `signal` aborts before.
 */
function keepPrepared(
  { context, renderer, pacing }: PictureParts,
  options: FlightViewOptions,
  signal: AbortSignal,
): Promise<void> {
  const prepare = async (): Promise<boolean> => {
    // By then the same task has called `startFlight`.
    await Promise.resolve()
    if (signal.aborted) return false
    renderer.update()
    return renderer.prepare()
  }
  const onLost = (): void => {
    pacing.clear()
    // Released now, because the context that comes back would report errors for what it did not make.
    renderer.clear()
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
  const framesInFlight = isSoftware && options.drawsEveryFrame !== true ? createFramesInFlight(context) : null
  return createFramePacing(isSoftware ? SOFTWARE_AIMS : GPU_AIMS, framesInFlight, options)
}

/**
 * Opens a view on a canvas that has had no other context.
 *
 * @throws ContextUnavailableError where there is no WebGL 2
 */
export function openFlightView(canvas: HTMLCanvasElement, options: FlightViewOptions = {}): FlightView {
  const { context, isSoftware } = grantContext(canvas)
  const animation = createFrameAnimation()
  const { frame } = animation
  const pacing = pacingFor(context, isSoftware, options)
  const renderer = createSceneRenderer(context, frame, pacing.quality())
  const closing = new AbortController()

  const startFlight = (state: FlightState): void => {
    animation.start(state)
    renderer.restart()
  }
  // The flight that follows in the same task replaces it.
  startFlight(frame.state)
  const ready = keepPrepared({ context, renderer, pacing }, options, closing.signal)

  return {
    ...frameSettings(frame, pacing),
    ready,
    drawnBy: isSoftware ? 'software' : 'gpu',
    startFlight,
    draw: (previous, current, blend, frameSeconds) => {
      const endingBefore = frame.ending
      const seconds = animation.advance(previous, current, blend, frameSeconds)
      // A single picture, and the first after an ending, may be the last for a while.
      const isDue = pacing.isDue(seconds, seconds > 0 && frame.ending === endingBefore)
      // A canvas of another size is empty until it is drawn again.
      if (isDue) renderer.setQuality(pacing.quality())
      renderer.update()
      if (!isDue) return
      renderer.render()
      pacing.count()
    },
    project: (x, y, z, into) => renderer.project(x, y, z, into),
    resize: (cssWidth, cssHeight, devicePixelRatio) => renderer.resize(cssWidth, cssHeight, devicePixelRatio),
    figures: () => renderer.figures(),
    dispose: () => {
      closing.abort()
      renderer.dispose()
    },
  }
}
