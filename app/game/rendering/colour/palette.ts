/**
 * The colours of craft, rings, canisters and planet, the same under every sky; those of sky and light are in
 * mood/moods.ts, those of the ground in mood/lands.ts. They are written in OKLCH, where steps of equal size look equal,
 * and handed to the shaders as gamma-coded sRGB, in which mixing looks even.
 */
import { clamp } from '../../simulation/easing.ts'

/** Red, green and blue, display sRGB, each in [0, 1]. */
export type Rgb = readonly [red: number, green: number, blue: number]

function displayFromLinear(value: number): number {
  const clamped = clamp(value, 0, 1)
  return clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
}

/**
 * Display sRGB from OKLCH, clipped per channel where the colour lies outside sRGB.
 *
 * @param lightness in [0, 1]
 * @param chroma from 0 (grey) to about 0.3
 * @param hueDegrees 30 is red-orange, 90 yellow, 200 cyan, 285 indigo
 *
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export function srgbFromOklch(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180
  return srgbFromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
}

/** A colour of OKLab: lightness in [0, 1], and the two axes of hue, whose length is the chroma. */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** Clipped like `srgbFromOklch`. */
export function srgbFromOklab([lightness, a, b]: Oklab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    displayFromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    displayFromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    displayFromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/** The light of a channel of display sRGB, both in [0, 1]. */
export function linearFromDisplay(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The inverse of `srgbFromOklab`. */
export function oklabFromSrgb(colour: Rgb): Oklab {
  const [red, green, blue] = colour.map(linearFromDisplay)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

export const PALETTE = {
  planetLight: srgbFromOklch(0.86, 0.09, 60),
  planetBand: srgbFromOklch(0.74, 0.12, 38),
  planetDark: srgbFromOklch(0.46, 0.13, 350),
  planetRing: srgbFromOklch(0.9, 0.07, 70),

  ivory: srgbFromOklch(0.95, 0.025, 85),
  coral: srgbFromOklch(0.68, 0.19, 32),
  glass: srgbFromOklch(0.3, 0.08, 285),
  metal: srgbFromOklch(0.38, 0.05, 300),
  engine: srgbFromOklch(0.88, 0.13, 200),

  ringCore: srgbFromOklch(0.985, 0.03, 190),
  ring: srgbFromOklch(0.87, 0.12, 195),
  ringLater: srgbFromOklch(0.72, 0.09, 230),
  ringMissed: srgbFromOklch(0.5, 0.012, 300),

  canister: srgbFromOklch(0.8, 0.17, 72),
  canisterBand: srgbFromOklch(0.36, 0.09, 45),

  ember: srgbFromOklch(0.83, 0.16, 62),
  fire: srgbFromOklch(0.64, 0.2, 44),
  smoke: srgbFromOklch(0.3, 0.05, 310),
  shadow: srgbFromOklch(0.22, 0.08, 300),
  mote: srgbFromOklch(0.95, 0.05, 70),
  lamplight: srgbFromOklch(0.86, 0.16, 74),
} as const satisfies Record<string, Rgb>

/** The colours of a canister: of its body, and of its bands. */
export interface CanisterPaint {
  readonly body: Rgb
  readonly band: Rgb
}

/** `distinct` differs from rings and ground in lightness alone, for any colour vision; its glow and its sparks stay amber. */
export const CANISTER_PAINTS = {
  standard: { body: PALETTE.canister, band: PALETTE.canisterBand },
  distinct: { body: srgbFromOklch(0.22, 0.08, 290), band: srgbFromOklch(0.93, 0.16, 100) },
} as const satisfies Record<string, CanisterPaint>

/** `a` at 0, `b` at 1; outside [0, 1] it goes on in a line. */
export function mixRgb(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** What is left of a colour in a light, or behind a tint: channel by channel. */
export function tintRgb(rgb: Rgb, light: Rgb): Rgb {
  return [rgb[0] * light[0], rgb[1] * light[1], rgb[2] * light[2]]
}

/** How bright a colour looks, in [0, 1], by the weights of Rec. 709 on display values. */
export function brightness([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
