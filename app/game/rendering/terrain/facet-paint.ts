/** The colour of a facet of the ground: by height and steepness, with the light of the sky baked in. */
import { Vector3 } from 'three'

import { clamp } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { brightness, mixRgb, type Rgb } from '../colour/palette.ts'
import type { Land } from '../mood/lands.ts'

/** Heights in metres at which the ground has the colours of its land. Tuned by hand. */
const HEIGHTS = { floor: 4, flank: 22, shoulder: 80, crest: 170 } as const

/** Thickness of a layer of rock in metres. */
const STRATUM_METRES = 13
const STRATUM_SEED = 0x57a7

const ALBEDO_METRES = 256

/** The colour of the rock before light falls on it: three numbers for each metre of height. */
function albedosOf(land: Land): Float32Array {
  const albedos = new Float32Array(ALBEDO_METRES * 3)
  for (let metre = 0; metre < ALBEDO_METRES; metre += 1) {
    // Layers of rock, as canyons have them; the floor is of one sand.
    const stratum = chance(STRATUM_SEED, Math.floor(metre / STRATUM_METRES), 0) - 0.5
    const tone = metre < 8 ? 1 : 1 + land.strata * 2 * stratum
    const [red, green, blue] = albedoAt(land, metre)
    albedos.set([red * tone, green * tone, blue * tone], metre * 3)
  }
  return albedos
}

function albedoAt({ floor, flank, shoulder, crest }: Land, metres: number): Rgb {
  const share = (from: number, to: number): number => clamp((metres - from) / (to - from), 0, 1)
  if (metres < HEIGHTS.flank) return mixRgb(floor, flank, share(HEIGHTS.floor, HEIGHTS.flank))
  if (metres < HEIGHTS.shoulder) return mixRgb(flank, shoulder, share(HEIGHTS.flank, HEIGHTS.shoulder))
  return mixRgb(shoulder, crest, share(HEIGHTS.shoulder, HEIGHTS.crest))
}

/**
 * How far the lights of the mood are mixed with white light of the same brightness: the sunlit side shows the land, and the
 * shade keeps the hue of the hour.
 */
const WHITE = { sun: 0.55, shade: 0.2, fill: 0.35 } as const

function whitened(light: Rgb, share: number): Rgb {
  const grey = brightness(light)
  return mixRgb(light, [grey, grey, grey], share)
}

/** The number of tones of the light: few, for a graphic look. */
const TONES = 5

/** How much paler or darker one facet is than another of the same ground: on level ground, and what steepness adds. */
const GRAIN_TONE = { level: 0.08, steep: 0.24 } as const

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

export function createFacetPaint({ mood, land, ...directions }: CourseSky): FacetPaint {
  const { sunGlow, rimLight } = mood
  const groundSun = whitened(mood.groundSun, WHITE.sun)
  const groundShade = whitened(mood.groundShade, WHITE.shade)
  const groundFill = whitened(mood.groundFill, WHITE.fill)
  const albedos = albedosOf(land)
  const towardsLight = new Vector3(...directions.light)
  const towardsFill = new Vector3(...directions.fill)

  return ({ normal, height, grain }, into, at) => {
    const lambert = Math.max(0, normal.dot(towardsLight))
    const stepped = Math.floor(lambert * TONES + grain * 0.7) / TONES
    const light = Math.min(1, 0.35 * lambert + 0.65 * stepped)
    const fill = Math.max(0, normal.dot(towardsFill) + 0.1 * (grain - 0.5))
    // Steep ground is darker, because it is the ground that the craft strikes.
    const bare = 0.86 + 0.14 * Math.min(1, normal.y * 1.25)
    // A near wall fills much of the picture, so its facets differ more than those of level ground.
    const tone = bare * (1 + (GRAIN_TONE.level + GRAIN_TONE.steep * (1 - normal.y)) * (grain - 0.5))
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
