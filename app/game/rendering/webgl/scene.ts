import { Camera, InstancedBufferGeometry, Scene, type PerspectiveCamera, type WebGLRenderer } from 'three'

import type { FlightFrame } from '../frame/flight-frame.ts'
import type { Detail } from '../quality/detail.ts'
import { createViewUniforms, type ScenePart } from '../shading/scene-part.ts'
import { CREATE_PART } from '../view/scene-parts.ts'
import { createAtmosphereUniforms, setSky, setLight } from '../shading/atmosphere.ts'

export type FlightScene = ReturnType<typeof createScene>

export function createScene(renderer: WebGLRenderer, camera: PerspectiveCamera, detail: Detail) {
  const parts: readonly ScenePart[] = Object.values(CREATE_PART).map((create) => create(detail))
  const atmosphere = createAtmosphereUniforms()
  const view = createViewUniforms()
  for (const { mesh } of parts) Object.assign(mesh.material.uniforms, atmosphere, view)
  const scene = new Scene().add(...parts.map((part) => part.mesh))
  // The shaders place everything by uniforms, so three.js updates no matrices.
  scene.matrixWorldAutoUpdate = false
  const unused = new Camera()
  unused.matrixWorldAutoUpdate = false
  const context = renderer.getContext()
  let isDisposed = false

  /** Resets all parts for a new flight. */
  const restart = (frame: FlightFrame): void => {
    setSky(atmosphere, frame.sky)
    for (const part of parts) part.restart?.(frame)
  }
  /** Brings all parts to a frame, without drawing it. */
  const update = (frame: FlightFrame): void => {
    view.viewProjection.value.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    camera.position.toArray(view.eye.value)
    setLight(atmosphere, frame)
    for (let at = 0; at < parts.length; at += 1) parts[at].update?.(frame)
  }
  const render = (): void => renderer.render(scene, unused)

  return {
    restart,
    update,
    render,
    /**
     * Builds the shaders and draws every part once, even those that no flight shows at its start, so that nothing is built
     * in flight. Rejects where a shader does not compile.
     */
    warmUp: async (frame: FlightFrame): Promise<void> => {
      // Waiting for shaders is only possible where the browser builds them beside the page.
      if (context.getExtension('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, unused)
      if (isDisposed || context.isContextLost()) return
      for (const { geometry } of parts.map((part) => part.mesh)) {
        if (geometry instanceof InstancedBufferGeometry) geometry.instanceCount ||= 1
      }
      render()
      update(frame)
      render()
    },
    /** Releases what the parts hold on the GPU; a warm-up under way then draws nothing more. */
    dispose: (): void => {
      isDisposed = true
      atmosphere.skyTable.value.dispose()
      for (const { mesh } of parts) {
        mesh.geometry.dispose()
        mesh.material.dispose()
      }
    },
  }
}
