/** The craft of all rivals in one draw: a pale hull and a wide flame in a few facets, a little translucent, without depth of their own. */
import { clamp, smoothstep } from '../../simulation/easing.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import type { CraftState } from '../../simulation/flight-state.ts'
import { MOST_RIVALS, type FlightFrame } from '../frame/flight-frame.ts'
import { Float32BufferAttribute, InstancedBufferGeometry, Matrix4 } from 'three'
import type { Rgb } from '../colour/palette.ts'
import { addDynamicAttribute, BLENDED, createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'
import { craftMatrix } from '../airframe/craft-pose.ts'

/** A simpler outline of the craft, in metres: x right, y up, nose along −z. */
const NOSE = [0, 0, -4.2] as const
const LEFT = [-4.5, 0.2, 2] as const
const RIGHT = [4.5, 0.2, 2] as const
const TAIL = [0, 0.2, 3.6] as const
const RIDGE = [0, 1, 0.8] as const
const FIN = [0, 2.1, 3.4] as const
/** Anticlockwise seen from outside; the fin from both sides. */
const HULL = [
  ...[NOSE, LEFT, RIDGE, NOSE, RIDGE, RIGHT, LEFT, TAIL, RIDGE, RIDGE, TAIL, RIGHT],
  ...[NOSE, TAIL, LEFT, NOSE, RIGHT, TAIL, RIDGE, FIN, TAIL, RIDGE, TAIL, FIN],
]
/** Wider than the player's: it is seen from a hundred metres. */
const ABOVE = [0, 1.1, 3.4] as const
const BELOW = [0, -0.7, 3.4] as const
const PORT = [-0.9, 0.2, 3.4] as const
const STARBOARD = [0.9, 0.2, 3.4] as const
const TIP = [0, 0.2, 7] as const
const FLAME = [ABOVE, PORT, TIP, PORT, BELOW, TIP, BELOW, STARBOARD, TIP, STARBOARD, ABOVE, TIP]

const HULL_RGB: Rgb = [0.86, 0.95, 1]
/** Neither the cyan of rings and of the player's flame nor the amber of canisters. */
const FLAME_RGB: Rgb = [1, 0.9, 0.5]
const FACETS = [...HULL, ...FLAME]
const COLOURS = [...HULL.map(() => HULL_RGB), ...FLAME.map(() => FLAME_RGB)]

/** Facets that lie flat are paler, so that the shape is read: the light on an upright facet, and what a flat one gains. */
export const RIVAL_LIGHT = { upright: 0.45, flatGain: 0.55 } as const

const VERTEX = `
in mat4 place;
in float opacity;
in vec3 position;
in vec3 normal;
in vec3 colour;
out vec4 paint;
void main() {
  float flatness = ${glslFloat(RIVAL_LIGHT.upright)} + ${glslFloat(RIVAL_LIGHT.flatGain)} * abs(normalize(mat3(place) * normal).y);
  paint = vec4(colour * flatness, 1.0) * opacity;
  gl_Position = viewProjection * (place * vec4(position, 1.0));
}
`

/** The most that is seen of it. */
const FULL = 0.95
/** It fades out near the player's craft, over these distances in metres. Those along the flight count two thirds: there it is seen over the craft. */
const NEAR = [5, 13] as const
/** It fades out as it falls behind the player's craft, over these distances in metres: nearer to the camera it would cover the picture. */
const BEHIND = [-2, 4] as const
/** The most of it before the disc of the ring that is due. */
const BEFORE_RING = 0.8
/** The reach of its hull, and over how many metres around the disc it fades, both at the rival's place. */
const HULL_METRES = 4.7
const EDGE_METRES = 6

/** How much of a rival's craft is seen, in [0, 0.95]. It must neither cover the player's craft nor hide the next ring. */
export function rivalOpacity(frame: FlightFrame, rival: CraftState): number {
  const { craft } = frame
  const apart = Math.hypot(rival.x - craft.x, rival.y - craft.y, (rival.z - craft.z) / 1.5)
  const near = FULL * smoothstep(NEAR[0], NEAR[1], apart)
  const ahead = FULL * (1 - smoothstep(BEHIND[0], BEHIND[1], rival.z - craft.z))
  return Math.min(near, ahead, BEFORE_RING + (FULL - BEFORE_RING) * clearOfRing(frame, rival))
}

/** How far the rival is seen beside the disc of the ring that is due: 0 before it, 1 well clear of it, or behind it. */
function clearOfRing({ state, camera }: FlightFrame, rival: CraftState): number {
  const ring = ringBySerial(state, state.nextRingSerial)
  const ahead = camera.z - rival.z
  if (ring === undefined || rival.z < ring.z) return 1
  // The disc as it is seen at the rival's distance.
  const share = ahead / (camera.z - ring.z)
  const x = camera.x + (ring.x - camera.x) * share
  const y = camera.y + (ring.y - camera.y) * share
  const clear = Math.hypot(rival.x - x, rival.y - y) - ring.radius * share - HULL_METRES
  return clamp(clear / EDGE_METRES, 0, 1)
}

export function createRivalModel(): ScenePart {
  const matrix = new Matrix4()
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(FACETS.flat(), 3))
  geometry.setAttribute('colour', new Float32BufferAttribute(COLOURS.flat(), 3))
  geometry.computeVertexNormals()
  // Like the top of the hull: a flame has no side in the shade.
  const normals = geometry.getAttribute('normal')
  for (let vertex = HULL.length; vertex < FACETS.length; vertex += 1) normals.setXYZ(vertex, 0, 1, 0)
  const places = addDynamicAttribute(geometry, 'place', 16, MOST_RIVALS)
  const opacities = addDynamicAttribute(geometry, 'opacity', 1, MOST_RIVALS)
  geometry.instanceCount = 0
  return {
    mesh: createPartMesh(geometry, { ...BLENDED, vertexShader: VERTEX }),
    update: (frame) => {
      let instance = 0
      for (let shown = 0; shown < frame.rivalsShown; shown += 1) {
        const rival = frame.rivals[shown]
        const opacity = rivalOpacity(frame, rival)
        if (opacity === 0) continue
        craftMatrix(rival, matrix)
        matrix.elements[14] -= frame.originZ
        places.array.set(matrix.elements, instance * 16)
        opacities.array[instance] = opacity
        instance += 1
      }
      geometry.instanceCount = instance
      places.needsUpdate = true
      opacities.needsUpdate = true
    },
  }
}
