/** Everything painted on the sky, in one draw: stars, sun, the ringed giant, and the ridges that hide its foot. */
import { BufferGeometry, DoubleSide } from 'three'

import type { Evening } from '../evening/evening.ts'
import type { Detail } from '../quality/detail.ts'
import { BLENDED, createPartMesh, type ScenePart } from '../scene-part.ts'
import { ATMOSPHERE_GLSL } from './atmosphere.ts'
import { paintStars, paintSun, SUN_GLOW } from './celestial.ts'
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

/**
 * Paints the sky, far to near. The sun's glow lies over the first `behindGlow` vertices.
 *
 * @param glowStops the part of the glow that is to be painted
 */
export function paintSky(evening: Evening, detail: Detail, glowStops = SUN_GLOW) {
  const paint = createFarPaint()
  paintStars(paint, detail.stars, evening.mood)
  paintGiant(paint, detail.skySegments, evening)
  const behindGlow = paint.vertices.positions.length / 3
  paintSun(paint, detail.skySegments, evening, glowStops)
  paintFarRidges(paint, detail.ridgeSteps, evening)
  return { paint, behindGlow }
}

export function createFarModel(detail: Detail): ScenePart {
  const mesh = createPartMesh(new BufferGeometry(), { ...BLENDED, vertexShader: VERTEX, side: DoubleSide })
  return {
    mesh,
    restart: ({ evening }) => {
      mesh.geometry.dispose()
      mesh.geometry = paintSky(evening, detail).paint.build()
    },
  }
}
