/** Sky, fog and light for what is drawn without shaders: what ATMOSPHERE_GLSL computes, from the same uniforms. */
import { Vector3, type Vector3Like } from 'three'
import { clamp } from '../../../simulation/easing.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import {
  CLEAR_METRES,
  COLUMNS,
  COLUMNS_TO_ONE,
  createAtmosphereUniforms,
  DEEPENED,
  DIMMING,
  CLOSE_LIGHT,
  CLOSE_METRES,
  MIST_TOP,
  NEAR_DIM_METRES,
  PURITY,
  ROWS,
  setSky,
  setLight,
} from '../../shading/atmosphere.ts'
import { LOWEST_SINE } from '../../mood/mood.ts'
import { FADES_FROM, GONE_AT, WIDE_LIGHT } from '../../sky/sun-glow.ts'

/** Red, green and blue in [0, 1]; overwritten, so that nothing is allocated. */
export type Colour = Float64Array

export type Atmosphere2d = ReturnType<typeof createAtmosphere2d>

const behind: Colour = new Float64Array(3)
const direction = new Vector3()

/** Mixes a colour with another by a share in [0, 1]. */
export function mixInto(colour: Colour, towards: ArrayLike<number>, share: number): void {
  for (let channel = 0; channel < 3; channel += 1) colour[channel] += (towards[channel] - colour[channel]) * share
}

function brightest(colour: Colour): number {
  return Math.max(colour[0], colour[1], colour[2])
}

function mistAt({ mist }: Atmosphere2d['uniforms'], height: number): number {
  return mist.value * clamp(1 - height / MIST_TOP, 0, 1)
}

/** The glow of the sky in a direction, a unit vector: 1 at the horizon under the sun. */
export function glowTowards({ sunHorizon }: Atmosphere2d['uniforms'], x: number, z: number): number {
  const sunward = Math.max(0, x * sunHorizon.value[0] + z * sunHorizon.value[2])
  const cube = sunward * sunward * sunward
  return cube * cube
}

const DEGREES = 180 / Math.PI

/** Adds the light of the sun's wide glow in a direction, a unit vector: see WIDE_GLOW_GLSL. */
export function addWideGlow(colour: Colour, { x, y, z }: Vector3Like, { uniforms }: Atmosphere2d): void {
  const sun = uniforms.sun.value
  const away = Math.acos(Math.min(1, x * sun[0] + y * sun[1] + z * sun[2])) * DEGREES - uniforms.sunRadius.value
  const left = clamp((GONE_AT - away) / (GONE_AT - FADES_FROM), 0, 1)
  const sunGlow = uniforms.sunGlow.value
  const lightLeft = uniforms.lightLeft.value
  for (let channel = 0; channel < 3; channel += 1)
    colour[channel] += sunGlow[channel] * lightLeft[channel] * (WIDE_LIGHT * left * left)
}

/** Brings a mix with air back from grey. `clear`: the share that is not air. */
function purify(colour: Colour, clear: number): void {
  const most = brightest(colour)
  const grey = Math.min(colour[0], colour[1], colour[2]) / most
  const pure = 1 + PURITY * clear * (1 - clear) * grey * grey
  for (let channel = 0; channel < 3; channel += 1) colour[channel] = most + (colour[channel] - most) * pure
}

/** What is left of the colour of ground through the air and the mist at its height. */
function clearness(uniforms: Atmosphere2d['uniforms'], distance: number, height: number): number {
  return Math.exp(-Math.max(0, distance - CLEAR_METRES) * (uniforms.haze.value + mistAt(uniforms, height)))
}

export function createAtmosphere2d() {
  const uniforms = createAtmosphereUniforms()
  const texels = uniforms.skyTable.value.image.data ?? new Uint8Array()

  const redden = (colour: Colour): void => {
    const left = uniforms.lightLeft.value
    for (let channel = 0; channel < 3; channel += 1) colour[channel] = colour[channel] * left[channel]
  }
  /** Writes the sky in a direction, a unit vector, before low fuel reddens it. */
  const paintInto = (colour: Colour, { x, y, z }: Vector3Like): void => {
    const row = (glowTowards(uniforms, x, z) * (ROWS - 1) + 0.5) | 0
    const column = Math.min(COLUMNS - 1, (Math.max(0, y - LOWEST_SINE) * COLUMNS_TO_ONE + 0.5) | 0)
    const at = (row * COLUMNS + column) * 4
    for (let channel = 0; channel < 3; channel += 1) colour[channel] = texels[at + channel] / 255
  }
  const skyInto = (colour: Colour, towards: Vector3Like): void => {
    paintInto(colour, towards)
    redden(colour)
  }

  return {
    uniforms,
    redden,
    paintInto,
    skyInto,
    restart: ({ sky }: FlightFrame): void => setSky(uniforms, sky),
    update: (frame: FlightFrame): void => setLight(uniforms, frame),
    /** Mixes a colour towards the sky behind it. `offset`: from the camera, in metres; `bare`: the share that no fog covers. */
    fogInto: (colour: Colour, offset: Vector3Like, bare: number): void => {
      const distance = direction.copy(offset).length()
      skyInto(behind, direction.divideScalar(distance))
      mixInto(colour, behind, (1 - Math.exp(-distance * uniforms.haze.value)) * (1 - bare))
    },
    /** Darkens the colour of near ground. */
    dim: (colour: Colour, distance: number): void => {
      const most = brightest(colour)
      const share = (DIMMING.black + (DIMMING.white - DIMMING.black) * most) * Math.exp(-distance / NEAR_DIM_METRES)
      const close = Math.exp(-distance / CLOSE_METRES)
      const left = uniforms.nearLight.value
      for (let channel = 0; channel < 3; channel += 1) {
        const hue = colour[channel] / most
        const deep = 1 + (hue - 1) * DEEPENED
        colour[channel] *= (1 + (left[channel] * deep - 1) * share) * (1 + (CLOSE_LIGHT * hue - 1) * close)
      }
    },
    /** The fog of the ground, with the mist at its height above the datum. */
    veilInto: (colour: Colour, { x, y, z, height }: Vector3Like & { readonly height: number }): void => {
      const distance = Math.sqrt(x * x + y * y + z * z)
      const low = mistAt(uniforms, height)
      const misty = low / (uniforms.haze.value + low)
      const clear = clearness(uniforms, distance, height)
      paintInto(behind, direction.set(x / distance, y / distance, z / distance))
      mixInto(behind, uniforms.valleyMist.value, misty)
      mixInto(colour, behind, 1 - clear)
      purify(colour, clear)
      redden(colour)
    },
  }
}
