/** The craft in one draw: its parts placed by matrices, its facets lit by the dusk as it turns. */
import { GLSL3, RawShaderMaterial, type BufferGeometry } from 'three'

import { wreckMatrixInto } from '../ending/wreck'
import type { FlightFrame } from '../flight-frame'
import { glslVec3, PALETTE, SKY_STOPS } from '../palette'
import type { ScenePart } from '../scene-part'
import { LIGHT_DIRECTION } from '../sky/air'
import { createCraftGeometry, CRAFT_PARTS, type CraftPart } from './craft-geometry'
import { attitudeInto, hingeInto } from './craft-pose'

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform mat4 parts[${CRAFT_PARTS.length}];
in vec3 position;
in vec3 normal;
/** Colour, and how much of it is light of its own. */
in vec4 paint;
in float part;
out vec3 seen;
void main() {
  mat4 place = parts[int(part)];
  vec4 at = place * vec4(position, 1.0);
  vec3 outward = normalize(mat3(place) * normal);
  float sun = max(0.0, dot(outward, ${glslVec3(LIGHT_DIRECTION)}));
  vec3 sky = mix(${glslVec3([0.52, 0.36, 0.45])}, ${glslVec3([0.74, 0.66, 0.74])}, 0.5 + 0.5 * outward.y);
  // The bright horizon ahead grazes every edge that faces it.
  vec3 horizon = ${glslVec3(SKY_STOPS[1].colour)} * 0.4 * max(0.0, -outward.z);
  vec3 lit = paint.rgb * (sky + horizon + ${glslVec3(PALETTE.groundSun)} * 0.62 * sun);
  seen = mix(lit, paint.rgb, paint.a);
  gl_Position = projectionMatrix * viewMatrix * at;
}
`

const FRAGMENT = `
precision mediump float;
in vec3 seen;
out vec4 colour;
void main() {
  colour = vec4(seen, 1.0);
}
`

/** Full deflection of the elevons by climb and by turn, in radians. */
const ELEVON_BY_CLIMB = 0.42
const ELEVON_BY_TURN = 0.32

export interface CraftModel extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

export function createCraftModel(): CraftModel {
  const geometry = createCraftGeometry()
  const matrices = new Float32Array(CRAFT_PARTS.length * 16)
  const attitude = new Float32Array(9)
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { parts: { value: matrices } },
  })
  return {
    geometry,
    material,
    update: (frame) => {
      const { craft } = frame
      attitudeInto(craft, attitude)
      for (let index = 0; index < CRAFT_PARTS.length; index++) {
        const part = CRAFT_PARTS[index]
        if (part === undefined) continue
        const piece = frame.wreck[index]
        if (frame.ending === 'wrecked' && piece !== undefined) {
          wreckMatrixInto(piece, part.pivot, frame.wreckAttitude, frame.originZ, matrices, index * 16)
          // A wreck has no flame: its matrix puts it into a point.
          if (part.name === 'flame') matrices.fill(0, index * 16, index * 16 + 12)
          continue
        }
        const angle = deflection(part.name, frame)
        const scale = part.name === 'flame' ? flameLength(frame) : 1
        hingeInto(attitude, craft.x, craft.y, craft.z - frame.originZ, part.pivot, angle, scale, matrices, index * 16)
      }
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}

/** How far a part is turned about its hinge, in radians; positive turns its trailing edge down. */
function deflection(part: CraftPart, frame: FlightFrame): number {
  const { rudder, elevator } = frame.craft
  if (part === 'left elevon') return -ELEVON_BY_CLIMB * elevator + ELEVON_BY_TURN * rudder
  if (part === 'right elevon') return -ELEVON_BY_CLIMB * elevator - ELEVON_BY_TURN * rudder
  return 0
}

/** Length of the flame as a multiple of its built length: with speed, and flickering; gone without fuel. */
function flameLength(frame: FlightFrame): number {
  if (frame.state.fuelTenths === 0 || frame.state.phase === 'crashed') return 0.001
  const flicker = Math.sin(frame.time * 47) + Math.sin(frame.time * 71 + 1)
  return 0.35 + frame.craft.speed / 100 + 0.07 * flicker
}
