/** The colour of water, which mirrors the sky, for what is drawn without shaders: what the ground's shader computes. */
import { Vector3, type Vector3Like } from 'three'

import { clamp, smoothstep } from '../../../simulation/easing.ts'
import type { Rgb } from '../../colour/palette.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import { RIVER_LEVEL } from '../../terrain/river.ts'
import {
  glintOf,
  NEAR_LIGHT,
  NEAR_LIGHT_METRES,
  RIPPLED_METRES,
  riverOf,
  SHORE_LIGHT,
  SUN_STRIP,
  SUN_WAY,
} from '../../terrain/water.ts'
import { mixInto, type Atmosphere2d, type Colour } from './atmosphere-2d.ts'

/** The share of the water that is lit by dashes right before the camera, and how far they reach, as a share of `SUN_WAY`. */
const DASHES = 0.2
const DASHES_REACH = 2
/** The sun's way is broader by so many metres to each side, and as much fainter: a sharp edge would show the facets. Tuned by hand. */
const BLUR_METRES = 3
/** The nearness to a bank at which the line along the shore begins and is whole: a facet has one colour, so a sharp edge would be a saw. */
const SHORE_FROM = 0.7
const SHORE_WHOLE = 1

export function createMirror2d({ uniforms, paintInto, veilInto }: Atmosphere2d) {
  const towards = new Vector3()
  const surface = Object.assign(new Vector3(), { height: RIVER_LEVEL })
  let glint: Rgb = [0, 0, 0]
  let sand: Rgb = [0, 0, 0]
  let mirroring = 1
  let mirroredSine = 0

  /** How much of the sun's light ripples throw back at an offset from the camera, in [0, 1]; the dashes near by in the mean. */
  const litAt = ({ x, y, z }: Vector3Like, distance: number): number => {
    const sunHorizon = uniforms.sunHorizon.value
    const beside = Math.abs(x * sunHorizon[2] - z * sunHorizon[0])
    const ahead = Math.max(1, x * sunHorizon[0] + z * sunHorizon[2])
    const reach = SUN_WAY * ahead ** 0.25
    const blurred = reach + BLUR_METRES
    const aside = beside / blurred
    const strip = SUN_STRIP.far * smoothstep(0, SUN_STRIP.edge, SUN_STRIP.strip - aside)
    const dashes = DASHES * smoothstep(0, SUN_STRIP.edge, DASHES_REACH - aside)
    const rippled = Math.max(0, 1 - distance / RIPPLED_METRES / Math.sqrt(Math.max(1, -y)))
    return ((strip + (dashes - strip) * rippled) * reach) / blurred
  }
  return {
    restart: ({ sky, state }: FlightFrame): void => {
      const river = riverOf(state.seed, sky)
      glint = glintOf(sky)
      sand = river.sand
      mirroring = river.mirroring
      mirroredSine = sky.mood.mirroredSine
    },
    /** Writes the colour of water at an offset from the camera, in metres, with a bank that is so near, in [0, 1]. */
    waterInto: (colour: Colour, offset: Vector3Like, bank: number): void => {
      const distance = towards.copy(surface.copy(offset)).length()
      const lit = litAt(offset, distance)
      towards.divideScalar(distance)
      towards.y = mirroredSine * Math.abs(towards.y)
      paintInto(colour, towards)
      const bright = 1 + NEAR_LIGHT * Math.exp(-distance / NEAR_LIGHT_METRES)
      for (let channel = 0; channel < 3; channel += 1) colour[channel] *= bright
      mixInto(colour, sand, 1 - mirroring)
      veilInto(colour, surface)
      const tint = 1 + (SHORE_LIGHT - 1) * clamp((bank - SHORE_FROM) / (SHORE_WHOLE - SHORE_FROM), 0, 1)
      const left = uniforms.lightLeft.value
      for (let channel = 0; channel < 3; channel += 1) {
        const lake = colour[channel] + glint[channel] * left[channel] * lit
        colour[channel] = Math.min(1, lake * tint)
      }
    },
  }
}
