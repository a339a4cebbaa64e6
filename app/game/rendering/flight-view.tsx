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
import { chaseCraft, createChaseCamera, fieldOfViewFor, settleChaseCamera } from './camera/chase-camera'
import { DETAILS, type DetailLevel } from './detail'
import { blendCraft, createFlightFrame } from './flight-frame'
import { createStage } from './stage'
import { grantContext } from './webgl-context'
import { World } from './world'

export { WebGLUnavailableError } from './webgl-context'

export interface FlightViewOptions {
  /** The browser took the drawing away: nothing is drawn until it is given back. */
  readonly onContextLost?: () => void
  /** It is back and everything is rebuilt; the next `draw` shows the flight again. */
  readonly onContextRestored?: () => void
  /** Without it the machine decides. */
  readonly detail?: DetailLevel
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
  figures(): ViewFigures
  /** Rebuilds the scene at another level of detail. Takes some tens of milliseconds. */
  setDetail(level: DetailLevel): void
  setReducedMotion(on: boolean): void
  /** Releases the context and all that was made for it; nothing else may be called after. */
  dispose(): void
}

/** A frame longer than this is shown as one of this length: after a stall the camera goes on, it does not jump. */
const LONGEST_FRAME_SECONDS = 0.25
const NEAR_METRES = 0.5
const FAR_METRES = 4000

extend({ Mesh })

/**
 * Opens a view on a canvas that has had no other context.
 *
 * @throws WebGLUnavailableError where there is no WebGL 2
 */
export function openFlightView(canvas: HTMLCanvasElement, options: FlightViewOptions = {}): FlightView {
  const { context, isSlow } = grantContext(canvas)
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
  let detail: DetailLevel = options.detail ?? (isSlow ? 'low' : 'high')
  let aspect = 1
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
  const store = root.render(<World key={detail} stage={stage} detail={DETAILS[detail]} />)
  const scene: Scene = store.getState().scene

  const aimCamera = (): void => {
    const { camera: pose } = frame
    camera.position.set(pose.x, pose.y, pose.z - frame.originZ)
    camera.lookAt(pose.targetX, pose.targetY, pose.targetZ - frame.originZ)
    camera.rotateZ(-pose.roll)
    camera.fov = (fieldOfViewFor(pose.fieldOfView, aspect) * 180) / Math.PI
    camera.aspect = aspect
    camera.updateProjectionMatrix()
  }

  const show = (): void => {
    frame.originZ = frame.craft.z
    frame.groundBelow = frame.terrain.heightAt(frame.craft.x, frame.craft.z)
    aimCamera()
    stage.update(frame)
    if (!isLost) advance(frame.time, false, store.getState())
  }

  const restart = (): void => {
    frame.seconds = 0
    settleChaseCamera(chase, frame)
    chaseCraft(chase, frame, 0)
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
      frame.endingSeconds = 0
      Object.assign(frame.craft, state.craft)
      restart()
    },
    draw: (previous, current, blend, frameSeconds) => {
      frame.state = current
      frame.seconds = frameSeconds > 0 ? Math.min(frameSeconds, LONGEST_FRAME_SECONDS) : 0
      frame.time += frame.seconds
      blendCraft(previous.craft, current.craft, blend, frame.craft)
      frame.endingSeconds = current.phase === 'flying' ? 0 : frame.endingSeconds + frame.seconds
      chaseCraft(chase, frame, 0)
      show()
    },
    resize: (cssWidth, cssHeight, devicePixelRatio) => {
      const width = Math.max(1, Math.round(cssWidth * devicePixelRatio))
      const height = Math.max(1, Math.round(cssHeight * devicePixelRatio))
      aspect = cssWidth > 0 && cssHeight > 0 ? cssWidth / cssHeight : 1
      if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false)
    },
    figures: () => ({
      drawCalls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
    }),
    setDetail: (level) => {
      if (level === detail) return
      detail = level
      flushSync(() => root.render(<World key={detail} stage={stage} detail={DETAILS[detail]} />))
      stage.restart(frame)
    },
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
