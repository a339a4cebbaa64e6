/** The ground as two meshes over the same vertices: facets that reach below the water's level have a program of their own. */
import type { Rgb } from '../colour/palette.ts'
import type { Detail } from '../quality/detail.ts'
import { createPartMesh, glslFloat, glslVec2, type ScenePart } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { WRAP_METRES } from './chunk-builder.ts'
import {
  createStrataTexture,
  FOLD_METRES,
  LAYERED_GLSL,
  STRATA_CONTRAST,
  STRATA_FADE_METRES,
  STRATA_METRES,
} from './rock-strata.ts'
import { glintOf, RIPPLE_SCALE, RIPPLED_METRES, RIPPLES, RIPPLES_GLSL, WATER_GLSL, waterLevelOf } from './water.ts'
import { createGroundGeometry } from './ground-geometry.ts'
import { sinkingSpan, SUNK_METRES } from './chunk-ring.ts'

/**
 * `originZ`: the frame's origin along the flight, wrapped like the positions.
 * `sight`: distance ahead at which the ground begins to sink out of sight, and at which it is gone.
 * Of dry facets, `rock`: the place in the pattern of the strata, and its contrast there.
 * Of wet facets, whose program defines `WATER` and which have no strata on their shore:
 * `level`: of the water.
 * `lake`: the colour of water. `surface`: the place in the pattern of ripples, and the height above the water.
 * `rippled`: how strong ripples are, 1 at the camera. `aside`: how far from the middle of the sun's way, 1 at its edge.
 */
const VERTEX = `
uniform float originZ;
uniform vec2 sight;
in vec3 position;
in vec4 color;
out vec3 paint;
${ATMOSPHERE_GLSL}
#ifdef WATER
uniform float level;
out vec3 lake;
out vec3 surface;
out float rippled;
out float aside;
${WATER_GLSL}
#else
uniform float contrast;
out vec3 rock;
#endif
void main() {
  vec3 at = position;
  at.z -= originZ;
  at.z -= ${glslFloat(WRAP_METRES)} * floor(at.z / ${glslFloat(WRAP_METRES)} + 0.5);
  float ahead = -at.z;
  at.y -= smoothstep(sight.x, sight.y, ahead) * (at.y + ${glslFloat(SUNK_METRES)});
  vec3 offset = at - eye;
  paint = veiled(dimmed(color.rgb, offset), offset, position.y);
#ifdef WATER
  lake = veiled(mirrored(offset), offset, level);
  surface = vec3(position.xz * ${glslVec2(RIPPLE_SCALE)}, position.y - level);
  rippled = max(1.0 - length(offset) * ${glslFloat(1 / RIPPLED_METRES)}, 0.0);
  aside = besideSunWay(offset);
#else
  rock.xy = vec2(position.z + 0.6 * position.x, position.y + color.a * ${glslFloat(FOLD_METRES)}) / ${glslFloat(STRATA_METRES)};
  rock.z = contrast * exp(-length(offset) * (haze + ${glslFloat(1 / STRATA_FADE_METRES)}));
#endif
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

/**
 * Low detail does not define `TEXTURED`.
 * `glint`: the light of the sun on the water.
 */
const FRAGMENT = `
in vec3 paint;
#ifdef WATER
uniform highp vec3 lightLeft;
uniform vec3 glint;
in vec3 lake;
in highp vec3 surface;
in float rippled;
in float aside;
${RIPPLES_GLSL}
vec3 water() {
  float tone = rippled * rippleTone(surface.xy);
  float lit = smoothstep(0.0, 0.7, 1.0 - abs(aside) + 1.8 * tone);
  return lake * (1.0 + ${glslFloat(RIPPLES)} * tone) + glint * lightLeft * lit;
}
void main() { colour = vec4(surface.z < 0.0 ? water() : paint, 1.0); }
#else
in highp vec3 rock;
#ifdef TEXTURED
uniform sampler2D strata;
float rockTone() { return texture(strata, rock.xy).r - 0.5; }
#else
${LAYERED_GLSL}
float rockTone() { return layeredTone(rock.xy); }
#endif
void main() { colour = vec4(paint * (1.0 + rockTone() * rock.z), 1.0); }
#endif
`

export function createTerrainModel(detail: Detail): ScenePart {
  const geometry = createGroundGeometry(detail)
  const originZ = { value: 0 }
  const sight = { value: sinkingSpan(detail) }
  const strata = { value: detail.hasTexturedRock ? createStrataTexture() : null }
  const contrast = { value: 0 }
  const level = { value: 0 }
  const glint: { value: Rgb } = { value: [0, 0, 0] }

  // Both meshes have the same uniforms, so that what the scene adds to one's reaches the other too.
  const uniforms = { originZ, sight, strata, contrast, level, glint }
  const shaders = { vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms }
  const defines = detail.hasTexturedRock ? { TEXTURED: true } : {}
  const mesh = createPartMesh(geometry.dry, { ...shaders, defines })
  const wet = createPartMesh(geometry.wet, { ...shaders, defines: { ...defines, WATER: true } })
  mesh.add(wet)
  mesh.material.addEventListener('dispose', () => {
    strata.value?.dispose()
    geometry.wet.dispose()
    wet.material.dispose()
  })

  return {
    mesh,
    restart: (frame) => {
      contrast.value = STRATA_CONTRAST * frame.sky.land.strata
      level.value = waterLevelOf(frame.state.seed)
      glint.value = glintOf(frame.sky)
      geometry.restart(frame, level.value)
    },
    update: (frame) => {
      geometry.update(frame, level.value)
      originZ.value = frame.originZ % WRAP_METRES
    },
  }
}
