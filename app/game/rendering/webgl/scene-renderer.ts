import { PerspectiveCamera, Vector3, WebGLRenderer } from 'three'

import { aimCamera, FAR_METRES, NEAR_METRES, projectPlace, type PicturePoint } from '../camera/view-camera.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createPictureSize, type PictureSize, type RenderStats } from '../view/flight-view.ts'
import { DETAILS } from '../quality/detail.ts'
import type { QualityLevel } from '../quality/quality.ts'
import { createScene, type FlightScene } from './scene.ts'
import { releaseContext } from '../view/graphics-context.ts'

/** A renderer that throws where a shader does not compile, instead of leaving its part out of the picture. */
function createRenderer(context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas: context.canvas, context })
  // The sky covers every pixel, so only depth is cleared.
  renderer.autoClearColor = false
  // The scene lists its parts in drawing order.
  renderer.sortObjects = false
  renderer.debug.onShaderError = (gl, program, vertexShader, fragmentShader) => {
    // A lost context reports every compilation as failed.
    if (gl.isContextLost()) return
    const logs = [gl.getProgramInfoLog(program), ...[vertexShader, fragmentShader].map((it) => gl.getShaderInfoLog(it))]
    throw new Error(`A shader does not compile. ${logs.filter(Boolean).join(' ')}`)
  }
  return renderer
}

function statsOf({ info }: WebGLRenderer): RenderStats {
  return {
    drawCalls: info.render.calls,
    triangles: info.render.triangles,
  }
}

function fitCanvas(renderer: WebGLRenderer, size: PictureSize, scale: number): void {
  size.fit(scale)
  const { width, height } = size
  const { domElement: canvas } = renderer
  if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false)
}

export type SceneRenderer = ReturnType<typeof createSceneRenderer>

/** Draws the scene of a frame on one canvas. */
export function createSceneRenderer(context: WebGL2RenderingContext, frame: FlightFrame, firstQuality: QualityLevel) {
  const renderer = createRenderer(context)
  const camera = new PerspectiveCamera(50, 1, NEAR_METRES, FAR_METRES)
  const place = new Vector3()
  const size = createPictureSize()
  let quality = firstQuality
  let scene: FlightScene | null = null

  /** Releases the scene: when the context was lost. */
  const clear = (): void => {
    scene?.dispose()
    scene = null
  }
  const build = (): void => {
    clear()
    scene = createScene(renderer, camera, DETAILS[quality.detail])
    scene.restart(frame)
  }
  const warmUp = async (): Promise<boolean> => {
    const warmed = scene
    await warmed?.warmUp(frame)
    // Another quality may have built another scene meanwhile.
    return scene === warmed ? scene !== null : warmUp()
  }

  return {
    /** Draws in this quality from now on; a change of detail builds another scene, which takes some tens of milliseconds. */
    setQuality: (wanted: QualityLevel): void => {
      if (wanted === quality) return
      const isRebuilt = scene !== null && wanted.detail !== quality.detail
      quality = wanted
      fitCanvas(renderer, size, quality.scale)
      if (isRebuilt) build()
    },
    resize: (cssWidth: number, cssHeight: number, devicePixelRatio: number): void => {
      size.resize(cssWidth, cssHeight, devicePixelRatio)
      fitCanvas(renderer, size, quality.scale)
    },
    /** Resets the scene for a new flight. */
    restart: (): void => scene?.restart(frame),
    /** Brings scene and camera to the frame, without drawing it. */
    update: (): void => {
      frame.originZ = frame.camera.z
      aimCamera(camera, frame, size.aspect())
      scene?.update(frame)
    },
    render: (): void => scene?.render(),
    /** Builds the scene where there is none, and its shaders; false where it was cleared meanwhile. */
    prepare: (): Promise<boolean> => {
      if (scene === null) build()
      return warmUp()
    },
    clear,
    project: (x: number, y: number, z: number, into: PicturePoint): void =>
      projectPlace(camera, place.set(x, y, z - frame.originZ), into),
    stats: () => statsOf(renderer),
    /** Releases the context and all that was made for it. */
    dispose: (): void => {
      clear()
      renderer.dispose()
      releaseContext(context)
    },
  }
}
