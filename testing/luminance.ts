import { linearFromDisplay } from '../app/game/rendering/colour/palette.ts'

/** Relative luminance of display sRGB, as WCAG 2.2 defines it. */
export function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map(linearFromDisplay)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two luminances as WCAG 2.2 defines it. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
