/** The colour of a facet of the ground: by height and steepness, with the light of the sky baked in. */
import { Vector3 } from 'three'

import { clamp } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { mixRgb, tintRgb, type Rgb } from '../colour/palette.ts'
import { rockTones, type RockTones } from '../mood/rock-tones.ts'

/** Heights in metres at which the ground has the colours of its land. Tuned by hand. */
const HEIGHTS = { floor: 4, flank: 22, shoulder: 80, crest: 170 } as const

/** Low floor is a dry bed of sand, or under water: the heights in metres at which it is whole and at which it ends. */
const BED = { whole: 2.7, end: 3.8 } as const
/** How far sand has the colour of the sun's glow. */
const BED_GLOW = 0.5

/** Thickness of a layer of rock in metres. */
const STRATUM_METRES = 13
const STRATUM_SEED = 0x57a7

/** Heights of which the colour of the rock is worked out, in metres. */
const ROCK_METRES = 256

/** Three numbers for each metre of height. */
type Ramp = Float32Array

/** The tones of a land's rock under a mood's light, by height. */
function rampsOf({ mood, land }: CourseSky): Readonly<Record<'shade' | 'half' | 'lit' | 'fill', Ramp>> {
  const stops = [land.floor, land.flank, land.shoulder, land.crest].map((rock) => rockTones(rock, mood))
  const ramp = (): Ramp => new Float32Array(ROCK_METRES * 3)
  const ramps = { shade: ramp(), half: ramp(), lit: ramp(), fill: ramp() }
  for (let metre = 0; metre < ROCK_METRES; metre += 1) {
    // Layers of rock, as canyons have them; the floor is of one sand.
    const stratum = chance(STRATUM_SEED, Math.floor(metre / STRATUM_METRES), 0) - 0.5
    const tone = metre < 8 ? 1 : 1 + land.strata * 2 * stratum
    const lastLight = mood.rimLight * share(metre, LAST_LIGHT_FROM, LAST_LIGHT_WHOLE)
    const [below, above, between] = stopsAt(metre)
    const at = (kind: keyof RockTones): Rgb => mixRgb(stops[below][kind], stops[above][kind], between)
    const write = (ramp: Ramp, colour: Rgb): void => ramp.set(tintRgb(colour, [tone, tone, tone]), metre * 3)
    write(ramps.shade, at('shade'))
    write(ramps.half, at('half'))
    write(ramps.lit, mixRgb(at('lit'), at('last'), lastLight))
    write(ramps.fill, at('fill'))
  }
  return ramps
}

function share(metres: number, from: number, to: number): number {
  return clamp((metres - from) / (to - from), 0, 1)
}

/** The stops below and above a height, and how far it is from the one to the other. */
function stopsAt(metres: number): readonly [below: number, above: number, between: number] {
  if (metres < HEIGHTS.flank) return [0, 1, share(metres, HEIGHTS.floor, HEIGHTS.flank)]
  if (metres < HEIGHTS.shoulder) return [1, 2, share(metres, HEIGHTS.flank, HEIGHTS.shoulder)]
  return [2, 3, share(metres, HEIGHTS.shoulder, HEIGHTS.crest)]
}

/** The number of tones of the light: few, for a graphic look. */
const TONES = 5

/** How much paler or darker one facet is than another of the same ground: on level ground, and what steepness adds. */
const GRAIN_TONE = { level: 0.05, steep: 0.2 } as const

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

export function createFacetPaint(sky: CourseSky): FacetPaint {
  const { shade, half, lit, fill } = rampsOf(sky)
  const bed = mixRgb(rockTones(sky.land.floor, sky.mood).half, sky.mood.sunGlow, BED_GLOW)
  const towardsLight = new Vector3(...sky.light)
  const towardsFill = new Vector3(...sky.fill)

  return ({ normal, height, grain }, into, at) => {
    const lambert = Math.max(0, normal.dot(towardsLight))
    const stepped = (Math.floor(lambert * TONES + 0.2 + (grain - 0.5) * 0.3) + 0.3) / TONES
    const light = Math.min(1, 0.35 * lambert + 0.65 * stepped)
    const filled = (1 - light) * (Math.max(0, normal.dot(towardsFill) + 0.1 * (grain - 0.5)) - 0.3)
    // Steep ground is darker, because it is the ground that the craft strikes.
    const bare = 0.86 + 0.14 * Math.min(1, normal.y * 1.25)
    // A near wall fills much of the picture, so its facets differ more than those of level ground.
    const tone = bare * (1 + (GRAIN_TONE.level + GRAIN_TONE.steep * (1 - normal.y)) * (grain - 0.5))
    const metre = Math.min(ROCK_METRES - 1, Math.max(0, Math.floor(height + (grain - 0.5) * 3))) * 3
    const isShaded = light < 0.5
    const from = isShaded ? shade : half
    const to = isShaded ? half : lit
    const share = isShaded ? light * 2 : light * 2 - 1
    const sand = clamp((BED.end - height) / (BED.end - BED.whole), 0, 1)
    for (let channel = metre; channel < metre + 3; channel += 1) {
      const value = (from[channel] + (to[channel] - from[channel]) * share + fill[channel] * filled) * tone
      const painted = value + (bed[channel - metre] - value) * sand
      into[at + channel - metre] = Math.min(255, Math.max(0, Math.round(painted * 255)))
    }
  }
}
