/**
 * The colours that a rock has under the light of a mood, by one rule for every land and every mood: the lit side keeps the land and
 * warms towards the sun, and the shaded side leans towards the mood's own shade. Neither is ever grey, and they stay well apart
 * in lightness. They are mixed in OKLab, because a product of green rock and red light is mud.
 */
import { brightness, mixRgb, oklabFromSrgb, srgbFromOklab, tintRgb, type Oklab, type Rgb } from '../colour/palette.ts'
import type { Mood } from './mood.ts'

export interface RockTones {
  readonly shade: Rgb
  /** Halfway from shade to lit, which a straight mix of two far hues would make grey. */
  readonly half: Rgb
  readonly lit: Rgb
  /** Lit by the last light alone. */
  readonly last: Rgb
  /** What the planet's whole light adds to rock in the shade. */
  readonly fill: Rgb
}

/** How far the lights of the mood are mixed with white light of the same brightness. */
const WHITE = { sun: 0.55, shade: 0.2, fill: 0.35 } as const

/** What sunlight is brighter by than its paint. */
const SUNLIGHT = 1.22
const FILL = 0.55

/** How far the hue of the lit side turns to that of the sun's glow: the more the paler the rock, as a chroma and at most as a share. */
const SUN_TINT = 0.02
const MOST_SUN_TINT = 0.6
/** How far the hue of the shaded side turns from the land's shade to the mood's. */
const SHADE_HUE = 0.26
/** The same where these two hues are far apart: less of a turn would end at a third hue. */
const FAR_SHADE_HUE = 0.85
/** Two hues are far apart where the cosine of the angle between them is below this. */
const FAR_HUES = -0.1
/** How far the hue of high shade turns to that of the sky, and by how much lighter it is. */
const HIGH_HUE = 0.45
const HIGH_LIGHT = 0.13
/** The least chroma of each side. */
const LEAST_CHROMA = { lit: 0.06, half: 0.065, shade: 0.075 } as const
/** The least share of its own chroma that rock keeps on the lit side: red light on green rock would leave it grey. */
const KEPT_CHROMA = 0.95
/** The least distance of both sides in lightness, and the least lightness of the shaded one. */
const APART = 0.34
const DARKEST = 0.26
/** How far the lightness between both is from the shaded one. */
const HALF = 0.62

function whitened(light: Rgb, share: number): Rgb {
  const grey = brightness(light)
  return mixRgb(light, [grey, grey, grey], share)
}

function chromaOf([, a, b]: Oklab): number {
  return Math.hypot(a, b)
}

/** The direction between two hues, at a share of the way from one to the other. */
function hueBetween(one: Oklab, other: Oklab, share: number): Oklab {
  const [oneShare, otherShare] = [(1 - share) / chromaOf(one), share / chromaOf(other)]
  return [0, one[1] * oneShare + other[1] * otherShare, one[2] * oneShare + other[2] * otherShare]
}

/** The cosine of the angle between two hues. */
function hueCosine(one: Oklab, other: Oklab): number {
  return (one[1] * other[1] + one[2] * other[2]) / (chromaOf(one) * chromaOf(other))
}

/** A colour of this lightness and chroma, and of the hue of another. */
function inHue(hue: Oklab, lightness: number, chroma: number): Oklab {
  const scale = chroma / chromaOf(hue)
  return [lightness, hue[1] * scale, hue[2] * scale]
}

/** `rock`: before light falls on it; not grey. `landShade`: has the hue of its land in the shade. */
export function rockTones(rock: Rgb, mood: Mood, landShade: Rgb): RockTones {
  const sunned = tintRgb(tintRgb(rock, whitened(mood.groundSun, WHITE.sun)), [SUNLIGHT, SUNLIGHT, SUNLIGHT])
  const own = oklabFromSrgb(rock)
  const ownChroma = chromaOf(own)
  const shadeLight = oklabFromSrgb(mood.groundShade)
  const shadeOfLand = oklabFromSrgb(landShade)
  const lightest = oklabFromSrgb(sunned)
  const darkest = oklabFromSrgb(tintRgb(rock, whitened(mood.groundShade, WHITE.shade)))

  const shadeLightness = Math.max(DARKEST, Math.min(darkest[0], lightest[0] - APART))
  const litHue = hueBetween(lightest, oklabFromSrgb(mood.sunGlow), Math.min(MOST_SUN_TINT, SUN_TINT / ownChroma))
  const lit = inHue(
    litHue,
    Math.max(lightest[0], shadeLightness + APART, own[0]),
    Math.max(LEAST_CHROMA.lit, KEPT_CHROMA * ownChroma, chromaOf(lightest)),
  )
  const shadeChroma = Math.max(LEAST_CHROMA.shade, (chromaOf(shadeOfLand) + chromaOf(shadeLight)) / 2)
  const shadeHue = hueCosine(shadeOfLand, shadeLight) < FAR_HUES ? FAR_SHADE_HUE : SHADE_HUE
  const shade = inHue(hueBetween(shadeOfLand, shadeLight, shadeHue), shadeLightness, shadeChroma)
  const halfChroma = Math.max(LEAST_CHROMA.half, 0.6 * (chromaOf(lit) + chromaOf(shade)))
  const half = inHue(hueBetween(shade, lit, 0.75), shade[0] + HALF * (lit[0] - shade[0]), halfChroma)
  return {
    shade: srgbFromOklab(shade),
    half: srgbFromOklab(half),
    lit: srgbFromOklab(lit),
    last: tintRgb(tintRgb(rock, mood.sunGlow), [SUNLIGHT, SUNLIGHT, SUNLIGHT]),
    fill: tintRgb(tintRgb(rock, whitened(mood.groundFill, WHITE.fill)), [FILL, FILL, FILL]),
  }
}

/** Halfway between two colours, with a hue between theirs: a straight mix of far hues is grey. */
export function halfwayOf(one: Rgb, other: Rgb): Rgb {
  const [from, to] = [oklabFromSrgb(one), oklabFromSrgb(other)]
  return srgbFromOklab(inHue(hueBetween(from, to, 0.5), (from[0] + to[0]) / 2, (chromaOf(from) + chromaOf(to)) / 2))
}

/** Shade high on a wall, which sees more of the sky: paler, and on the way to the hue of the sky above the horizon. */
export function highShade(shade: Rgb, mood: Mood): Rgb {
  const own = oklabFromSrgb(shade)
  const above = oklabFromSrgb(mood.sky[2])
  const chroma = Math.max(chromaOf(own), (chromaOf(own) + chromaOf(above)) / 2)
  return srgbFromOklab(inHue(hueBetween(own, above, HIGH_HUE), own[0] + HIGH_LIGHT, chroma))
}
