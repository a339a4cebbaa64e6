/** The craft's shadow: a soft dark shape on the ground, so that height can be judged. */
import { type Vector3Like, BufferGeometry, DoubleSide, Float32BufferAttribute } from 'three'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import type { CraftState } from '../../simulation/flight-state.ts'
import { mixRgb, PALETTE, type Rgb } from '../colour/palette.ts'
import { addDynamicAttribute, BLENDED, createPartMesh, glslVec3, type ScenePart } from '../shading/scene-part.ts'

/**
 * Metres ahead for each metre down. The light comes from behind and above, so that the shadow lies ahead of the craft, in the
 * picture; straight below, it would be out of view at any height but the lowest. Tuned by eye: in level flight it lies under it.
 */
export const AHEAD_PER_METRE = 2.2
/** Metres between two samples of the ground: less than half a facet. */
const STEP_METRES = 4
/** No ground within the corridor is further away along the light than this. */
const LONGEST_WAY = 420

/** How many metres ahead, at −z, the light through a place meets the ground. */
export function shadowAhead(terrain: Terrain, { x, y, z }: Vector3Like): number {
  let above = y - terrain.heightAt(x, z)
  let ahead = 0
  while (above > 0 && ahead < LONGEST_WAY) {
    const next = y - (ahead + STEP_METRES) / AHEAD_PER_METRE - terrain.heightAt(x, z - ahead - STEP_METRES)
    // Between two samples the ground is taken as straight, so that the shadow moves smoothly.
    if (next <= 0) return ahead + (STEP_METRES * above) / (above - next)
    above = next
    ahead += STEP_METRES
  }
  return ahead
}

const SPOKES = 14
/** Rings of vertices around the middle: share of the outline, and darkness. */
const RINGS: readonly (readonly [reach: number, darkness: number])[] = [
  [0.55, 1],
  [0.85, 0.55],
  [1.25, 0],
]
/** The shadow lies this much above the ground, in metres; a facet's edge between two vertices may stick out a little more. */
const ABOVE_GROUND = 0.3
/** From the craft's middle to the wingtips and to the nose, in metres. */
const HALF_SPAN = 4.6
const HALF_LENGTH = 4
/** How much wider and how much fainter it gets with each metre that it lies ahead. */
const SPREAD = 0.005
const FADING = 0.0035
const DARKNESS = 0.8
/** Darker than any rock, so that no rock is brighter in the shadow than beside it. */
export const CRAFT_SHADOW: Rgb = mixRgb(PALETTE.shadow, [0, 0, 0], 0.6)

const VERTEX = `
uniform float strength;
in vec3 position;
in float darkness;
out vec4 paint;
void main() {
  paint = vec4(${glslVec3(CRAFT_SHADOW)}, 1.0) * (darkness * strength);
  gl_Position = viewProjection * vec4(position, 1.0);
}
`

/** The outline of a delta, nose first, as a share of the circle around it, for an angle from the right wingtip. */
function deltaReach(angle: number): number {
  const nose = Math.cos(angle - Math.PI / 2)
  const left = Math.cos(angle - Math.PI / 2 - 2.35)
  const right = Math.cos(angle - Math.PI / 2 + 2.35)
  return Math.min(1, 0.62 / Math.max(0.62 * nose, left, right, 0.3))
}

/** The shape before it is laid on the ground, from the middle out: places as shares of the half span and half length. */
const VERTICES = [
  { right: 0, ahead: 0, darkness: 1 },
  ...RINGS.flatMap(([reach, darkness]) =>
    Array.from({ length: SPOKES }, (_, spoke) => {
      const angle = (spoke / SPOKES) * 2 * Math.PI
      const distance = reach * deltaReach(angle)
      return { right: Math.cos(angle) * distance, ahead: Math.sin(angle) * distance, darkness }
    }),
  ),
]

function shadowGeometry(): BufferGeometry {
  const indices: number[] = []
  for (let ring = 0; ring < RINGS.length; ring += 1) {
    for (let spoke = 0; spoke < SPOKES; spoke += 1) {
      const here = 1 + ring * SPOKES + spoke
      const beside = 1 + ring * SPOKES + ((spoke + 1) % SPOKES)
      if (ring === 0) indices.push(0, here, beside)
      else indices.push(here - SPOKES, here, beside, here - SPOKES, beside, beside - SPOKES)
    }
  }
  const darkness = VERTICES.map((vertex) => vertex.darkness)
  return new BufferGeometry().setAttribute('darkness', new Float32BufferAttribute(darkness, 1)).setIndex(indices)
}

export function createShadowModel(): ScenePart {
  const geometry = shadowGeometry()
  const positions = addDynamicAttribute(geometry, 'position', 3, VERTICES.length)
  const strength = { value: 0 }

  /** Half the width across the craft, in metres: a banked wing throws a narrower shadow. */
  const halfSpan = (craft: CraftState): number => HALF_SPAN * Math.max(0.35, Math.cos(craft.bank))

  return {
    mesh: createPartMesh(geometry, {
      ...BLENDED,
      vertexShader: VERTEX,
      uniforms: { strength },
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    }),
    update: ({ craft, terrain, ending, originZ }) => {
      const distance = shadowAhead(terrain, craft)
      strength.value = ending === 'wrecked' ? 0 : DARKNESS / (1 + distance * FADING)
      const size = 1 + distance * SPREAD
      const cosine = Math.cos(craft.yaw) * size
      const sine = Math.sin(craft.yaw) * size
      const span = halfSpan(craft)
      for (let index = 0; index < VERTICES.length; index += 1) {
        const vertex = VERTICES[index]
        const right = vertex.right * span
        const ahead = vertex.ahead * HALF_LENGTH
        const x = craft.x + right * cosine + ahead * sine
        const z = craft.z - distance - ahead * cosine + right * sine
        positions.array[index * 3] = x
        positions.array[index * 3 + 1] = terrain.heightAt(x, z) + ABOVE_GROUND
        positions.array[index * 3 + 2] = z - originZ
      }
      positions.needsUpdate = true
    },
  }
}
