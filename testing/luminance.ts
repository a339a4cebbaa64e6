/** The light of a channel of display sRGB, both in [0, 1]. */
export function linearOf(display: number): number {
  return display <= 0.04045 ? display / 12.92 : ((display + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of display sRGB, as WCAG 2.2 defines it. */
export function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map(linearOf)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two luminances as WCAG 2.2 defines it. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
