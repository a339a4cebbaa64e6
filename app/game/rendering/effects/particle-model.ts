/** Small bright bodies in one instanced draw: the dots that lead to the next ring, sparks, smoke, dust, motes. */
import { Float32BufferAttribute, InstancedBufferGeometry } from 'three'

import type { Detail } from '../quality/detail.ts'
import { addDynamicAttribute, BLENDED, createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'
import { addLeadDots, LEAD_DOTS } from './lead-dots.ts'
import { addMotes, type ParticleSink, addWreckSmoke, PUFFS } from './particles.ts'
import { createDust } from './dust.ts'
import { createSparks, SPARKS } from './sparks.ts'
import { BLAST_PUFFS } from './strike-dust.ts'

/** The light on the middle of a particle, and what its top gains; the 2D renderer reads it too. */
export const PARTICLE_LIGHT = { middle: 0.85, topGain: 0.15 } as const

/** A particle that is drawn out along the flight fades towards both ends. */
const VERTEX = `
in vec3 position;
in vec4 place;
in vec4 rgba;
in vec2 pose;
out vec4 paint;
void main() {
  vec3 middle = place.xyz;
  float halfWidth = place.w, stretch = pose.x, turn = pose.y;
  float c = cos(turn);
  float s = sin(turn);
  vec3 turned = vec3(c * position.x - s * position.y, s * position.x + c * position.y, position.z);
  vec3 at = middle + turned * vec3(halfWidth, halfWidth, halfWidth + stretch);
  float light = ${glslFloat(PARTICLE_LIGHT.middle)} + ${glslFloat(PARTICLE_LIGHT.topGain)} * turned.y;
  float opacity = rgba.a * (1.0 - abs(position.z) * min(1.0, stretch));
  paint = vec4(rgba.rgb * light, 1.0) * opacity;
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

/** Two three-sided points, base to base: the fewest facets that look like a cut stone. */
function stoneGeometry(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  const vertices = [0, 1.1, 0, -0.95, -0.55, 0, 0.95, -0.55, 0, 0, 0, 1, 0, 0, -1]
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.setIndex([0, 1, 3, 1, 2, 3, 2, 0, 3, 1, 0, 4, 2, 1, 4, 0, 2, 4])
  return geometry
}

export function createParticleModel(detail: Detail): ScenePart {
  // Smoke and the dust of a strike rise when no dots lead any more.
  const capacity = Math.max(LEAD_DOTS, PUFFS + BLAST_PUFFS) + SPARKS + detail.dust + detail.motes[1]
  const geometry = stoneGeometry()
  const places = addDynamicAttribute(geometry, 'place', 4, capacity)
  const colours = addDynamicAttribute(geometry, 'rgba', 4, capacity)
  const poses = addDynamicAttribute(geometry, 'pose', 2, capacity)
  const sparks = createSparks()
  const dust = createDust(detail.dust)
  let count = 0
  let originZ = 0
  const sink: ParticleSink = (particle) => {
    if (particle.opacity <= 0.004) return
    const at = count * 4
    places.array[at] = particle.x
    places.array[at + 1] = particle.y
    places.array[at + 2] = particle.z - originZ
    places.array[at + 3] = particle.size
    colours.array[at] = particle.rgb[0]
    colours.array[at + 1] = particle.rgb[1]
    colours.array[at + 2] = particle.rgb[2]
    colours.array[at + 3] = particle.opacity
    poses.array[count * 2] = particle.stretch
    poses.array[count * 2 + 1] = particle.turn
    count += 1
  }
  return {
    mesh: createPartMesh(geometry, { ...BLENDED, vertexShader: VERTEX }),
    restart: (frame) => {
      sparks.restart(frame)
      dust.restart(frame)
    },
    update: (frame) => {
      count = 0
      originZ = frame.originZ
      addLeadDots(frame, sink)
      addWreckSmoke(frame, sink)
      sparks.update(frame, sink)
      dust.update(frame, sink)
      addMotes(frame, detail.motes, sink)
      geometry.instanceCount = count
      places.needsUpdate = true
      colours.needsUpdate = true
      poses.needsUpdate = true
    },
  }
}
