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
import { glintOf, RIPPLE_SCALE, RIPPLES, SUN_WAY, WATER_GLSL, waterLevelOf } from './water.ts'
import { createGroundGeometry } from './ground-geometry.ts'
import { sinkingSpan, SUNK_METRES } from './chunk-ring.ts'

/**
 * `originZ`: the frame's origin along the flight, wrapped like the positions.
 * `sight`: distance ahead at which the ground begins to sink out of sight, and at which it is gone.
 * `rock`: the place in the pattern of the strata, and its contrast there.
 * Of wet facets, whose program defines `WATER`:
 * `level`: of the water.
 * `lake`: the colour of water. `surface`: metres from the camera to the right and ahead, and above the water.
 */
const VERTEX = `
uniform float originZ;
uniform vec2 sight;
uniform float contrast;
in vec3 position;
in vec4 color;
out vec3 paint;
out vec3 rock;
${ATMOSPHERE_GLSL}
#ifdef WATER
uniform float level;
out vec3 lake;
out vec3 surface;
${WATER_GLSL}
#endif
void main() {
  vec3 at = position;
  at.z -= originZ;
  at.z -= ${glslFloat(WRAP_METRES)} * floor(at.z / ${glslFloat(WRAP_METRES)} + 0.5);
  float ahead = -at.z;
  at.y -= smoothstep(sight.x, sight.y, ahead) * (at.y + ${glslFloat(SUNK_METRES)});
  vec3 offset = at - eye;
  paint = veiled(dimmed(color.rgb, offset), offset, position.y);
  rock.xy = vec2(position.z + 0.6 * position.x, position.y + color.a * ${glslFloat(FOLD_METRES)}) / ${glslFloat(STRATA_METRES)};
  rock.z = contrast * exp(-length(offset) * (haze + ${glslFloat(1 / STRATA_FADE_METRES)}));
#ifdef WATER
  surface = vec3(offset.x, position.y - level, offset.z);
  lake = veiled(mirrored(offset), offset, level);
#endif
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

/**
 * Low detail does not define `TEXTURED` for dry facets.
 * `glint`: the light of the sun on the water.
 * `ripples`: where the camera is in the pattern that ripples are taken from.
 */
const FRAGMENT = `
uniform sampler2D strata;
in vec3 paint;
in highp vec3 rock;
${LAYERED_GLSL}
#ifdef WATER
uniform highp vec2 ripples;
uniform highp vec3 sunHorizon;
uniform highp vec3 lightLeft;
uniform vec3 glint;
in vec3 lake;
in highp vec3 surface;
#endif
void main() {
  highp vec2 place = rock.xy;
#ifdef WATER
  bool isWater = surface.y < 0.0;
  if (isWater) place = surface.xz * ${glslVec2(RIPPLE_SCALE)} / ${glslFloat(STRATA_METRES)} + ripples;
#endif
#ifdef TEXTURED
  float tone = texture(strata, place).r - 0.5;
#else
  float tone = layeredTone(place);
#endif
  colour = vec4(paint * (1.0 + tone * rock.z), 1.0);
#ifdef WATER
  if (isWater) {
    float beside = abs(surface.x * sunHorizon.z - surface.z * sunHorizon.x);
    float ahead = max(dot(surface.xz, sunHorizon.xz), 1.0);
    float way = 1.0 - beside / ahead * ${glslFloat(1 / SUN_WAY)};
    colour.rgb = lake * (1.0 + ${glslFloat(RIPPLES)} * tone) + glint * lightLeft * smoothstep(0.0, 0.7, way + 1.6 * tone);
  }
#endif
}
`

export function createTerrainModel(detail: Detail): ScenePart {
  const geometry = createGroundGeometry(detail)
  const originZ = { value: 0 }
  const sight = { value: sinkingSpan(detail) }
  const strata = { value: createStrataTexture() }
  const contrast = { value: 0 }
  const level = { value: 0 }
  const ripples = { value: [0, 0] }
  const glint: { value: Rgb } = { value: [0, 0, 0] }

  // Both meshes have the same uniforms, so that what the scene adds to one's reaches the other too.
  const uniforms = { originZ, sight, strata, contrast, level, ripples, glint }
  const shaders = { vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms }
  const mesh = createPartMesh(geometry.dry, { ...shaders, defines: detail.hasTexturedRock ? { TEXTURED: true } : {} })
  const wet = createPartMesh(geometry.wet, { ...shaders, defines: { TEXTURED: true, WATER: true } })
  mesh.add(wet)
  mesh.material.addEventListener('dispose', () => {
    strata.value.dispose()
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
      for (let axis = 0; axis < 2; axis += 1) {
        const metres = (axis === 0 ? frame.camera.x : frame.camera.z) * RIPPLE_SCALE[axis]
        ripples.value[axis] = (metres % STRATA_METRES) / STRATA_METRES
      }
    },
  }
}
