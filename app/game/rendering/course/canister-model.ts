/** The fuel canisters in one instanced draw: banded cylinders that tumble slowly. */
import { BufferAttribute, GLSL3, InstancedBufferGeometry, RawShaderMaterial } from 'three'

import { CANISTER_SLOTS } from '../../simulation/canisters'
import { glslVec3, PALETTE } from '../palette'
import type { ScenePart } from '../scene-part'
import { AIR_GLSL, LIGHT_DIRECTION } from '../sky/air'
import { createInstanceAttribute } from '../instance-attribute'

const SIDES = 8
/** Profile from the bottom up: radius and height in metres, and whether the stretch above is a dark band. */
const PROFILE: readonly (readonly [radius: number, height: number, isBand: boolean])[] = [
  [0, -2.3, false],
  [1.3, -2.3, false],
  [1.5, -1.9, false],
  [1.5, -1.15, true],
  [1.5, -0.65, false],
  [1.5, 0.65, true],
  [1.5, 1.15, false],
  [1.5, 1.9, false],
  [0.65, 2.3, true],
  [0.65, 2.7, true],
  [0, 2.7, true],
]

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec3 cameraPosition;
in vec3 position;
in vec3 normal;
in float band;
/** Middle, and angle of the tumble. */
in vec4 place;
out vec3 paint;
${AIR_GLSL}
void main() {
  float cosine = cos(place.w);
  float sine = sin(place.w);
  mat3 turn = mat3(cosine, sine, 0.0, -sine, cosine, 0.0, 0.0, 0.0, 1.0);
  vec3 at = place.xyz + turn * position;
  float light = max(0.0, dot(turn * normal, ${glslVec3(LIGHT_DIRECTION)}));
  vec3 amber = ${glslVec3(PALETTE.canister)} * (0.78 + 0.42 * light);
  vec3 colour = mix(amber, ${glslVec3(PALETTE.canisterBand)} * (0.7 + 0.6 * light), band);
  paint = mix(throughAir(colour, at - cameraPosition), colour, 0.5);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`

const FRAGMENT = `
precision mediump float;
in vec3 paint;
out vec4 colour;
void main() {
  colour = vec4(paint, 1.0);
}
`

export interface CanisterModel extends ScenePart {
  readonly geometry: InstancedBufferGeometry
  readonly material: RawShaderMaterial
}

function canisterGeometry(): InstancedBufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const bands: number[] = []
  const corner = (profile: readonly [number, number, boolean], angle: number): [number, number, number] => [
    Math.cos(angle) * profile[0],
    profile[1],
    Math.sin(angle) * profile[0],
  ]
  for (const [index, low] of PROFILE.entries()) {
    const high = PROFILE[index + 1]
    if (high === undefined) continue
    for (let side = 0; side < SIDES; side++) {
      const from = (side / SIDES) * 2 * Math.PI
      const to = ((side + 1) / SIDES) * 2 * Math.PI
      const middle = (from + to) / 2
      const rise = high[1] - low[1]
      const shrink = low[0] - high[0]
      const length = Math.hypot(rise, shrink)
      const normal = [(Math.cos(middle) * rise) / length, shrink / length, (Math.sin(middle) * rise) / length]
      const [a, b, c, d] = [corner(low, from), corner(low, to), corner(high, to), corner(high, from)]
      const corners = [...(high[0] > 0 ? [a, d, c] : []), ...(low[0] > 0 ? [a, c, b] : [])]
      for (const point of corners) {
        positions.push(...point)
        normals.push(...normal)
        bands.push(low[2] ? 1 : 0)
      }
    }
  }
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('band', new BufferAttribute(new Float32Array(bands), 1))
  return geometry
}

const SIGHT_METRES = 900
const BEHIND_METRES = 30
const TUMBLE_SPEED = 0.8

export function createCanisterModel(): CanisterModel {
  const geometry = canisterGeometry()
  const places = createInstanceAttribute(4, CANISTER_SLOTS)
  geometry.setAttribute('place', places)
  const material = new RawShaderMaterial({ glslVersion: GLSL3, vertexShader: VERTEX, fragmentShader: FRAGMENT })
  return {
    geometry,
    material,
    update: (frame) => {
      let instance = 0
      for (const canister of frame.state.canisters) {
        if (canister.serial < 0 || canister.status === 'collected') continue
        const ahead = frame.craft.z - canister.z
        if (ahead < -BEHIND_METRES || ahead > SIGHT_METRES) continue
        const tumble = (canister.serial * 2.1 + frame.time * TUMBLE_SPEED) % (2 * Math.PI)
        places.setXYZW(instance, canister.x, canister.y, canister.z - frame.originZ, tumble)
        instance++
      }
      geometry.instanceCount = instance
      places.needsUpdate = true
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}
