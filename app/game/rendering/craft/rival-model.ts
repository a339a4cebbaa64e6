/** The craft of a rival in one draw: its outline in a few facets of one pale colour, translucent, without depth of its own. */
import { BufferGeometry, Float32BufferAttribute, Matrix4 } from 'three'

import type { Rgb } from '../palette.ts'
import { BLENDED, createPartMesh, glslFloat, glslVec3, type ScenePart } from '../scene-part.ts'
import { craftMatrix } from './craft-pose.ts'
import { rivalOpacity } from './rival-opacity.ts'

/** A simpler outline of the craft, in metres: x right, y up, nose along −z. */
const NOSE = [0, 0, -4.2] as const
const LEFT = [-4.5, 0.2, 2] as const
const RIGHT = [4.5, 0.2, 2] as const
const TAIL = [0, 0.2, 3.6] as const
const RIDGE = [0, 1, 0.8] as const
const FIN = [0, 2.1, 3.4] as const
/** Anticlockwise seen from outside; the fin from both sides. */
const FACETS = [
  ...[NOSE, LEFT, RIDGE, NOSE, RIDGE, RIGHT, LEFT, TAIL, RIDGE, RIDGE, TAIL, RIGHT],
  ...[NOSE, TAIL, LEFT, NOSE, RIGHT, TAIL, RIDGE, FIN, TAIL, RIDGE, TAIL, FIN],
]

export const RIVAL_RGB: Rgb = [0.78, 0.93, 1]

/** Facets that lie flat are paler, so that the shape is read in one colour: the light on an upright facet, and what a flat one gains. */
export const RIVAL_LIGHT = { upright: 0.6, flatGain: 0.4 } as const

const VERTEX = `
uniform mat4 place;
uniform float opacity;
in vec3 position;
in vec3 normal;
out vec4 paint;
void main() {
  float flatness = ${glslFloat(RIVAL_LIGHT.upright)} + ${glslFloat(RIVAL_LIGHT.flatGain)} * abs(normalize(mat3(place) * normal).y);
  paint = vec4(${glslVec3(RIVAL_RGB)} * flatness, 1.0) * opacity;
  gl_Position = viewProjection * (place * vec4(position, 1.0));
}
`

export function createRivalModel(): ScenePart {
  const place = new Matrix4()
  const opacity = { value: 0 }
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(FACETS.flat(), 3))
  geometry.computeVertexNormals()
  const mesh = createPartMesh(geometry, {
    ...BLENDED,
    vertexShader: VERTEX,
    uniforms: { place: { value: place }, opacity },
  })
  return {
    mesh,
    update: (frame) => {
      opacity.value = rivalOpacity(frame)
      craftMatrix(frame.rival, place)
      place.elements[14] -= frame.originZ
    },
  }
}
