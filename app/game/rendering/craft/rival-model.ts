/** The craft of all rivals in one draw: an outline in a few facets of one pale colour, translucent, without depth of its own. */
import { clamp, smoothstep } from '../../simulation/easing.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import type { CraftState } from '../../simulation/flight-state.ts'
import { MOST_RIVALS, type FlightFrame } from '../frame/flight-frame.ts'
import { Float32BufferAttribute, InstancedBufferGeometry, Matrix4 } from 'three'
import type { Rgb } from '../colour/palette.ts'
import {
  addDynamicAttribute,
  BLENDED,
  createPartMesh,
  glslFloat,
  glslVec3,
  type ScenePart,
} from '../shading/scene-part.ts'
import { craftMatrix } from '../airframe/craft-pose.ts'

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
in mat4 place;
in float opacity;
in vec3 position;
in vec3 normal;
out vec4 paint;
void main() {
  float flatness = ${glslFloat(RIVAL_LIGHT.upright)} + ${glslFloat(RIVAL_LIGHT.flatGain)} * abs(normalize(mat3(place) * normal).y);
  paint = vec4(${glslVec3(RIVAL_RGB)} * flatness, 1.0) * opacity;
  gl_Position = viewProjection * (place * vec4(position, 1.0));
}
`

/** The most that is seen of it. */
const FULL = 0.5
/** Nearer to the player's craft than this, in metres, it fades out. */
const FADE_METRES = 20
/** A rival that falls behind passes the camera unseen: so far ahead of it none is seen, and whole from the second distance on. */
const BEFORE_CAMERA = [4, 14] as const
/** The most of it before the disc of the ring that is due. */
const BEFORE_RING = 0.14
/** The reach of its hull, and over how many metres around the disc it fades, both at the rival's place. */
const HULL_METRES = 4.7
const EDGE_METRES = 6

/** How much of a rival's craft is seen, in [0, 0.5]. It must cover neither the player's craft nor the next ring. */
export function rivalOpacity(frame: FlightFrame, rival: CraftState): number {
  const { craft, camera } = frame
  const apart = Math.hypot(rival.x - craft.x, rival.y - craft.y, rival.z - craft.z)
  const near = FULL * clamp((apart - FADE_METRES / 4) / (FADE_METRES * 0.75), 0, 1)
  const before = FULL * smoothstep(BEFORE_CAMERA[0], BEFORE_CAMERA[1], camera.z - rival.z)
  return Math.min(near, before, BEFORE_RING + (FULL - BEFORE_RING) * clearOfRing(frame, rival))
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
  geometry.computeVertexNormals()
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
