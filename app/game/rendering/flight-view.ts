/** What a view is: it draws a flight on a canvas. It draws states and decides nothing. */
import type { FlightState } from '../simulation/flight-state.ts'
import type { frameSettings } from './frame-settings.ts'
import type { PicturePoint } from './picture-point.ts'
import type { QualityLevel } from './quality/quality.ts'
import type { RenderStats } from './scene-renderer.ts'

export interface FlightViewOptions {
  /** The graphics context was lost: nothing is drawn until it is restored. */
  readonly onContextLost?: () => void
  /** The context is restored and everything is rebuilt; the next `draw` shows the flight again. */
  readonly onContextRestored?: () => void
  /** The context was not restored within ten seconds of a visible page, or rebuilding failed. It may still be restored later. */
  readonly onContextGone?: () => void
  /** WebGL that is drawn on the CPU counts as refused. */
  readonly needsGpu?: boolean
  /** Holds the picture at one quality; without it, it fits itself to the machine. */
  readonly quality?: QualityLevel
  /** Draws every requested frame, however slow that is: for captures. Otherwise frames may be skipped. */
  readonly drawsEveryFrame?: boolean
}

export interface FlightView extends Readonly<ReturnType<typeof frameSettings>> {
  /**
   * Resolves once the shaders are built and a first picture is drawn; draws before that may stall. Rejects where a shader
   * does not compile. Never settles once the view is disposed of.
   */
  readonly ready: Promise<void>
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
  /** Where a place of the world, in metres, stands in the latest picture. Allocates nothing. */
  project(x: number, y: number, z: number, into: PicturePoint): void
  /** Fits the drawing to the canvas, whose style is left alone; the next `draw` fills it. */
  resize(cssWidth: number, cssHeight: number, devicePixelRatio: number): void
  stats(): RenderStats
  /** Releases the context and all that was made for it; nothing else may be called after. */
  dispose(): void
}
