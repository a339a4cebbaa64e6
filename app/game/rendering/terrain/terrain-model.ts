/** The ground as one mesh. */
import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from 'three'

import type { Detail } from '../quality/detail.ts'
import { createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { WRAP_METRES } from './chunk-builder.ts'
import { createChunkRing, sinkingSpan, SUNK_METRES } from './chunk-ring.ts'

/**
 * `originZ`: the frame's origin along the flight, wrapped like the positions.
 * `sight`: distance ahead at which the ground begins to sink out of sight, and at which it is gone.
 */
const VERTEX = `
uniform float originZ;
uniform vec2 sight;
in vec3 position;
in vec3 color;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  vec3 at = position;
  at.z -= originZ;
  at.z -= ${glslFloat(WRAP_METRES)} * floor(at.z / ${glslFloat(WRAP_METRES)} + 0.5);
  float ahead = -at.z;
  at.y -= smoothstep(sight.x, sight.y, ahead) * (at.y + ${glslFloat(SUNK_METRES)});
  paint = vec4(veiled(color, at - eye, position.y), 1.0);
  gl_Position = viewProjection * vec4(at, 1.0);
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

  return {
    mesh: createPartMesh(geometry, { vertexShader: VERTEX, uniforms: { originZ, sight } }),
    restart: (frame) => {
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
