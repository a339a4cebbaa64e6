/** What a view is: it draws a flight on a canvas. It draws states and decides nothing. */
import type { CraftState, FlightState } from '../../simulation/flight-state.ts'
import type { CanisterPaint } from '../colour/palette.ts'
import type { PicturePoint } from '../camera/view-camera.ts'
import type { QualityLevel } from '../quality/quality.ts'
import type { CameraScale, FlightFrame, Motion, Replay } from '../frame/flight-frame.ts'
import type { NdcOffset } from '../frame/view-offset.ts'
import type { FramePacing } from '../quality/frame-pacing.ts'

/** What the latest picture cost. */
export interface RenderStats {
  readonly drawCalls: number
  readonly triangles: number
}

export interface FlightViewOptions {
  /** The graphics context was lost: nothing is drawn until it is restored. */
  readonly onContextLost?: () => void
  /** The context is restored and everything is rebuilt; the next `draw` shows the flight again. */
  readonly onContextRestored?: () => void
  /** The context was not restored within ten seconds of a visible page, or rebuilding failed. It may still be restored later. */
  readonly onContextGone?: () => void
  /** WebGL that is drawn on the CPU counts as refused. */
  readonly needsGpu?: boolean
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
  /** Shows the flight that was just started from beside the craft, from where the camera swings behind it; not with motion off. */
  takeOff(): void
  /**
   * One picture. Where the machine is behind, it is left out and the next one shows what has happened since; with no
   * seconds, or right after an ending, it is always drawn.
   *
   * @param previous the craft a tick before
   * @param blend how far the picture stands between the two ticks, in [0, 1)
   * @param frameSeconds since the picture before; 0 leaves all that moves by itself where it is
   */
  draw(previous: CraftState, current: FlightState, blend: number, frameSeconds: number): void
  /** Where a place of the world, in metres, stands in the latest picture. Allocates nothing. */
  project(x: number, y: number, z: number, into: PicturePoint): void
  /** Fits the drawing to the canvas, whose style is left alone; the next `draw` fills it. */
  resize(cssWidth: number, cssHeight: number, devicePixelRatio: number): void
  stats(): RenderStats
  /** Releases the context and all that was made for it; nothing else may be called after. */
  dispose(): void
}

/** How a flight is shown from now on: as the player set it, and as the screens leave room for it. */
export interface PictureSettings {
  /** `LIVE`, or as it is watched. */
  readonly replay: Replay
  readonly motion: Motion
  readonly cameraScale: CameraScale
  readonly canisterPaint: CanisterPaint
  /** Where in the picture the point that the camera looks at stands; it moves there unless motion is off. */
  readonly viewOffset: NdcOffset
  /** Held from the next frame on; undefined: it fits itself to the machine. */
  readonly quality: QualityLevel | undefined
  /** In flight, quality is changed rarely, and raised only where the aims say so, because each change is a hitch. */
  readonly isInFlight: boolean
}

/** What every view lets its caller set and read of the frame and its pacing. */
export function frameSettings(frame: FlightFrame, pacing: FramePacing) {
  return {
    apply: (settings: PictureSettings): void => {
      frame.replay = settings.replay
      frame.motion = settings.motion
      frame.cameraScale = settings.cameraScale
      frame.canisterPaint = settings.canisterPaint
      frame.viewOffset.target = settings.viewOffset
      pacing.hold(settings.quality)
      pacing.setInFlight(settings.isInFlight)
    },
    /** The craft of rivals in the pictures from now on, to be overwritten by whoever draws. */
    rivals: frame.rivals,
    /** `count`: how many of them are shown, the first ones. */
    showRivals: (count: number): void => {
      frame.rivalsShown = count
    },
    /** Whether a craft without fuel is still on its way down in the latest picture. */
    isFalling: (): boolean => frame.ending === 'falling',
    /** The motions that the picture makes now. */
    motion: (): Motion => frame.motion,
  }
}

const MOST_PIXEL_RATIO = 2

export type PictureSize = ReturnType<typeof createPictureSize>

/** The size of a picture, and in how many pixels it is drawn. */
export function createPictureSize() {
  const canvas = { width: 1, height: 1, ratio: 1 }
  const size = {
    /** In drawn pixels. */
    width: 1,
    height: 1,
    /** Width over height. */
    aspect: (): number => canvas.width / canvas.height,
    /** Takes the size of the canvas in CSS pixels, and device pixels to one of them. */
    resize: (cssWidth: number, cssHeight: number, devicePixelRatio: number): void => {
      canvas.width = cssWidth
      canvas.height = cssHeight
      canvas.ratio = Math.min(devicePixelRatio, MOST_PIXEL_RATIO)
    },
    /** Sets the drawn pixels. `scale`: of them per device pixel. */
    fit: (scale: number): void => {
      size.width = Math.max(1, Math.round(canvas.width * canvas.ratio * scale))
      size.height = Math.max(1, Math.round(canvas.height * canvas.ratio * scale))
    },
  }
  return size
}
