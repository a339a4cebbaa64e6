/** The ground as one mesh: chunks in a ring, those behind the craft overwritten by those that come into sight. */
import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from 'three'

import type { FlightFrame } from '../flight-frame.ts'
import type { Detail } from '../quality/detail.ts'
import { createPartMesh, type ScenePart } from '../scene-part.ts'
import { ATMOSPHERE_GLSL } from '../sky/atmosphere.ts'
import { createChunkBuilder, WRAP_METRES } from './chunk-builder.ts'
import { chunkAt, chunkLayoutFor } from './chunk-layout.ts'
import { createFacetPaint, type FacetPaint } from './facet-paint.ts'

/** Ground behind the camera: it may step back a little, to a wreck. */
const CHUNKS_BEHIND = 1

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
  at.z -= ${WRAP_METRES.toFixed(1)} * floor(at.z / ${WRAP_METRES.toFixed(1)} + 0.5);
  float ahead = -at.z;
  at.y -= smoothstep(sight.x, sight.y, ahead) * (at.y + 60.0);
  paint = vec4(veiled(color, at - cameraPosition, position.y), 1.0);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`

export function createTerrainModel(detail: Detail): ScenePart {
  const layout = chunkLayoutFor(detail)
  const builder = createChunkBuilder(layout)
  const positions = new BufferAttribute(builder.positions, 3).setUsage(DynamicDrawUsage)
  const colours = new BufferAttribute(builder.colours, 4, true).setUsage(DynamicDrawUsage)
  const geometry = new BufferGeometry().setAttribute('position', positions).setAttribute('color', colours)
  const originZ = { value: 0 }
  const sight = { value: [detail.sightMetres * 0.72, detail.sightMetres * 0.97] }

  /** The chunk that comes into sight next; all before it, as far back as there are slots, are built. */
  let nextChunk = 0
  let paintFacet: FacetPaint = () => undefined

  const buildNext = (frame: FlightFrame): void => {
    const slot = ((nextChunk % layout.chunks) + layout.chunks) % layout.chunks
    builder.build(frame.terrain, nextChunk, slot, paintFacet)
    nextChunk += 1
    positions.addUpdateRange(slot * layout.facetsPerChunk * 9, layout.facetsPerChunk * 9)
    colours.addUpdateRange(slot * layout.facetsPerChunk * 12, layout.facetsPerChunk * 12)
    positions.needsUpdate = true
    colours.needsUpdate = true
  }

  return {
    mesh: createPartMesh(geometry, { vertexShader: VERTEX, uniforms: { originZ, sight } }),
    restart: (frame) => {
      paintFacet = createFacetPaint(frame.evening)
      nextChunk = chunkAt(frame.camera.z) - CHUNKS_BEHIND
      for (let chunk = 0; chunk < layout.chunks; chunk += 1) buildNext(frame)
      geometry.setDrawRange(0, 3 * builder.buildLandmarks(frame.state.landmarks, paintFacet))
      positions.clearUpdateRanges()
      colours.clearUpdateRanges()
    },
    update: (frame) => {
      // One chunk a frame keeps up with the craft at any frame rate that can be flown.
      if (nextChunk < chunkAt(frame.camera.z) - CHUNKS_BEHIND + layout.chunks) buildNext(frame)
      originZ.value = frame.originZ % WRAP_METRES
    },
  }
}
