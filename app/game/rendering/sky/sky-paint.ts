/** The colour of the sky as a function of the direction alone, before low fuel reddens it. */
import { SKY_SINES, type Mood } from '../evening/mood.ts'
import { mixRgb, type Rgb } from '../palette.ts'

/** Below the horizon the sky is what the depth of a valley shows. The table of the shaders begins here. */
export const LOWEST_SINE = -0.28

/** 0 up to `from`, 1 from `to` on, and an S between them. */
export function smoothstep(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/**
 * @param sine of the elevation
 * @param sunward the cosine between the direction and the horizon under the sun; below 0 like 0
 */
export function skyPaint({ sky, sunGlow, valleyMist }: Mood, sine: number, sunward: number): Rgb {
  const glow = Math.max(0, sunward) ** 6
  const up = Math.max(0, sine)
  let colour = mixRgb(sky[0], sunGlow, glow * 0.85)
  for (const [index, to] of SKY_SINES.entries()) {
    if (index > 0) colour = mixRgb(colour, sky[index] ?? colour, smoothstep(up, SKY_SINES[index - 1] ?? 0, to))
  }
  colour = mixRgb(colour, sunGlow, glow * 0.28 * (1 - smoothstep(up, 0, 0.4)))
  return mixRgb(colour, valleyMist, 0.75 * smoothstep(-sine, 0, -LOWEST_SINE))
}
