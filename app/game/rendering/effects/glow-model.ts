/** Halos in one instanced draw: around the next ring, the canisters, the engine and a lamp. They only add light. */
import { Float32BufferAttribute, InstancedBufferGeometry, Vector3, type Vector3Like } from 'three'

import { clamp } from '../../simulation/easing.ts'
import { CANISTER_SLOTS } from '../../simulation/course/canisters.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import { starvation } from '../../simulation/craft/starvation.ts'
import { CENTRE_PRECISION } from '../../simulation/flight/encounters.ts'
import { flameOfTakeOff } from '../camera/take-off-camera.ts'
import { ENGINE } from '../airframe/craft-geometry.ts'
import { toWorld } from '../airframe/craft-pose.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { monumentLampOf } from '../monuments/monuments.ts'
import { isDark } from '../mood/mood.ts'
import { PALETTE, type Rgb } from '../colour/palette.ts'
import { addDynamicAttribute, BLENDED, createPartMesh, type ScenePart } from '../shading/scene-part.ts'

const GLOWS = CANISTER_SLOTS + 6

/** Each square faces the camera: its half width is added in the picture, by the lengths of what takes metres there. */
const VERTEX = `
in vec2 position;
in vec4 place;
in vec4 tint;
out vec2 across;
out vec3 light;
out float peak;
void main() {
  vec3 middle = place.xyz;
  float halfWidth = place.w;
  across = position;
  light = tint.rgb;
  peak = tint.w;
  mat3 toPicture = transpose(mat3(viewProjection));
  gl_Position = viewProjection * vec4(middle, 1.0);
  gl_Position.xy += position * halfWidth * vec2(length(toPicture[0]), length(toPicture[1]));
}
`

/** Without alpha, blending adds to what is behind. */
const FRAGMENT = `
in vec2 across;
in vec3 light;
in float peak;
void main() {
  float fade = max(0.0, 1.0 - abs(length(across) - peak) / (1.0 - peak));
  colour = vec4(light * (fade * fade), 0.0);
}
`

/** The halo of a ring reaches this much further than its opening. */
const HALO_REACH = 1.45
/** Nearer than this the halo fades: close up it would fill the picture and hide the opening. */
const HALO_NEAR_METRES = 90

interface Glow {
  readonly rgb: Rgb
  /** Where from the middle to the edge it is brightest, in [0, 1). */
  readonly peak: number
}

const RING_GLOW: Glow = { rgb: PALETTE.ring, peak: 1 / HALO_REACH }
const CANISTER_GLOW: Glow = { rgb: PALETTE.canister, peak: 0 }
const WRECK_GLOW: Glow = { rgb: PALETTE.fire, peak: 0 }
const ENGINE_GLOW: Glow = { rgb: PALETTE.engine, peak: 0 }
/** The light that fills a ring but for its middle, where the craft is, and the wave that runs outwards from it. */
const FLASH_GLOW: Glow = { rgb: PALETTE.ring, peak: 0.6 }
const WAVE_GLOW: Glow = { rgb: PALETTE.ring, peak: 0.9 }
const LAMP_GLOW: Glow = { rgb: PALETTE.mote, peak: 0 }
/** The halo of a monument's lamp: half its width, and how far before the lamp it is, so that the monument does not cut it. In metres. */
const LAMP_METRES = 24
const LAMP_NEARER = 14
const FLASH_SECONDS = 0.3
const WAVE_SECONDS = 0.5
/** A second wave follows the first after this time, where a ring was flown through dead centre: nothing else has two. */
const ECHO_SECONDS = 0.13
/** The wave is carried along ahead of the craft, or the camera would be past it before it was seen. */
const WAVE_AHEAD_METRES = 14
const WAVE_ASIDE_SECONDS = 0.5

function engineLight(state: FlightFrame['state'], away: number): number {
  return (0.4 + Math.min(0.4, away * 0.004)) * (1 - 0.6 * starvation(state))
}

function squareGeometry(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute([-1, -1, 1, -1, 1, 1, -1, 1], 2))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  return geometry
}

/** Adds a halo: half its width in metres, and the light that it adds at its brightest. */
type GlowSink = (glow: Glow, place: Vector3Like, size: number, light: number) => void

const middle = new Vector3()

function addRing({ state, craft, motion, time }: FlightFrame, sink: GlowSink): void {
  const ring = ringBySerial(state, state.nextRingSerial)
  if (ring === undefined || state.phase !== 'flying') return
  const light = 0.5 * clamp((craft.z - ring.z - 12) / HALO_NEAR_METRES, 0, 1)
  const pulse = motion.decoration ? 1 + 0.12 * Math.sin(time * 3.5) : 1
  if (light > 0) sink(RING_GLOW, ring, ring.radius * HALO_REACH, light * pulse)
}

/** The answer to a ring: nothing at its rim, and at its centre a flash with a wave around it. */
function addRingPass({ ringPass, craft, motion, ending, departure }: FlightFrame, sink: GlowSink): void {
  const { seconds, precision, radius } = ringPass
  if (seconds >= WAVE_SECONDS || ending === 'wrecked') return
  const strength = precision * precision
  const flash = 1 - seconds / FLASH_SECONDS
  if (flash > 0) sink(FLASH_GLOW, ringPass, radius * 1.25, 0.34 * strength * flash * flash)
  if (!motion.decoration) return
  // The camera that goes alongside after the tenth ring looks past it.
  const facing = ending === 'departing' ? Math.max(0, 1 - departure.seconds / WAVE_ASIDE_SECONDS) : 1
  middle.set(craft.x, craft.y, craft.z - WAVE_AHEAD_METRES)
  addWave(seconds / WAVE_SECONDS, radius, 0.42 * strength * facing, sink)
  if (precision >= CENTRE_PRECISION)
    addWave((seconds - ECHO_SECONDS) / (WAVE_SECONDS - ECHO_SECONDS), radius, 0.65 * strength * facing, sink)
}

/** A wave around `middle`. `share`: of its time. */
function addWave(share: number, radius: number, light: number, sink: GlowSink): void {
  if (share < 0) return
  sink(WAVE_GLOW, middle, radius * (1 + 1.3 * share), light * (1 - share) ** 2.4)
}

/** The light of a canister that was taken stays with the craft for a moment, and spreads. */
const TAKEN_SECONDS = 0.45

function addCanisters({ state, craft, motion, time }: FlightFrame, sink: GlowSink): void {
  for (let slot = 0; slot < CANISTER_SLOTS; slot += 1) {
    const canister = state.canisters[slot]
    const left = 1 - (canister.z - craft.z) / (craft.speed * TAKEN_SECONDS)
    if (canister.status === 'collected' && left > 0 && state.phase === 'flying')
      sink(CANISTER_GLOW, craft, 13 - 6 * left, 0.8 * left * left)
    if (canister.status !== 'waiting' || canister.z > craft.z) continue
    const pulse = motion.decoration ? 0.1 * Math.sin(time * 2.6 + canister.serial) : 0
    sink(CANISTER_GLOW, canister, 5.5, 0.34 + pulse)
  }
}

/** The share of the way from a wreck to the camera at which its light is added. */
const WRECK_GLOW_NEARER = 0.7

function addWreck(frame: FlightFrame, sink: GlowSink): void {
  if (frame.ending !== 'wrecked') return
  // One increase of light at the impact, then embers; no flashes.
  const light = 0.42 + 0.58 * Math.exp(-1.8 * frame.strikeSeconds)
  middle.copy(frame.wreck.pieces[0].place)
  middle.y += 0.6
  // Most of the way to the camera, and as much smaller: at the wreck the ground would cut it in half.
  middle.lerp(frame.camera, WRECK_GLOW_NEARER)
  sink(WRECK_GLOW, middle, (10 + 5 * light) * (1 - WRECK_GLOW_NEARER), light)
}

function addEngine({ state, craft, camera, wake, takeOffSeconds }: FlightFrame, sink: GlowSink): void {
  if (state.fuelTenths <= 0 || state.phase === 'crashed') return
  // It grows with the distance, so that a departing craft stays visible.
  const away = Math.max(0, camera.z - craft.z - 20)
  const size = (2.4 + 1.8 * wake) * flameOfTakeOff(takeOffSeconds) + away * 0.012
  sink(ENGINE_GLOW, toWorld(craft, middle.copy(ENGINE)), size, engineLight(state, away))
}

export function createGlowModel(): ScenePart {
  let lamp: Vector3Like | undefined
  const geometry = squareGeometry()
  const places = addDynamicAttribute(geometry, 'place', 4, GLOWS)
  const tints = addDynamicAttribute(geometry, 'tint', 4, GLOWS)
  let count = 0
  let originZ = 0

  const sink: GlowSink = ({ rgb, peak }, place, size, light) => {
    const at = count * 4
    places.array[at] = place.x
    places.array[at + 1] = place.y
    places.array[at + 2] = place.z - originZ
    places.array[at + 3] = size
    tints.array[at] = rgb[0] * light
    tints.array[at + 1] = rgb[1] * light
    tints.array[at + 2] = rgb[2] * light
    tints.array[at + 3] = peak
    count += 1
  }

  return {
    mesh: createPartMesh(geometry, { ...BLENDED, vertexShader: VERTEX, fragmentShader: FRAGMENT }),
    restart: ({ state, sky }) => {
      const place = isDark(sky.mood) ? monumentLampOf(state.seed) : undefined
      lamp = place && { ...place, z: place.z + LAMP_NEARER }
    },
    update: (frame) => {
      count = 0
      originZ = frame.originZ
      addRing(frame, sink)
      addRingPass(frame, sink)
      addCanisters(frame, sink)
      addWreck(frame, sink)
      addEngine(frame, sink)
      if (lamp !== undefined && lamp.z < frame.craft.z) sink(LAMP_GLOW, lamp, LAMP_METRES, 0.5)
      geometry.instanceCount = count
      places.needsUpdate = true
      tints.needsUpdate = true
    },
  }
}
