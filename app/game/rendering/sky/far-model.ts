/** Everything painted on the sky, in one draw: stars, sun, the ringed giant, and the ridges that hide its foot. */
import { BufferGeometry, DoubleSide } from 'three'

import type { Evening } from '../evening/evening.ts'
import type { Detail } from '../quality/detail.ts'
import { BLENDED, createPartMesh, type ScenePart } from '../scene-part.ts'
import { ATMOSPHERE_GLSL } from './atmosphere.ts'
import { paintStars, paintSun } from './celestial.ts'
import { createFarPaint } from './far-paint.ts'
import { paintFarRidges } from './far-ridges.ts'
import { paintGiant } from './giant.ts'

/** `blend`: intensity, opacity, fog, and 1 for places of the world, −1 for the sun. */
const VERTEX = `
uniform float sunk;
in vec3 position;
in vec3 color;
in vec4 blend;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  vec3 at = position - vec3(eye.xy * max(blend.w, 0.0), 0.0);
  at.y += sunk * min(blend.w, 0.0);
  paint = vec4(mix(reddened(color), skyColour(normalize(at)), blend.z) * blend.x, blend.y);
  gl_Position = (viewProjection * vec4(at, 0.0)).xyww;
}
`

function paintedSky(evening: Evening, detail: Detail): BufferGeometry {
  const paint = createFarPaint()
  paintStars(paint, detail.stars, evening.mood)
  paintGiant(paint, detail.skySegments, evening)
  paintSun(paint, detail.skySegments, evening)
  paintFarRidges(paint, detail.ridgeSteps, evening)
  return paint.build()
}

export function createFarModel(detail: Detail): ScenePart {
  const mesh = createPartMesh(new BufferGeometry(), { ...BLENDED, vertexShader: VERTEX, side: DoubleSide })
  let painted: Evening | null = null
  return {
    mesh,
    restart: ({ evening }) => {
      if (evening === painted) return
      painted = evening
      mesh.geometry.dispose()
      mesh.geometry = paintedSky(evening, detail)
    },
  }
}
