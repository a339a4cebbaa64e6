/** The fuel canisters in one instanced draw: each hangs from a balloon, which sways. */
import { Float32BufferAttribute, InstancedBufferGeometry } from 'three'

import { CANISTER_SLOTS } from '../../simulation/course/canisters.ts'
import { CANISTER_PAINTS, type Rgb } from '../colour/palette.ts'
import type { Detail } from '../quality/detail.ts'
import { addDynamicAttribute, createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'

/** Profile from the bottom up: radius and height in metres, and whether the stretch above is a band. */
const PROFILE: readonly (readonly [radius: number, height: number, isBand: boolean])[] = [
  [0, -3, true],
  [0.8, -2.8, true],
  [0.8, -1.5, false],
  [0.3, -1.1, false],
  [1.5, 0.9, false],
  [1.1, 2.1, false],
  [0, 2.8, false],
]

/** What the 2D renderer draws a canister by as well. */
export const CANISTER_LOOK = {
  /** The light on the body and on its bands: in the shade, and what full sun adds. */
  body: { shade: 0.78, sun: 0.42 },
  band: { shade: 0.7, sun: 0.6 },
  /** The share of it that is not fogged. */
  unfogged: 0.5,
} as const

const { body, band, unfogged } = CANISTER_LOOK

/** `place`: middle, and angle of the sway. */
const VERTEX = `
uniform vec3 light;
uniform vec3 bodyPaint;
uniform vec3 bandPaint;
in vec3 position;
in vec3 normal;
in float band;
in vec4 place;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  float cosine = cos(place.w);
  float sine = sin(place.w);
  mat3 turn = mat3(cosine, sine, 0.0, -sine, cosine, 0.0, 0.0, 0.0, 1.0);
  vec3 at = place.xyz + turn * position;
  float lit = max(0.0, dot(turn * normal, light));
  vec3 litBody = bodyPaint * (${glslFloat(body.shade)} + ${glslFloat(body.sun)} * lit);
  vec3 litBand = bandPaint * (${glslFloat(band.shade)} + ${glslFloat(band.sun)} * lit);
  vec3 colour = mix(litBody, litBand, band);
  paint = vec4(mix(fogged(colour, at - eye), colour, ${glslFloat(unfogged)}), 1.0);
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

type Vertex = readonly [x: number, y: number, z: number]

function canisterGeometry({ canisterSides: sides }: Detail): InstancedBufferGeometry {
  const positions: number[] = []
  const bands: number[] = []
  for (const [index, [lowRadius, low, isBand]] of PROFILE.slice(0, -1).entries()) {
    const [highRadius, high] = PROFILE[index + 1]
    for (let side = 0; side < sides; side += 1) {
      const vertex = (radius: number, height: number, at: number): Vertex => {
        const angle = (at / sides) * 2 * Math.PI
        return [Math.cos(angle) * radius, height, Math.sin(angle) * radius]
      }
      const [a, b] = [vertex(lowRadius, low, side), vertex(lowRadius, low, side + 1)]
      const [c, d] = [vertex(highRadius, high, side + 1), vertex(highRadius, high, side)]
      for (const point of [...(highRadius > 0 ? [a, d, c] : []), ...(lowRadius > 0 ? [a, c, b] : [])]) {
        positions.push(...point)
        bands.push(isBand ? 1 : 0)
      }
    }
  }
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('band', new Float32BufferAttribute(bands, 1))
  // Without an index, each facet has a normal of its own.
  geometry.computeVertexNormals()
  return geometry
}

const DRAWN_METRES = 900
const BEHIND_METRES = 30
/** Metres up for each square metre behind the craft. */
const SWEPT = 0.25
/** How far it sways, in radians, and how fast. */
const SWAY = 0.2
const SWAY_SPEED = 1.4

export function createCanisterModel(detail: Detail): ScenePart {
  const geometry = canisterGeometry(detail)
  const places = addDynamicAttribute(geometry, 'place', 4, CANISTER_SLOTS)
  const bodyPaint: { value: Rgb } = { value: CANISTER_PAINTS.standard.body }
  const bandPaint: { value: Rgb } = { value: CANISTER_PAINTS.standard.band }
  return {
    mesh: createPartMesh(geometry, { vertexShader: VERTEX, uniforms: { bodyPaint, bandPaint } }),
    update: (frame) => {
      bodyPaint.value = frame.canisterPaint.body
      bandPaint.value = frame.canisterPaint.band
      let instance = 0
      for (let slot = 0; slot < CANISTER_SLOTS; slot += 1) {
        const canister = frame.state.canisters[slot]
        if (canister.serial < 0 || canister.status === 'collected') continue
        const ahead = frame.craft.z - canister.z
        if (ahead < -BEHIND_METRES || ahead > DRAWN_METRES) continue
        const sway = SWAY * Math.sin(canister.serial * 2.1 + frame.time * SWAY_SPEED)
        const at = instance * 4
        places.array[at] = canister.x
        // One that was missed is swept up: between the craft and the camera it would hide both.
        places.array[at + 1] = canister.y + SWEPT * Math.max(0, -ahead) ** 2
        places.array[at + 2] = canister.z - frame.originZ
        places.array[at + 3] = sway
        instance += 1
      }
      geometry.instanceCount = instance
      places.needsUpdate = true
    },
  }
}
