/** The sky in two draws: its colours, and everything painted on it: stars, sun, the ringed planet, clouds, and the ridges that hide its foot. */
import { BufferGeometry, DoubleSide, Float32BufferAttribute } from 'three'
import { directionAt, type CourseSky } from '../mood/course-sky.ts'
import type { Detail } from '../quality/detail.ts'
import { createPartMesh, type ScenePart, BLENDED } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { paintStars, paintSun } from './celestial.ts'
import { paintClouds } from './cloud-banks.ts'
import { paintCirrus } from './cirrus.ts'
import { createFarPaint } from './far-paint.ts'
import { paintFarRidges } from './far-ridges.ts'
import { paintPlanet } from './planet.ts'
import { WIDE_GLOW_GLSL } from './sun-glow.ts'

/** The flight heads to −z; the camera never turns further from there than half of this, its view included. */
const WIDTH_DEGREES = 250
/** Where the dome ends below, in degrees: ahead the ground hides all that is lower, and to the sides it ends nearer. */
const LOWEST_AHEAD = -20
const LOWEST_ASIDE = -40
/** Elevations of the rows above that in degrees, closer where the colours change faster. */
const ROWS = [-1, 0.5, 2, 4, 6, 8.5, 11, 14, 17, 20, 24, 28, 34, 44, 60, 90]

const DOME_VERTEX = `
in vec3 position;
out vec4 paint;
${ATMOSPHERE_GLSL}
${WIDE_GLOW_GLSL}
void main() {
  paint = vec4(skyColour(position) + wideGlow(position), 1.0);
  gl_Position = (viewProjection * vec4(position, 0.0)).xyww;
}
`

/** In degrees; columns are closer together ahead, where the sun's glow is. */
function azimuthOf(column: number, columns: number): number {
  const aside = (2 * column) / columns - 1
  return (WIDTH_DEGREES / 2) * Math.sign(aside) * Math.abs(aside) ** 1.5
}

function domeGeometry(columns: number): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  for (let row = 0; row <= ROWS.length; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const azimuth = azimuthOf(column, columns)
      const lowest = Math.abs(azimuth) < 90 ? LOWEST_AHEAD : LOWEST_ASIDE
      positions.push(...directionAt(azimuth, row === 0 ? lowest : ROWS[row - 1]))
      if (row === ROWS.length || column === columns) continue
      const low = row * (columns + 1) + column
      const high = low + columns + 1
      indices.push(low, low + 1, high + 1, low, high + 1, high)
    }
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(indices)
}

/** The colours of the sky: the part of a dome that can come into view, drawn behind everything, only where nothing else is. */
export function createDomeModel(detail: Detail): ScenePart {
  const geometry = domeGeometry(detail.domeColumns)
  return { mesh: createPartMesh(geometry, { vertexShader: DOME_VERTEX, depthWrite: false, side: DoubleSide }) }
}

/**
 * `blend`: intensity, opacity, fog, and 1 for places of the world, −1 for the sun.
 * Paint of the first `behindGlow` vertices covers the sky's part of the sun's glow, and is given it back.
 */
const FAR_VERTEX = `
uniform float sunk;
uniform int behindGlow;
in vec3 position;
in vec3 color;
in vec4 blend;
out vec4 paint;
${ATMOSPHERE_GLSL}
${WIDE_GLOW_GLSL}
void main() {
  vec3 at = position - vec3(eye.xy * max(blend.w, 0.0), 0.0);
  at.y += sunk * min(blend.w, 0.0);
  vec3 direction = normalize(at);
  paint = vec4(mix(reddened(color), skyColour(direction), blend.z) * blend.x, blend.y);
  if (gl_VertexID < behindGlow) paint.rgb += wideGlow(direction) * blend.y;
  gl_Position = (viewProjection * vec4(at, 0.0)).xyww;
}
`

/** Paints the sky, far to near. The sun's glow lies over the first `behindGlow` vertices. */
export function paintSky(sky: CourseSky, detail: Detail) {
  const paint = createFarPaint()
  paintStars(paint, detail.stars, sky.mood)
  // Behind the planet, although clouds are nearer: its outline stays clean.
  paintCirrus(paint, detail.cloudColumns, sky)
  paintPlanet(paint, detail.skySegments, sky)
  const behindGlow = paint.vertices.positions.length / 3
  paintSun(paint, detail.skySegments, sky)
  paintClouds(paint, detail.cloudColumns, sky)
  paintFarRidges(paint, detail.ridgeSteps, sky)
  return { paint, behindGlow }
}

/** Everything painted on the sky. */
export function createFarModel(detail: Detail): ScenePart {
  const behindGlow = { value: 0 }
  const shaders = { vertexShader: FAR_VERTEX, uniforms: { behindGlow } }
  const mesh = createPartMesh(new BufferGeometry(), { ...BLENDED, ...shaders, side: DoubleSide })
  return {
    mesh,
    restart: ({ sky }) => {
      mesh.geometry.dispose()
      const painted = paintSky(sky, detail)
      mesh.geometry = painted.paint.build()
      behindGlow.value = painted.behindGlow
    },
  }
}
