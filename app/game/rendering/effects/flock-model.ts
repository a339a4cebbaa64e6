/** Flocks of birds in one instanced draw. They circle over the valley and turn away from a craft that comes near. */
import { DoubleSide, Float32BufferAttribute, InstancedBufferGeometry } from 'three'

import { between, smoothstep } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import { brightness, mixRgb, PALETTE, type Rgb } from '../colour/palette.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import type { Detail } from '../quality/detail.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { addDynamicAttribute, createPartMesh, glslFloat, type ScenePart } from '../shading/scene-part.ts'

/** Along the flight, in metres: the first flock, the way from one to the next, and how far behind the craft one is drawn. */
const FIRST_METRES = 340
const EVERY_METRES = 640
const BEHIND_METRES = 170
/** Birds are seen from the first of these distances on and are whole at the second, in metres. */
const SEEN = [700, 500] as const
/** The distance of the craft along the flight at which they begin to turn away, and that over which they are away, in metres. */
const ALARM_METRES = 250
const ESCAPE_METRES = 200
/** How far they are then: aside, up and ahead. */
const ESCAPE = [64, 40, 90] as const
/** How far from the valley line they circle, how high at least above the datum and above the ground, in metres. */
const ASIDE = [10, 34] as const
const ALTITUDE = [80, 100] as const
const ABOVE_GROUND = 18
/** Radius of the circles in metres, and how fast they are flown, in radians a second. */
const CIRCLE = [8, 36] as const
const CIRCLING = 0.42
const FLAPPING = 9
/** Half a wingspan in metres. */
const SIZE = [3, 4.4] as const
/** The share of a bird that is not fogged; the 2D renderer reads it too. */
export const BIRD_UNFOGGED = 0.45
const FLOCK_SEED = 0xb12d

/** `place`: middle, and half the wingspan. `pose`: the direction of flight across and along, and how far the wings are raised. */
const VERTEX = `
uniform vec3 plumage;
in vec2 position;
in vec4 place;
in vec3 pose;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  float rise = pose.z * abs(position.x);
  vec2 right = vec2(-pose.y, pose.x) * position.x * sqrt(1.0 - pose.z * pose.z);
  vec2 level = right + pose.xy * position.y;
  vec3 at = place.xyz + place.w * vec3(level.x, rise, level.y);
  paint = vec4(mix(fogged(plumage, at - eye), plumage, ${glslFloat(BIRD_UNFOGGED)}), 1.0);
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

/** Two wings, each a triangle: across as a share of half the wingspan, and forwards. */
const WINGS = [0, 0.42, 0, -0.36, 1, -0.16, 0, 0.42, -1, -0.16, 0, -0.36]

/** What tells one bird of a flock from another: five numbers in [0, 1) each. */
const TRAITS = 5

function traitsOf(birds: number): Float64Array {
  return Float64Array.from({ length: birds * TRAITS }, (_, index) => chance(FLOCK_SEED, index, 0))
}

/** Dark before a bright sky, and pale before a dark one. */
function plumageOf({ mood }: FlightFrame['sky']): Rgb {
  return brightness(mood.sky[1]) > 0.4 ? mixRgb(mood.groundShade, PALETTE.shadow, 0.6) : mood.sunGlow
}

/** Draws no birds with reduced motion. */
export function createFlockModel({ birds }: Detail): ScenePart {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(WINGS, 2))
  const places = addDynamicAttribute(geometry, 'place', 4, birds)
  const poses = addDynamicAttribute(geometry, 'pose', 3, birds)
  const traits = traitsOf(birds)
  const plumage: { value: Rgb } = { value: PALETTE.shadow }
  /** The flock that is drawn: its number, its middle in metres, and the side to which it escapes. */
  const flock = { serial: -1, x: 0.5, y: 0.5, z: 0.5, side: 1 }

  const gather = ({ state, terrain }: FlightFrame, serial: number): void => {
    const roll = (purpose: number): number => chance(state.seed ^ FLOCK_SEED, serial, purpose)
    flock.serial = serial
    flock.z = -(FIRST_METRES + serial * EVERY_METRES)
    flock.side = roll(0) < 0.5 ? -1 : 1
    flock.x = terrain.valleyAt(flock.z) + flock.side * between(ASIDE, roll(1))
    flock.y = Math.max(between(ALTITUDE, roll(2)), terrain.heightAt(flock.x, flock.z) + ABOVE_GROUND)
  }

  const place = (bird: number, { time, originZ, craft }: FlightFrame): void => {
    const away = craft.z - flock.z
    const trait = bird * TRAITS
    const own = traits[trait]
    const radius = between(CIRCLE, own)
    const angle = 2 * Math.PI * traits[trait + 1] + flock.side * CIRCLING * time
    const escape = Math.max(0, (ALARM_METRES - 40 * own - away) / ESCAPE_METRES)
    const gone = escape * Math.sqrt(escape) * (0.75 + 0.5 * traits[trait + 2])
    const circling = 1 - Math.min(1, 2 * escape)
    const headingX = -Math.sin(angle) * flock.side * circling + ESCAPE[0] * flock.side * 0.02 * (1 - circling)
    const headingZ = Math.cos(angle) * flock.side * circling - ESCAPE[2] * 0.02 * (1 - circling)
    const length = Math.sqrt(headingX * headingX + headingZ * headingZ) + 1e-6
    const flap = Math.sin(FLAPPING * time + 6 * traits[trait + 3])
    const at = bird * 4
    places.array[at] = flock.x + radius * Math.cos(angle) + flock.side * ESCAPE[0] * gone
    places.array[at + 1] = flock.y + 12 * (traits[trait + 4] - 0.5) + ESCAPE[1] * gone
    places.array[at + 2] = flock.z + radius * Math.sin(angle) - ESCAPE[2] * gone - originZ
    places.array[at + 3] = between(SIZE, own) * smoothstep(SEEN[0], SEEN[1], away)
    poses.array[bird * 3] = headingX / length
    poses.array[bird * 3 + 1] = headingZ / length
    poses.array[bird * 3 + 2] = 0.16 + (0.34 + 0.24 * (1 - circling)) * flap
  }

  return {
    mesh: createPartMesh(geometry, { vertexShader: VERTEX, uniforms: { plumage }, side: DoubleSide }),
    restart: (frame) => {
      plumage.value = plumageOf(frame.sky)
      flock.serial = -1
    },
    update: (frame) => {
      geometry.instanceCount = 0
      if (!frame.motion.decoration) return
      const serial = Math.max(0, Math.ceil((-frame.craft.z - BEHIND_METRES - FIRST_METRES) / EVERY_METRES))
      if (serial !== flock.serial) gather(frame, serial)
      if (frame.craft.z - flock.z > SEEN[0]) return
      for (let bird = 0; bird < birds; bird += 1) place(bird, frame)
      geometry.instanceCount = birds
      places.needsUpdate = true
      poses.needsUpdate = true
    },
  }
}
