/**
 * The front door of the rendering: a canvas that shows a flight. It draws states and decides nothing.
 *
 * The scene is mounted with React once (world.tsx); from then on `draw` writes into what is mounted, so that a frame of
 * steady flight passes through no React commit and allocates nothing.
 */
import { advance, createRoot, extend, flushSync } from '@react-three/fiber'
import { InstancedBufferGeometry, Mesh, PerspectiveCamera, WebGLRenderer, type Scene } from 'three'

import type { FlightState } from '../simulation/flight-state'
import { createTerrain } from '../simulation/terrain'
import { chaseCraft, createChaseCamera, fieldOfViewFor, settleChaseCamera, shakeCamera } from './camera/chase-camera'
import { DETAILS } from './detail'
import { blendCraft, createFlightFrame } from './flight-frame'
import { beginEnding, holdCamera, moveEnding, paceAfterCrash } from './ending/ending-scene'
import {
  createQualityGovernor,
  observeFrame,
  QUALITY_LEVELS,
  SOFTWARE_BEST,
  SOFTWARE_START,
  type QualityLevel,
} from './quality'
import { createStage } from './stage'
import { grantContext } from './webgl-context'
import { World } from './world'

export { WebGLUnavailableError } from './webgl-context'

export interface FlightViewOptions {
  /** The browser took the drawing away: nothing is drawn until it is given back. */
  readonly onContextLost?: () => void
  /** It is back and everything is rebuilt; the next `draw` shows the flight again. */
  readonly onContextRestored?: () => void
  /** Holds the picture at one quality; without it, it fits itself to the machine. */
  readonly quality?: QualityLevel
}

/** What the latest picture cost, and what is held on the GPU. */
export interface ViewFigures {
  readonly drawCalls: number
  readonly triangles: number
  readonly geometries: number
  readonly textures: number
}

export interface FlightView {
  /** Settles once the shaders are compiled and a first picture is drawn; draws before that may stall. */
  readonly ready: Promise<void>
  /** Builds the world of a flight that begins. Takes some tens of milliseconds. */
  startFlight(state: FlightState): void
  /**
   * One picture.
   *
   * @param blend how far the picture stands between the two ticks, in [0, 1)
   * @param frameSeconds since the picture before; 0 or less leaves all that moves by itself where it is
   */
  draw(previous: FlightState, current: FlightState, blend: number, frameSeconds: number): void
  /** Fits the drawing to the canvas; the ratio may be below 1 where the machine is slow. */
  resize(cssWidth: number, cssHeight: number, devicePixelRatio: number): void
  /** The quality that the picture is drawn in now. */
  quality(): QualityLevel
  /** Holds one quality, or with undefined lets it fit itself again. May take some tens of milliseconds. */
  holdQuality(level: QualityLevel | undefined): void
  /** While somebody flies, quality is changed rarely and only downwards: each change is a hitch. */
  setInFlight(on: boolean): void
  figures(): ViewFigures
  setReducedMotion(on: boolean): void
  /** Releases the context and all that was made for it; nothing else may be called after. */
  dispose(): void
}

/** A frame longer than this is shown as one of this length: after a stall the camera goes on, it does not jump. */
const LONGEST_FRAME_SECONDS = 0.25
const MOST_PIXEL_RATIO = 2
const NEAR_METRES = 0.5
const FAR_METRES = 4000

extend({ Mesh })

function currentLevel(index: number): QualityLevel {
  return QUALITY_LEVELS[index] ?? { detail: 'low', scale: 0.5 }
}

/**
 * Opens a view on a canvas that has had no other context.
 *
 * @throws WebGLUnavailableError where there is no WebGL 2
 */
export function openFlightView(canvas: HTMLCanvasElement, options: FlightViewOptions = {}): FlightView {
  const { context, isSoftware } = grantContext(canvas)
  const renderer = new WebGLRenderer({ canvas, context, stencil: false })
  // The sky covers every pixel, so there is nothing to clear but depth.
  renderer.autoClearColor = false
  // The components stand in the order in which they are drawn.
  renderer.sortObjects = false

  const camera = new PerspectiveCamera(50, 1, NEAR_METRES, FAR_METRES)
  // Tells fiber that the camera's shape is not its to set.
  Object.assign(camera, { manual: true })

  const frame = createFlightFrame()
  const chase = createChaseCamera()
  const stage = createStage()
  const governor = isSoftware ? createQualityGovernor(SOFTWARE_BEST, SOFTWARE_START) : createQualityGovernor(0)
  let held = options.quality
  let quality = held ?? currentLevel(governor.level)
  let isInFlight = false
  const size = { width: 1, height: 1, ratio: 1 }
  let isLost = false

  const root = createRoot(canvas)
  // The canvas is sized by `resize` alone: fiber would size its style too, and reallocate it more than once.
  void root.configure({
    gl: () => renderer,
    camera,
    frameloop: 'never',
    flat: true,
    linear: true,
    dpr: 1,
    size: { width: 0, height: 0, top: 0, left: 0 },
  })
  const store = root.render(<World key={quality.detail} stage={stage} detail={DETAILS[quality.detail]} />)
  const scene: Scene = store.getState().scene

  const aimCamera = (): void => {
    const { camera: pose } = frame
    camera.position.set(pose.x, pose.y, pose.z - frame.originZ)
    camera.lookAt(pose.targetX, pose.targetY, pose.targetZ - frame.originZ)
    camera.rotateZ(-pose.roll)
    camera.aspect = size.width / size.height
    camera.fov = (fieldOfViewFor(pose.fieldOfView, camera.aspect) * 180) / Math.PI
    camera.updateProjectionMatrix()
  }

  const show = (): void => {
    frame.originZ = frame.camera.z
    frame.groundBelow = frame.terrain.heightAt(frame.craft.x, frame.craft.z)
    aimCamera()
    stage.update(frame)
    if (!isLost) advance(frame.time, false, store.getState())
  }

  const fitCanvas = (): void => {
    const ratio = Math.min(size.ratio, MOST_PIXEL_RATIO) * quality.scale
    const width = Math.max(1, Math.round(size.width * ratio))
    const height = Math.max(1, Math.round(size.height * ratio))
    if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false)
  }

  const applyQuality = (): void => {
    const before = quality.detail
    quality = held ?? currentLevel(governor.level)
    fitCanvas()
    if (quality.detail === before) return
    flushSync(() => root.render(<World key={quality.detail} stage={stage} detail={DETAILS[quality.detail]} />))
    stage.restart(frame)
  }

  const restart = (): void => {
    frame.seconds = 0
    settleChaseCamera(chase, frame)
    chaseCraft(chase, frame)
    stage.restart(frame)
  }

  /** Draws everything once, even what no flight shows at its start, so that no pipeline is left to be built in flight. */
  const warmUp = async (): Promise<void> => {
    if (context.getExtension('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
    else renderer.compile(scene, camera)
    if (isLost) return
    show()
    scene.traverse((object) => {
      if (object instanceof Mesh && object.geometry instanceof InstancedBufferGeometry)
        object.geometry.instanceCount ||= 1
    })
    renderer.render(scene, camera)
    show()
  }

  const lose = (event: Event): void => {
    // Without this the browser never gives the context back.
    event.preventDefault()
    isLost = true
    options.onContextLost?.()
  }
  const restore = (): void => {
    isLost = false
    void warmUp().then(() => options.onContextRestored?.())
  }
  canvas.addEventListener('webglcontextlost', lose)
  canvas.addEventListener('webglcontextrestored', restore)

  restart()
  return {
    ready: warmUp(),
    startFlight: (state) => {
      frame.state = state
      frame.terrain = createTerrain(state.seed)
      frame.ending = 'none'
      frame.endingSeconds = 0
      frame.strikeSeconds = 0
      Object.assign(frame.craft, state.craft)
      restart()
    },
    draw: (previous, current, blend, frameSeconds) => {
      frame.state = current
      if (!held && observeFrame(governor, frameSeconds, isInFlight)) applyQuality()
      const seconds = frameSeconds > 0 ? Math.min(frameSeconds, LONGEST_FRAME_SECONDS) : 0
      frame.seconds = frame.ending === 'wrecked' ? seconds * paceAfterCrash(frame.strikeSeconds) : seconds
      frame.time += frame.seconds
      if (current.phase === 'flying') blendCraft(previous.craft, current.craft, blend, frame.craft)
      else if (frame.ending === 'none') {
        blendCraft(current.craft, current.craft, 0, frame.craft)
        beginEnding(frame)
      } else if (frame.motion.scenes) moveEnding(frame, frame.seconds)
      if (frame.ending === 'none' || frame.ending === 'falling') chaseCraft(chase, frame)
      else holdCamera(frame, frame.seconds)
      if (frame.ending === 'wrecked') shakeCamera(frame, Math.max(0, 1 - frame.strikeSeconds) ** 2)
      show()
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
    figures: () => ({
      drawCalls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
    }),
    setReducedMotion: (on) => {
      frame.motion = { lean: !on, shake: !on, widening: !on, scenes: !on }
    },
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', lose)
      canvas.removeEventListener('webglcontextrestored', restore)
      flushSync(() => root.unmount())
      renderer.dispose()
    },
  }
}
