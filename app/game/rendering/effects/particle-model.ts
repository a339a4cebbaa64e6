/** Small bright bodies in one instanced draw: the dots that lead to the next ring, sparks, smoke, motes. */
import {
  BufferAttribute,
  CustomBlending,
  GLSL3,
  InstancedBufferGeometry,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
} from 'three'

import type { Detail } from '../detail'
import type { FlightFrame } from '../flight-frame'
import { createInstanceAttribute } from '../instance-attribute'
import type { ScenePart } from '../scene-part'
import { addLeadDots, LEAD_DOTS } from './lead-dots'
import { addMotes } from './motes'
import { createSparks, SPARKS } from './sparks'
import type { ParticleSink } from './particle-sink'
import { addWreckSmoke, PUFFS } from './wreck-smoke'

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
/** Middle and half width. */
in vec4 place;
/** Colour and cover. */
in vec4 coat;
/** Half length along the flight beyond the half width, and the turn about it. */
in vec2 pose;
out vec4 paint;
void main() {
  float c = cos(pose.y);
  float s = sin(pose.y);
  vec3 turned = vec3(c * position.x - s * position.y, s * position.x + c * position.y, position.z);
  vec3 at = place.xyz + turned * vec3(place.w, place.w, place.w + pose.x);
  paint = vec4(coat.rgb * coat.a * (0.85 + 0.15 * turned.y), coat.a);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`

const FRAGMENT = `
precision mediump float;
in vec4 paint;
out vec4 colour;
void main() {
  colour = paint;
}
`

export interface ParticleModel extends ScenePart {
  readonly geometry: InstancedBufferGeometry
  readonly material: RawShaderMaterial
}

/** Two three-sided points, base to base: the fewest facets that look like a cut stone. */
function stone(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  const corners = [0, 1.1, 0, -0.95, -0.55, 0, 0.95, -0.55, 0, 0, 0, 1, 0, 0, -1]
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  const faces = [0, 1, 3, 1, 2, 3, 2, 0, 3, 1, 0, 4, 2, 1, 4, 0, 2, 4]
  geometry.setIndex(new BufferAttribute(new Uint16Array(faces), 1))
  return geometry
}

export function createParticleModel(detail: Detail): ParticleModel {
  const capacity = LEAD_DOTS + SPARKS + PUFFS + detail.motes
  const geometry = stone()
  const places = createInstanceAttribute(4, capacity)
  const coats = createInstanceAttribute(4, capacity)
  const poses = createInstanceAttribute(2, capacity)
  geometry.setAttribute('place', places).setAttribute('coat', coats).setAttribute('pose', poses)
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  let count = 0
  const sink: ParticleSink = (x, y, z, size, stretch, colour, cover, turn = 0) => {
    if (count >= capacity || cover <= 0.004) return
    places.setXYZW(count, x, y, z, size)
    coats.setXYZW(count, colour[0], colour[1], colour[2], cover)
    poses.setXY(count, stretch, turn)
    count++
  }
  const sparks = createSparks()
  return {
    geometry,
    material,
    restart: () => sparks.clear(),
    update: (frame: FlightFrame) => {
      count = 0
      addLeadDots(frame, sink)
      addWreckSmoke(frame, sink)
      sparks.update(frame, sink)
      addMotes(frame, detail.motes, sink)
      geometry.instanceCount = count
      places.needsUpdate = true
      coats.needsUpdate = true
      poses.needsUpdate = true
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}
