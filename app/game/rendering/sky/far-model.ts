/** Everything painted on the sky, in one draw: stars, sun, the ringed planet, and the ridges that hide its foot. */
import { DoubleSide } from 'three'

import type { Detail } from '../quality/detail.ts'
import { BLENDED, createPartMesh, type ScenePart } from '../scene-part.ts'
import { ATMOSPHERE_GLSL } from './atmosphere.ts'
import { paintPlanet, paintStars, paintSun } from './celestial.ts'
import { createFarPaint } from './far-paint.ts'
import { paintFarRidges } from './far-ridges.ts'

/** `blend`: intensity, opacity, fog, and 1 for places of the world. */
const VERTEX = `
in vec3 position;
in vec3 color;
in vec4 blend;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  vec3 at = position - vec3(cameraPosition.xy * blend.w, 0.0);
  paint = vec4(mix(reddened(color), skyColour(normalize(at)), blend.z) * blend.x, blend.y);
  gl_Position = (projectionMatrix * vec4(mat3(viewMatrix) * at, 1.0)).xyww;
}
`

export function createFarModel(detail: Detail): ScenePart {
  const paint = createFarPaint()
  paintStars(paint, detail.stars)
  paintPlanet(paint, detail.skySegments)
  paintSun(paint, detail.skySegments)
  paintFarRidges(paint, detail.ridgeSteps)
  return { mesh: createPartMesh(paint.build(), { ...BLENDED, vertexShader: VERTEX, side: DoubleSide }) }
}
