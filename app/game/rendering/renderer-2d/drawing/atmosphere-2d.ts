/** Sky, fog and light for what is drawn without shaders: what ATMOSPHERE_GLSL computes, from the same uniforms. */
import { Vector3, type Vector3Like } from 'three'
import { clamp } from '../../../simulation/easing.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import type { Rgb } from '../../colour/palette.ts'
import {
  COLUMNS,
  COLUMNS_TO_ONE,
  createAtmosphereUniforms,
  MIST_TOP,
  ROWS,
  setSky,
  setLight,
} from '../../shading/atmosphere.ts'
import { LOWEST_SINE } from '../../mood/mood.ts'
import { SUN_GLOW } from '../../sky/celestial.ts'

/** Red, green and blue in [0, 1]; overwritten, so that nothing is allocated. */
export type Colour = Float64Array

export type Atmosphere2d = ReturnType<typeof createAtmosphere2d>

// The sun's glow as a sum of two parts: the wide one is in the sky's grid, whose cells are too coarse for the steep part around
// the disc, which is painted.

/** The stop at which the one hands over to the other. */
const HANDOVER = 2

export const WIDE_GLOW = SUN_GLOW.slice(HANDOVER)

const [, wideLight] = WIDE_GLOW[0]

export const STEEP_GLOW = SUN_GLOW.slice(0, HANDOVER + 1).map(
  ([degrees, intensity]) => [degrees, intensity - wideLight] as const,
)

const DEGREES = 180 / Math.PI
const behind: Colour = new Float64Array(3)
const direction = new Vector3()

/** Mixes a colour with another by a share in [0, 1]. */
export function mixInto(colour: Colour, towards: ArrayLike<number>, share: number): void {
  for (let channel = 0; channel < 3; channel += 1) colour[channel] += (towards[channel] - colour[channel]) * share
}

export function createAtmosphere2d() {
  const uniforms = createAtmosphereUniforms()
  const texels = uniforms.skyTable.value.image.data ?? new Uint8Array()
  /** Towards the sun as it stands now, the half of its width in degrees, and the colour around it. */
  let sun: FlightFrame['sun'] = [0, 0, -1]
  let sunRadius = 1
  let sunGlow: Rgb = [0, 0, 0]

  const redden = (colour: Colour): void => {
    const left = uniforms.lightLeft.value
    for (let channel = 0; channel < 3; channel += 1) colour[channel] = colour[channel] * left[channel]
  }
  /** Writes the sky in a direction, a unit vector, before low fuel reddens it. */
  const paintInto = (colour: Colour, { x, y, z }: Vector3Like): void => {
    const sunHorizon = uniforms.sunHorizon.value
    const sunward = Math.max(0, x * sunHorizon[0] + z * sunHorizon[2])
    const glow = sunward * sunward * sunward
    const row = (glow * glow * (ROWS - 1) + 0.5) | 0
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
    restart: ({ sky }: FlightFrame): void => {
      setSky(uniforms, sky)
      sunRadius = sky.mood.sunRadius
      sunGlow = sky.mood.sunGlow
    },
    update: (frame: FlightFrame): void => {
      setLight(uniforms, frame)
      sun = frame.sun
    },
    /** Mixes a colour towards the sky behind it. `offset`: from the camera, in metres; `bare`: the share that no fog covers. */
    fogInto: (colour: Colour, offset: Vector3Like, bare: number): void => {
      const distance = direction.copy(offset).length()
      skyInto(behind, direction.divideScalar(distance))
      mixInto(colour, behind, (1 - Math.exp(-distance * uniforms.haze.value)) * (1 - bare))
    },
    /** The fog of the ground, with the mist at its height above the datum. */
    veilInto: (colour: Colour, offset: Vector3Like & { readonly height: number }): void => {
      const distance = direction.copy(offset).length()
      const haze = uniforms.haze.value
      const low = uniforms.mist.value * clamp(1 - offset.height / MIST_TOP, 0, 1)
      paintInto(behind, direction.divideScalar(distance))
      mixInto(behind, uniforms.valleyMist.value, low / (haze + low))
      mixInto(colour, behind, 1 - Math.exp(-distance * (haze + low)))
      redden(colour)
    },
    /** Adds the light that the sun's wide glow has in a direction, a unit vector. */
    glowInto: (colour: Colour, { x, y, z }: Vector3Like): void => {
      const away = Math.acos(Math.min(1, x * sun[0] + y * sun[1] + z * sun[2])) * DEGREES - sunRadius
      const light = glowAt(away)
      if (light === 0) return
      const left = uniforms.lightLeft.value
      for (let channel = 0; channel < 3; channel += 1) colour[channel] += sunGlow[channel] * left[channel] * light
    },
  }
}

/** The light of the wide glow, in [0, 1], so many degrees from the edge of the disc. */
function glowAt(degrees: number): number {
  for (let stop = 1; stop < WIDE_GLOW.length; stop += 1) {
    const from = WIDE_GLOW[stop - 1]
    const to = WIDE_GLOW[stop]
    if (degrees > to[0]) continue
    return from[1] + (to[1] - from[1]) * Math.max(0, (degrees - from[0]) / (to[0] - from[0]))
  }
  return 0
}
