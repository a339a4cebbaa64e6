/** The colour of a facet of the ground: by height and steepness, with the light of the sky baked in. */
import { Vector3 } from 'three'

import { clamp, smoothstep } from '../../simulation/easing.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { mixRgb, type Rgb } from '../colour/palette.ts'
import type { LightSide } from './cast-shadows.ts'
import { rockTones, type RockTones } from '../mood/rock-tones.ts'

/** Heights in metres at which the ground has the colours of its land. Tuned by hand. */
const HEIGHTS = { floor: 4, flank: 22, shoulder: 80, crest: 170 } as const

/** Heights of which the colour of the rock is worked out, in metres. */
const ROCK_METRES = 256

/** Three numbers for each metre of height. */
type Ramp = Float32Array

/** The tones of a land's rock under a mood's light, by height. */
function rampsOf({ mood, land }: CourseSky): Readonly<Record<'shade' | 'half' | 'lit' | 'fill', Ramp>> {
  const stops = [land.floor, land.flank, land.shoulder, land.crest].map((rock) => rockTones(rock, mood, land.shade))
  const ramp = (): Ramp => new Float32Array(ROCK_METRES * 3)
  const ramps = { shade: ramp(), half: ramp(), lit: ramp(), fill: ramp() }
  for (let metre = 0; metre < ROCK_METRES; metre += 1) {
    const lastLight = mood.rimLight * share(metre, LAST_LIGHT_FROM, LAST_LIGHT_WHOLE)
    const [below, above, between] = stopsAt(metre)
    const at = (kind: keyof RockTones): Rgb => mixRgb(stops[below][kind], stops[above][kind], between)
    const bounce = BOUNCE * (1 - smoothstep(BOUNCE_FROM, BOUNCE_TO, metre))
    ramps.shade.set(mixRgb(at('shade'), mood.sky[0], bounce), metre * 3)
    ramps.half.set(at('half'), metre * 3)
    ramps.lit.set(mixRgb(at('lit'), at('last'), lastLight), metre * 3)
    ramps.fill.set(at('fill'), metre * 3)
  }
  return ramps
}

/** A channel that lit rock has none of would be divided by. */
const LEAST_LIT = 0.05

/**
 * The share that a cast shadow takes from the colour of lit rock, by channel; below 0 where the shadow has more of it. One for all heights:
 * that of the rock halfway up the walls, on which the edges of shadows lie.
 */
export function shadowTakenFrom({ mood, land }: CourseSky): Rgb {
  const { lit, cast } = rockTones(land.shoulder, mood, land.shade)
  const taken = (channel: 0 | 1 | 2): number => 1 - cast[channel] / Math.max(lit[channel], LEAST_LIT)
  return [taken(0), taken(1), taken(2)]
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

/** Light has three tones, for a graphic look. The cosines to it at which the half tone, which level ground has, and the lit one begin and are whole. */
const HALF = [0.17, 0.23] as const
const LIT = [0.57, 0.65] as const
/** How far a facet's own cosine shifts its tone: facets show, and a wall is still of one tone. */
const OWN_LIGHT = 0.035

/** A wall is darker at its foot, so that it turns as a form: the share of its colour there, and the heights in metres. */
const FOOT = 0.86
const FOOT_FROM = 4
const FOOT_TO = 65

/** The shaded foot of a wall has light from the river: how far it has the colour of the low sky there, and the heights in metres. */
const BOUNCE = 0.16
const BOUNCE_FROM = 8
const BOUNCE_TO = 60

/** How much paler or darker one facet is than another of the same ground. */
const GRAIN_TONE = 0.025

/** Heights in metres from which on the last light falls, and at which it falls whole. */
const LAST_LIGHT_FROM = 60
const LAST_LIGHT_WHOLE = 115

/** What a facet's colour depends on. */
export interface FacetShape {
  /** The upward unit normal. */
  readonly normal: Vector3
  /** That of the ground around it (broad-ground.ts), which its tone of the light follows. */
  readonly broadNormal: Vector3
  /** Mean height in metres. */
  height: number
  /** A number in [0, 1) of this facet alone, for the small difference between neighbours. */
  grain: number
}

/** Writes the colour of a facet into `into`, from `at` on, as three bytes of display sRGB, and returns the share of light on it. Allocates nothing. */
export type FacetPaint = (shape: FacetShape, into: Uint8Array, at: number) => number

/** How the ground of a course is painted, and from which side its shadows fall. */
export interface GroundLight {
  readonly paint: FacetPaint
  readonly side: LightSide
}

export function groundLightOf(sky: CourseSky): GroundLight {
  return { paint: createFacetPaint(sky), side: sky.side }
}

function createFacetPaint(sky: CourseSky): FacetPaint {
  const { shade, half, lit, fill } = rampsOf(sky)
  const towardsLight = new Vector3(...sky.light)
  const towardsFill = new Vector3(...sky.fill)

  return ({ normal, broadNormal, height, grain }, into, at) => {
    const broad = broadNormal.dot(towardsLight)
    const step = (smoothstep(HALF[0], HALF[1], broad) + smoothstep(LIT[0], LIT[1], broad)) / 2
    const light = step + OWN_LIGHT * (Math.max(0, normal.dot(towardsLight)) - step)
    const filled = (1 - light) * (Math.max(0, broadNormal.dot(towardsFill)) - 0.3)
    const graded = FOOT + (1 - FOOT) * smoothstep(FOOT_FROM, FOOT_TO, height)
    const tone = graded * (1 + GRAIN_TONE * (grain - 0.5))
    const metre = clamp(Math.floor(height), 0, ROCK_METRES - 1) * 3
    const isShaded = light < 0.5
    const from = isShaded ? shade : half
    const to = isShaded ? half : lit
    const share = isShaded ? light * 2 : light * 2 - 1
    for (let channel = metre; channel < metre + 3; channel += 1) {
      const value = (from[channel] + (to[channel] - from[channel]) * share + fill[channel] * filled) * tone
      into[at + channel - metre] = Math.min(255, Math.max(0, Math.round(value * 255)))
    }
    return step
  }
}
