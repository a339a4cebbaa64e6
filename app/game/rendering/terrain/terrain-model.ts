/** The ground as one mesh. */
import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from 'three'

import type { Detail } from '../quality/detail.ts'
import { createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { WRAP_METRES } from './chunk-builder.ts'
import { createStrataTexture, FOLD_METRES, STRATA_CONTRAST, STRATA_FADE_METRES, STRATA_METRES } from './rock-strata.ts'
import { createChunkRing, sinkingSpan, SUNK_METRES } from './chunk-ring.ts'

/**
 * `originZ`: the frame's origin along the flight, wrapped like the positions.
 * `sight`: distance ahead at which the ground begins to sink out of sight, and at which it is gone.
 * `rock`: the place in the pattern of the strata, and the contrast of the pattern there.
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
void main() {
  vec3 at = position;
  at.z -= originZ;
  at.z -= ${glslFloat(WRAP_METRES)} * floor(at.z / ${glslFloat(WRAP_METRES)} + 0.5);
  float ahead = -at.z;
  at.y -= smoothstep(sight.x, sight.y, ahead) * (at.y + ${glslFloat(SUNK_METRES)});
  paint = veiled(color.rgb, at - eye, position.y);
  rock.xy = vec2(position.z + 0.6 * position.x, position.y + color.a * ${glslFloat(FOLD_METRES)}) / ${glslFloat(STRATA_METRES)};
  rock.z = contrast * exp(-length(at - eye) * (haze + ${glslFloat(1 / STRATA_FADE_METRES)}));
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

const FRAGMENT = `
uniform sampler2D strata;
in vec3 paint;
in highp vec3 rock;
void main() {
  colour = vec4(paint * (1.0 + (texture(strata, rock.xy).r - 0.5) * rock.z), 1.0);
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

  const mesh = createPartMesh(geometry, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { originZ, sight, strata, contrast },
  })
  mesh.material.addEventListener('dispose', () => strata.value.dispose())

  return {
    mesh,
    restart: (frame) => {
      contrast.value = STRATA_CONTRAST * frame.sky.land.strata
      ring.restart(frame)
      geometry.setDrawRange(0, 3 * ring.facets())
      positions.clearUpdateRanges()
      colours.clearUpdateRanges()
    },
    update: (frame) => {
      ring.update(frame)
      originZ.value = frame.originZ % WRAP_METRES
    },
  }
}
