/** The colours of an hour and its weather, as plain data for both renderers, and the sky that they make. */
import { brightness, mixRgb, oklabFromSrgb, tintRgb, type Rgb } from '../colour/palette.ts'
import { smoothstep } from '../../simulation/easing.ts'

/** The heights that the colours of the sky stand at, from the horizon up: the sine of the elevation. */
const SKY_SINES = [0, 0.07, 0.17, 0.3, 0.48, 0.85] as const

export interface Mood {
  readonly name: string
  /** The sky at each of `SKY_SINES`. */
  readonly sky: readonly [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb]
  /**
   * How far up water mirrors the sky: waves throw it about, so what is seen in water stands at this share of the sine of its elevation in a still
   * mirror. Where it is high, near water has the hues of the upper sky. Under a black zenith it is low, or near water would be a hole.
   */
  readonly mirroredSine: number
  /** The horizon right under the sun, which the whole low sky warms towards. */
  readonly sunGlow: Rgb
  readonly sunDisc: Rgb
  /** Where the sun stands at take-off, and its radius, in degrees. */
  readonly sunElevation: number
  readonly sunRadius: number
  /** How bright the stars are, in [0, 1]; above that, how much larger. */
  readonly starlight: number
  /** Metres over which a colour is mixed by 63 % with the sky behind it. */
  readonly hazeMetres: number
  /** Mist in the depth of the valley: its colour, and the metres over which it does as much at the height of the datum. */
  readonly valleyMist: Rgb
  readonly mistMetres: number
  /** Banks of cloud near the horizon: their colour away from the sun, and how many there are. */
  readonly cloud: Rgb
  readonly cloudBanks: number
  /** What sunlight, shade and the little light that the planet throws into the shade multiply the rock by. */
  readonly groundSun: Rgb
  readonly groundShade: Rgb
  readonly groundFill: Rgb
  /** The mountains beyond the drawn ground. */
  readonly farRidge: Rgb
  /** How much of the sun's glow is left on high ground and along the last crest of those mountains, in [0, 1]. */
  readonly rimLight: number
  /** What the planet's colours are multiplied by, and how far they melt into the sky, in [0, 1]. */
  readonly planet: { readonly tint: Rgb; readonly veil: number }
  /** The light of the sky on the craft, from above and from below. */
  readonly lightAbove: Rgb
  readonly lightBelow: Rgb
}

/** Whether lamps are lit and windows stand out. */
export function isDark({ starlight }: Mood): boolean {
  return starlight >= 0.5
}

/** Below the horizon the sky is what the depth of a valley shows. The table of the shaders begins here. */
export const LOWEST_SINE = -0.28

/** Where the lightness of a horizon, of OKLab, leaves near ground as it is, and where it would leave it all of `DIMMED`. */
const DIM_FROM = 0.55
const DIM_WHOLE = 0.9
/** The brightness of dimmed ground, and the share of grey in its tint: with more of the mood's shade, red rock and gold would be brown. */
const DIMMED = 0.43
const DIM_GREY = 0.55

/** What is left of the colour of ground right before the camera: the paler the mood, the darker its foreground. */
export function nearLightOf({ sky, groundShade }: Mood): Rgb {
  const [lightness] = oklabFromSrgb(sky[0])
  const scale = DIMMED / brightness(groundShade)
  const dimmed = mixRgb(tintRgb(groundShade, [scale, scale, scale]), [DIMMED, DIMMED, DIMMED], DIM_GREY)
  return mixRgb([1, 1, 1], dimmed, (lightness - DIM_FROM) / (DIM_WHOLE - DIM_FROM))
}

/**
 * The colour of the sky as a function of the direction alone, before low fuel reddens it.
 *
 * @param sine of the elevation
 * @param sunward the cosine between the direction and the horizon under the sun; below 0 like 0
 */
export function skyPaint({ sky, sunGlow, valleyMist }: Mood, sine: number, sunward: number): Rgb {
  const glow = Math.max(0, sunward) ** 6
  const up = Math.max(0, sine)
  let colour = mixRgb(sky[0], sunGlow, glow * 0.85)
  for (const [index, to] of SKY_SINES.entries()) {
    if (index > 0) colour = mixRgb(colour, sky[index], smoothstep(SKY_SINES[index - 1], to, up))
  }
  colour = mixRgb(colour, sunGlow, glow * 0.28 * (1 - smoothstep(0, 0.4, up)))
  return mixRgb(colour, valleyMist, 0.75 * smoothstep(0, -LOWEST_SINE, -sine))
}
