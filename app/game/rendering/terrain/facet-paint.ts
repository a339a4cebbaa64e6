/** The colour of a facet of the ground: by height and steepness, with the light of the sky baked in. */
import { Vector3 } from 'three'

import { clamp } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { mixRgb, PALETTE, type Rgb } from '../colour/palette.ts'

/** Heights in metres at which the ground has the colours of the palette. Tuned by hand. */
const HEIGHTS: readonly (readonly [metres: number, colour: Rgb])[] = [
  [4, PALETTE.groundFloor],
  [22, PALETTE.groundFlank],
  [80, PALETTE.groundShoulder],
  [170, PALETTE.groundCrest],
]

/** Thickness of a layer of rock in metres, and how much paler or darker one is than another. */
const STRATUM_METRES = 13
const STRATUM_TONE = 0.17
const STRATUM_SEED = 0x57a7

/** One colour per metre of height, computed once. */
const ALBEDO_METRES = 256
const albedos = new Float32Array(ALBEDO_METRES * 3)
for (let metre = 0; metre < ALBEDO_METRES; metre += 1) {
  // Layers of rock, as canyons have them; the floor is of one sand.
  const stratum = chance(STRATUM_SEED, Math.floor(metre / STRATUM_METRES), 0) - 0.5
  const tone = metre < 8 ? 1 : 1 + STRATUM_TONE * 2 * stratum
  const [red, green, blue] = albedoAt(metre)
  albedos.set([red * tone, green * tone, blue * tone], metre * 3)
}

function albedoAt(metres: number): Rgb {
  let [below, colour] = HEIGHTS[0]
  for (const [height, next] of HEIGHTS) {
    if (metres <= height) return height === below ? next : mixRgb(colour, next, (metres - below) / (height - below))
    below = height
    colour = next
  }
  return colour
}

/** The number of tones of the light: few, for a graphic look. */
const TONES = 5

/** Heights in metres from which on the last light falls, and at which it falls whole. */
const LAST_LIGHT_FROM = 75
const LAST_LIGHT_WHOLE = 150

/** What a facet's colour depends on. */
export interface FacetShape {
  /** The upward unit normal. */
  readonly normal: Vector3
  /** Mean height in metres. */
  height: number
  /** A number in [0, 1) of this facet alone, for the small difference between neighbours. */
  grain: number
}

/** Writes the colour of a facet into `into`, from `at` on, as three bytes of display sRGB. Allocates nothing. */
export type FacetPaint = (shape: FacetShape, into: Uint8Array, at: number) => void

export function createFacetPaint({ mood, ...directions }: CourseSky): FacetPaint {
  const { groundSun, groundShade, groundFill, sunGlow, rimLight } = mood
  const towardsLight = new Vector3(...directions.light)
  const towardsFill = new Vector3(...directions.fill)

  return ({ normal, height, grain }, into, at) => {
    const lambert = Math.max(0, normal.dot(towardsLight))
    const stepped = Math.floor(lambert * TONES + grain * 0.7) / TONES
    const light = Math.min(1, 0.35 * lambert + 0.65 * stepped)
    const fill = Math.max(0, normal.dot(towardsFill) + 0.1 * (grain - 0.5))
    // Steep ground is darker, because it is the ground that the craft strikes.
    const bare = 0.86 + 0.14 * Math.min(1, normal.y * 1.25)
    const tone = bare * (0.96 + 0.08 * grain)
    const lastLight = rimLight * clamp((height - LAST_LIGHT_FROM) / (LAST_LIGHT_WHOLE - LAST_LIGHT_FROM), 0, 1)
    const metre = Math.min(ALBEDO_METRES - 1, Math.max(0, Math.floor(height + (grain - 0.5) * 3))) * 3
    for (let channel = 0; channel < 3; channel += 1) {
      const shaded = groundShade[channel] + groundFill[channel] * 0.55 * (fill - 0.3)
      const low = groundSun[channel]
      const sun = low + (sunGlow[channel] - low) * lastLight
      const value = albedos[metre + channel] * (shaded + (sun * 1.22 - shaded) * light) * tone
      into[at + channel] = Math.min(255, Math.max(0, Math.round(value * 255)))
    }
  }
}
