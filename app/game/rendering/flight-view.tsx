/**
 * The front door of the rendering: a canvas that shows a flight. It draws states and decides nothing.
 *
 * The scene is mounted with React once (world.tsx); from then on `draw` writes into what is mounted, so that a frame of
 * steady flight passes through no React commit and allocates nothing.
 */
import type { FlightState } from '../simulation/flight-state'
import { createTerrain } from '../simulation/terrain'
import { chaseCraft, createChaseCamera, settleChaseCamera, shakeCamera } from './camera/chase-camera'
import { moveComposition, type PictureShare } from './camera/composition'
import { beginEnding, holdCamera, moveEnding, paceAfterCrash } from './ending/ending-scene'
import { blendCraft, createFlightFrame, type Motion } from './flight-frame'
import { createFrameGate } from './frame-gate'
import {
  createQualityGovernor,
  GPU_AIMS,
  observeFrame,
  qualityLevelAt,
  SOFTWARE_AIMS,
  type QualityLevel,
} from './quality'
import type { PicturePoint } from './picture-point'
import { createSceneHost, type ViewFigures } from './scene-host'
import { grantContext } from './webgl-context'

export { WebGLUnavailableError } from './webgl-context'

export interface FlightViewOptions {
  /** The browser took the drawing away: nothing is drawn until it is given back. */
  readonly onContextLost?: () => void
  /** It is back and everything is rebuilt; the next `draw` shows the flight again. */
  readonly onContextRestored?: () => void
  /** Holds the picture at one quality; without it, it fits itself to the machine. */
  readonly quality?: QualityLevel
  /** Draws every picture asked for, however slow that is: for who takes pictures. Otherwise some may be left out. */
  readonly drawsEveryFrame?: boolean
}

export interface FlightView {
  /** Settles once the shaders are built and a first picture is drawn; draws before that may stall. */
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
  /** Where in the picture the gaze is to stand from now on; it moves there unless motion is not wanted. */
  compose(aim: PictureShare): void
  /** Fits the drawing to the canvas, whose style is left alone; the next `draw` fills it. */
  resize(cssWidth: number, cssHeight: number, devicePixelRatio: number): void
  /** The quality that the picture is drawn in now. */
  quality(): QualityLevel
  /** Holds one quality, or with undefined lets it fit itself again. May take some tens of milliseconds. */
  holdQuality(level: QualityLevel | undefined): void
  /** While somebody flies, quality is changed rarely and only downwards: each change is a hitch. */
  setInFlight(on: boolean): void
  figures(): ViewFigures
  /** Turns each of them on or off by itself. */
  setMotion(motion: Motion): void
  /** The motions that the picture makes now. */
  motion(): Motion
  /** Releases the context and all that was made for it; nothing else may be called after. */
  dispose(): void
}

/** A frame longer than this is shown as one of this length: after a stall the camera goes on, it does not jump. */
const LONGEST_FRAME_SECONDS = 0.25
const MOST_PIXEL_RATIO = 2

/**
 * Opens a view on a canvas that has had no other context.
 *
 * @throws WebGLUnavailableError where there is no WebGL 2
 */
export function openFlightView(canvas: HTMLCanvasElement, options: FlightViewOptions = {}): FlightView {
  const { context, isSoftware } = grantContext(canvas)
  const host = createSceneHost(canvas, context)
  const gate = isSoftware && options.drawsEveryFrame !== true ? createFrameGate(context) : undefined
  const governor = createQualityGovernor(isSoftware ? SOFTWARE_AIMS : GPU_AIMS)
  let held = options.quality
  let quality = held ?? qualityLevelAt(governor.level)
  let isInFlight = false
  let isLost = false
  let hasWorld = false
  /** Seconds shown by no picture since the last that was drawn. */
  let undrawnSeconds = 0

  const frame = createFlightFrame()
  const chase = createChaseCamera()
  const size = { width: 1, height: 1, ratio: 1 }

  const fitCanvas = (): void => {
    const ratio = Math.min(size.ratio, MOST_PIXEL_RATIO) * quality.scale
    host.resize(Math.max(1, Math.round(size.width * ratio)), Math.max(1, Math.round(size.height * ratio)))
  }

  const applyQuality = (): void => {
    const before = quality.detail
    quality = held ?? qualityLevelAt(governor.level)
    fitCanvas()
    if (quality.detail === before) return
    host.mount(quality.detail)
    host.restart(frame)
  }

  const update = (): void => {
    frame.originZ = frame.camera.z
    host.update(frame, size.width / size.height)
  }

  const restart = (): void => {
    hasWorld = true
    frame.seconds = 0
    settleChaseCamera(chase, frame)
    chaseCraft(chase, frame)
    host.restart(frame)
  }

  const moveCraft = (previous: FlightState, current: FlightState, blend: number): void => {
    if (current.phase === 'flying') blendCraft(previous.craft, current.craft, blend, frame.craft)
    else if (frame.ending === 'none') {
      blendCraft(current.craft, current.craft, 0, frame.craft)
      beginEnding(frame)
    } else if (frame.motion.scenes) moveEnding(frame, frame.seconds)
  }

  const moveCamera = (): void => {
    if (frame.ending === 'none' || frame.ending === 'falling') chaseCraft(chase, frame)
    else holdCamera(frame, frame.seconds)
    if (frame.ending === 'wrecked') shakeCamera(frame, Math.max(0, 1 - frame.strikeSeconds) ** 2)
  }

  /** Whether a picture is to be drawn now, and what the machine took for the one before it is taken into account. */
  const isDue = (frameSeconds: number, mayWait: boolean): boolean => {
    if (isLost) return false
    undrawnSeconds += frameSeconds
    if (gate !== undefined && mayWait && !gate.isOpen()) return false
    if (held === undefined && observeFrame(governor, undrawnSeconds, isInFlight)) applyQuality()
    undrawnSeconds = 0
    return true
  }

  const warmUp = async (): Promise<void> => {
    // Whoever opens a view starts a flight in the same breath; only without one is an empty world built.
    await Promise.resolve()
    if (!hasWorld) restart()
    update()
    await host.warmUp(frame)
  }
  const lose = (event: Event): void => {
    // Without this the browser never gives the context back.
    event.preventDefault()
    isLost = true
    gate?.reset()
    // What was made in the lost context is let go now, while that is silent: the next context would complain of it.
    host.clear()
    options.onContextLost?.()
  }
  const restore = (): void => {
    isLost = false
    host.mount(quality.detail)
    host.restart(frame)
    void warmUp().then(() => options.onContextRestored?.())
  }
  canvas.addEventListener('webglcontextlost', lose)
  canvas.addEventListener('webglcontextrestored', restore)

  host.mount(quality.detail)
  return {
    ready: warmUp(),
    startFlight: (state) => {
      frame.state = state
      frame.terrain = createTerrain(state.seed)
      frame.ending = 'none'
      frame.endingSeconds = 0
      frame.strikeSeconds = 0
      blendCraft(state.craft, state.craft, 0, frame.craft)
      restart()
    },
    draw: (previous, current, blend, frameSeconds) => {
      const clockSeconds = frameSeconds > 0 ? Math.min(frameSeconds, LONGEST_FRAME_SECONDS) : 0
      frame.state = current
      frame.seconds = frame.ending === 'wrecked' ? clockSeconds * paceAfterCrash(frame.strikeSeconds) : clockSeconds
      frame.time += frame.seconds
      const endingBefore = frame.ending
      moveCraft(previous, current, blend)
      moveCamera()
      moveComposition(frame.composition, clockSeconds, !frame.motion.scenes)
      // A single picture, and the first after an ending, may be the last for a while.
      const draws = isDue(clockSeconds, clockSeconds > 0 && frame.ending === endingBefore)
      update()
      if (!draws) return
      host.render(frame)
      gate?.countPicture()
    },
    project: (x, y, z, into) => host.project(x, y, z - frame.originZ, into),
    compose: (aim) => {
      frame.composition.aim = aim
    },
    resize: (cssWidth, cssHeight, devicePixelRatio) => {
      size.width = Math.max(1, cssWidth)
      size.height = Math.max(1, cssHeight)
      size.ratio = devicePixelRatio > 0 ? devicePixelRatio : 1
      fitCanvas()
    },
    quality: () => quality,
    holdQuality: (level) => {
      held = level
      applyQuality()
    },
    setInFlight: (on) => {
      isInFlight = on
    },
    figures: () => host.figures(),
    motion: () => frame.motion,
    setMotion: (motion) => {
      frame.motion = motion
    },
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', lose)
      canvas.removeEventListener('webglcontextrestored', restore)
      host.dispose()
    },
  }
}
