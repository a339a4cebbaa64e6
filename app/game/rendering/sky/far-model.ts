/** Everything painted on the sky, in one draw: stars, sun, the ringed giant, and the ridges that hide its foot. */
import {
  CustomBlending,
  DoubleSide,
  GLSL3,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  type BufferGeometry,
} from 'three'

import type { Detail } from '../detail'
import type { ScenePart } from '../scene-part'
import { AIR_GLSL } from './air'
import { paintGiant, paintStars, paintSun } from './celestial'
import { createFarPaint } from './far-paint'
import { paintFarRidges } from './far-ridges'

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec3 cameraPosition;
in vec3 position;
in vec3 color;
/** Light laid on, cover, air, and 1 for places of the world. */
in vec4 coating;
out vec4 paint;
${AIR_GLSL}
void main() {
  vec3 at = position - vec3(cameraPosition.xy * coating.w, 0.0);
  vec3 seen = mix(color, skyColour(normalize(at)), coating.z);
  paint = vec4(seen * coating.x, coating.y);
  gl_Position = (projectionMatrix * vec4(mat3(viewMatrix) * at, 1.0)).xyww;
}
`

const FRAGMENT = `
precision mediump float;
in vec4 paint;
out vec4 colour;
void main() {
  colour = paint;
}
`

export interface FarModel extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

export function createFarModel(detail: Detail): FarModel {
  const paint = createFarPaint()
  paintStars(paint, detail.stars)
  paintGiant(paint, detail.skySegments)
  paintSun(paint, detail.skySegments)
  paintFarRidges(paint, detail.ridgeSteps)
  const geometry = paint.build()
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    side: DoubleSide,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  return {
    geometry,
    material,
    update: () => undefined,
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}
