/** The ground as one mesh. */
import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from 'three'

import type { Rgb } from '../colour/palette.ts'
import type { Detail } from '../quality/detail.ts'
import { createPartMesh, glslFloat, glslVec2, type ScenePart } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { WRAP_METRES } from './chunk-builder.ts'
import { createStrataTexture, FOLD_METRES, STRATA_CONTRAST, STRATA_FADE_METRES, STRATA_METRES } from './rock-strata.ts'
import { glintOf, RIPPLE_SCALE, RIPPLES, SUN_WAY, WATER_GLSL, waterLevelOf } from './water.ts'
import { createChunkRing, sinkingSpan, SUNK_METRES } from './chunk-ring.ts'

/**
 * `originZ`: the frame's origin along the flight, wrapped like the positions.
 * `sight`: distance ahead at which the ground begins to sink out of sight, and at which it is gone.
 * `rock`: the place in the pattern of the strata, and its contrast there.
 * On courses with water, which define `WATER`:
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
  paint = veiled(color.rgb, offset, position.y);
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
 * `glint`: the light of the sun on the water.
 * `ripples`: where the camera is in the pattern that ripples are taken from.
 */
const FRAGMENT = `
uniform sampler2D strata;
in vec3 paint;
in highp vec3 rock;
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
  float tone = texture(strata, place).r - 0.5;
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
  const ring = createChunkRing(detail, (slot) => {
    const { facetsPerChunk } = ring.layout
    positions.addUpdateRange(slot * facetsPerChunk * 9, facetsPerChunk * 9)
    colours.addUpdateRange(slot * facetsPerChunk * 12, facetsPerChunk * 12)
    positions.needsUpdate = true
    colours.needsUpdate = true
  })
  const positions = new BufferAttribute(ring.positions, 3).setUsage(DynamicDrawUsage)
  const colours = new BufferAttribute(ring.colours, 4, true).setUsage(DynamicDrawUsage)
  const geometry = new BufferGeometry().setAttribute('position', positions).setAttribute('color', colours)
  const originZ = { value: 0 }
  const sight = { value: sinkingSpan(detail) }
  const strata = { value: createStrataTexture() }
  const contrast = { value: 0 }
  const level = { value: 0 }
  const ripples = { value: [0, 0] }
  const glint: { value: Rgb } = { value: [0, 0, 0] }

  const defines = { WATER: false }
  const mesh = createPartMesh(geometry, {
    defines,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { originZ, sight, strata, contrast, level, ripples, glint },
  })
  mesh.material.addEventListener('dispose', () => strata.value.dispose())
  // three.js keeps both programs and changes between them without compiling again.
  const setWet = (isWet: boolean): void => {
    defines.WATER = isWet
    mesh.material.needsUpdate = true
  }

  return {
    mesh,
    switchProgram: () => setWet(!defines.WATER),
    restart: (frame) => {
      contrast.value = STRATA_CONTRAST * frame.sky.land.strata
      level.value = waterLevelOf(frame.state.seed)
      setWet(level.value > 0)
      glint.value = glintOf(frame.sky)
      ring.restart(frame)
      geometry.setDrawRange(0, 3 * ring.facets())
      // A range that is all of it: three.js uploads nothing but the ranges where there are any, and the first frame may add one.
      for (const attribute of [positions, colours]) {
        attribute.clearUpdateRanges()
        attribute.addUpdateRange(0, attribute.array.length)
      }
    },
    update: (frame) => {
      ring.update(frame)
      originZ.value = frame.originZ % WRAP_METRES
      for (let axis = 0; axis < 2; axis += 1) {
        const metres = (axis === 0 ? frame.camera.x : frame.camera.z) * RIPPLE_SCALE[axis]
        ripples.value[axis] = (metres % STRATA_METRES) / STRATA_METRES
      }
    },
  }
}
