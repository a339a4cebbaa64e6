/** The colours of a facet of the ground: by height and steepness, with the light of the sky baked in. */
import { Vector3 } from 'three'

import { clamp } from '../../simulation/easing.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { mixRgb, tintRgb, type Rgb } from '../colour/palette.ts'
import type { LightSide } from './cast-shadows.ts'
import { halfwayOf, highShade, rockTones, type RockTones } from '../mood/rock-tones.ts'

/** Heights in metres at which the ground has the colours of its land. Tuned by hand. */
const HEIGHTS = { floor: 4, flank: 22, shoulder: 80, crest: 170 } as const

/** Heights of which the colour of the rock is worked out, in metres. */
const ROCK_METRES = 256

/**
 * Where a wall begins and ends, in metres of height. Colours change linearly between: facets are as long as a wall is high and have
 * colours at their vertices alone, so that a curve was seen as upright stripes.
 */
export const WALL = { foot: 4, crest: 100 } as const

/** How far up a wall a height is: 0 at its foot, 1 at its crest. */
export function riseAt(height: number): number {
  return share(height, WALL.foot, WALL.crest)
}

/** A lit wall is darker at its foot, so that it turns as a form: the share of its colour there. */
const FOOT_LIGHT = 0.82

/** Three numbers for each metre of height. */
type Ramp = Float32Array

/** The tones of a land's rock under a mood's light, by height. */
function rampsOf({ mood, land }: CourseSky, hasHighShade: boolean): Readonly<Record<'shade' | 'lit' | 'fill', Ramp>> {
  const stops = [land.floor, land.flank, land.shoulder, land.crest].map((rock) => rockTones(rock, mood, land.shade))
  const [, , { shade }] = stops
  const high = hasHighShade ? highShade(shade, mood) : shade
  const ramp = (): Ramp => new Float32Array(ROCK_METRES * 3)
  const ramps = { shade: ramp(), lit: ramp(), fill: ramp() }
  for (let metre = 0; metre < ROCK_METRES; metre += 1) {
    const lastLight = mood.rimLight * share(metre, LAST_LIGHT_FROM, LAST_LIGHT_WHOLE)
    const [below, above, between] = stopsAt(metre)
    const at = (kind: keyof RockTones): Rgb => mixRgb(stops[below][kind], stops[above][kind], between)
    ramps.shade.set(mixRgb(shade, high, riseAt(metre)), metre * 3)
    const light = FOOT_LIGHT + (1 - FOOT_LIGHT) * riseAt(metre)
    ramps.lit.set(tintRgb(mixRgb(at('lit'), at('last'), lastLight), [light, light, light]), metre * 3)
    ramps.fill.set(at('fill'), metre * 3)
  }
  return ramps
}

/** The share of the planet's light that falls on rock in a cast shadow. */
const CAST_FILL = 0.3

/** The colours of a wall in a cast shadow, low and high: those of rock that is turned away, so that both are one shape. */
export interface ShadowColours {
  readonly low: Rgb
  readonly high: Rgb
  /** How lit a colour is, as the dot product of this and its difference to `low`: 1 for lit rock. */
  readonly litAxis: Rgb
  /** What lit rock gains on its way to low shade, so that it is not grey there: times the shares of shade and of its own colour. */
  readonly keptHue: Rgb
}

/** How far near rock takes a hue between that of lit rock and that of shade. At 1, green rock was blue under a red sky. */
const KEPT_HUE = 0.3

export function shadowColoursOf({ mood, land }: CourseSky): ShadowColours {
  const { lit, shade, fill } = rockTones(land.shoulder, mood, land.shade)
  const of = (channel: 0 | 1 | 2): number => shade[channel] + CAST_FILL * fill[channel]
  const low: Rgb = [of(0), of(1), of(2)]
  const way: Rgb = [lit[0] - low[0], lit[1] - low[1], lit[2] - low[2]]
  const scale = 1 / (way[0] ** 2 + way[1] ** 2 + way[2] ** 2)
  const halfway = halfwayOf(lit, low)
  const kept = (channel: 0 | 1 | 2): number => 4 * KEPT_HUE * (halfway[channel] - (lit[channel] + low[channel]) / 2)
  return {
    low,
    high: highShade(low, mood),
    litAxis: tintRgb(way, [scale, scale, scale]),
    keptHue: [kept(0), kept(1), kept(2)],
  }
}

/**
 * Near walls frame the picture: the share by which lit rock right at the camera has the colour of low shade, and the share of their contrast
 * that strata lose there; the metres over which both lose 63 %.
 */
export const NEAR_SHADE = { share: 0.88, calm: 0.5, metres: 110 } as const

/**
 * What rock in the shade gains in its own hue under the glow of the sky around the sun, as a share: less the more it is lit, and nothing
 * at the camera, where it frames the picture.
 */
export const SHADE_GLOW = 0.5

function share(metres: number, from: number, to: number): number {
  return clamp((metres - from) / (to - from), 0, 1)
}

/** The stops below and above a height, and how far it is from the one to the other. */
function stopsAt(metres: number): readonly [below: number, above: number, between: number] {
  if (metres < HEIGHTS.flank) return [0, 1, share(metres, HEIGHTS.floor, HEIGHTS.flank)]
  if (metres < HEIGHTS.shoulder) return [1, 2, share(metres, HEIGHTS.flank, HEIGHTS.shoulder)]
  return [2, 3, share(metres, HEIGHTS.shoulder, HEIGHTS.crest)]
}

/** Light has two tones, for a graphic look: ground is lit, as level ground is, from this cosine to the light on, and else in the shade. */
const LIT = 0.11
/** How far a facet's own cosine shifts its tone: facets show, and a wall is still of one tone. */
const OWN_LIGHT = 0.035

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
  /** Of its vertices, in metres: a steep facet is as long as the wall is high, and one colour on each made the wall look like panes of glass. */
  readonly heights: [number, number, number]
  /** A number in [0, 1) of this facet alone, for the small difference between neighbours. */
  grain: number
}

/**
 * Writes the colours of a facet's vertices into `into`, from `at` on, as three bytes of display sRGB of four each.
 * Returns whether the facet is lit. Allocates nothing.
 */
export type FacetPaint = (shape: FacetShape, into: Uint8Array, at: number) => boolean

/** How the ground of a course is painted, and from which side its shadows fall. */
export interface GroundLight {
  readonly paint: FacetPaint
  /** Of what stands on the ground, without high shade: paler than its own foot it looked transparent. */
  readonly paintStanding: FacetPaint
  readonly side: LightSide
}

export function groundLightOf(sky: CourseSky): GroundLight {
  return { paint: createFacetPaint(sky, true), paintStanding: createFacetPaint(sky, false), side: sky.side }
}

function createFacetPaint(sky: CourseSky, hasHighShade: boolean): FacetPaint {
  const { shade, lit, fill } = rampsOf(sky, hasHighShade)
  const towardsLight = new Vector3(...sky.light)
  const towardsFill = new Vector3(...sky.fill)

  return ({ normal, broadNormal, heights, grain }, into, at) => {
    const isLit = broadNormal.dot(towardsLight) > LIT
    const step = isLit ? 1 : 0
    const light = step + OWN_LIGHT * (Math.max(0, normal.dot(towardsLight)) - step)
    const filled = (1 - light) * (Math.max(0, broadNormal.dot(towardsFill)) - 0.3)
    const tone = 255 * (1 + GRAIN_TONE * (grain - 0.5))
    for (let vertex = 0; vertex < 3; vertex += 1) {
      const metre = clamp(Math.floor(heights[vertex]), 0, ROCK_METRES - 1) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const number = metre + channel
        const value = shade[number] + (lit[number] - shade[number]) * light + fill[number] * filled
        into[at + vertex * 4 + channel] = Math.min(255, Math.max(0, Math.round(value * tone)))
      }
    }
    return isLit
  }
}
