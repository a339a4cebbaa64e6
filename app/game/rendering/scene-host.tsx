/** The renderer, the camera and the mounted scene: everything of a view that belongs to three.js and fiber. */
import { advance, createRoot, extend, flushSync } from '@react-three/fiber'
import { InstancedBufferGeometry, Mesh, PerspectiveCamera, Vector3, WebGLRenderer } from 'three'

import { fieldOfViewFor } from './camera/chase-camera'
import { DETAILS, type DetailLevel } from './detail'
import type { FlightFrame } from './flight-frame'
import type { PicturePoint } from './picture-point'
import { createStage } from './stage'
import { releaseContext } from './webgl-context'
import { World } from './world'

const NEAR_METRES = 0.5
const FAR_METRES = 4000

extend({ Mesh })

/** What the latest picture cost, and what is held on the GPU. */
export interface ViewFigures {
  readonly drawCalls: number
  readonly triangles: number
  readonly geometries: number
  readonly textures: number
}

export interface SceneHost {
  /** Puts the world of a level of detail into the scene, in place of the one before. */
  mount(level: DetailLevel): void
  /** Takes the world out of the scene and lets go of all it holds on the GPU. */
  clear(): void
  /** Tells all parts of a new flight. */
  restart(frame: FlightFrame): void
  /** Brings all parts and the camera to a frame, without drawing it. */
  update(frame: FlightFrame, aspect: number): void
  /** Where a place, relative to the frame's origin, stands in the picture that the camera is brought to. */
  project(x: number, y: number, z: number, into: PicturePoint): void
  /** Draws what was brought to the latest frame. */
  render(frame: FlightFrame): void
  /** Builds the shaders, and draws once even what no flight shows at its start, so that nothing is built in flight. */
  warmUp(frame: FlightFrame): Promise<void>
  /** The size of the drawing in pixels, whole numbers above 0. */
  resize(width: number, height: number): void
  figures(): ViewFigures
  dispose(): void
}

export function createSceneHost(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): SceneHost {
  const renderer = new WebGLRenderer({ canvas, context, stencil: false })
  // The sky covers every pixel, so there is nothing to clear but depth.
  renderer.autoClearColor = false
  // The components stand in the order in which they are drawn.
  renderer.sortObjects = false

  const camera = new PerspectiveCamera(50, 1, NEAR_METRES, FAR_METRES)
  // Tells fiber that the camera's shape is not its to set.
  Object.assign(camera, { manual: true })

  const projected = new Vector3()
  const stage = createStage()
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
  const worldOf = (level: DetailLevel) => <World key={level} stage={stage} detail={DETAILS[level]} />
  const store = root.render(null)

  return {
    mount: (level) => {
      flushSync(() => root.render(worldOf(level)))
    },
    clear: () => {
      flushSync(() => root.render(null))
    },
    restart: (frame) => stage.restart(frame),
    update: (frame, aspect) => {
      const { camera: pose, composition } = frame
      camera.position.set(pose.x, pose.y, pose.z - frame.originZ)
      camera.lookAt(pose.targetX, pose.targetY, pose.targetZ - frame.originZ)
      camera.rotateZ(-pose.roll)
      camera.fov = (fieldOfViewFor(pose.fieldOfView, aspect) * 180) / Math.PI
      // Sets the projection as well; the view is one of the picture's own size, moved aside.
      camera.setViewOffset(aspect, 1, (-composition.across * aspect) / 2, composition.up / 2, aspect, 1)
      stage.update(frame)
    },
    project: (x, y, z, into) => {
      camera.updateMatrixWorld()
      projected.set(x, y, z).applyMatrix4(camera.matrixWorldInverse)
      const { elements } = camera.projectionMatrix
      into.across = (projected.x * elements[0] + projected.z * elements[8]) * camera.aspect
      into.up = projected.y * elements[5] + projected.z * elements[9]
      into.depth = -projected.z
      into.aspect = camera.aspect
    },
    render: (frame) => {
      advance(frame.time, false, store.getState())
    },
    warmUp: async (frame) => {
      if (context.isContextLost()) return
      const { scene } = store.getState()
      // Waiting for shaders is only possible where the browser builds them beside the page.
      if (context.getExtension('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
      else renderer.compile(scene, camera)
      if (context.isContextLost()) return
      scene.traverse((object) => {
        const geometry: unknown = object instanceof Mesh ? object.geometry : undefined
        if (geometry instanceof InstancedBufferGeometry) geometry.instanceCount ||= 1
      })
      renderer.render(scene, camera)
      stage.update(frame)
      renderer.render(scene, camera)
    },
    resize: (width, height) => {
      if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false)
    },
    figures: () => ({
      drawCalls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
    }),
    dispose: () => {
      // fiber owns the renderer that it asked for: it disposes of it and gives the context back, lost already or not.
      renderer.forceContextLoss = () => releaseContext(context)
      flushSync(() => root.unmount())
    },
  }
}
