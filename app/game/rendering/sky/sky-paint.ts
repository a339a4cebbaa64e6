/** The colour of the sky as a function of the direction alone, before low fuel reddens it. */
import { smoothstep } from '../../simulation/easing.ts'
import { SKY_SINES, type Mood } from '../evening/mood.ts'
import { mixRgb, type Rgb } from '../palette.ts'

/** Below the horizon the sky is what the depth of a valley shows. The table of the shaders begins here. */
export const LOWEST_SINE = -0.28

/**
 * @param sine of the elevation
 * @param sunward the cosine between the direction and the horizon under the sun; below 0 like 0
 */
export function skyPaint({ sky, sunGlow, valleyMist }: Mood, sine: number, sunward: number): Rgb {
  const glow = Math.max(0, sunward) ** 6
  const up = Math.max(0, sine)
  let colour = mixRgb(sky[0], sunGlow, glow * 0.85)
  for (const [index, to] of SKY_SINES.entries()) {
    if (index > 0) colour = mixRgb(colour, sky[index] ?? colour, smoothstep(SKY_SINES[index - 1] ?? 0, to, up))
  }
  colour = mixRgb(colour, sunGlow, glow * 0.28 * (1 - smoothstep(0, 0.4, up)))
  return mixRgb(colour, valleyMist, 0.75 * smoothstep(0, -LOWEST_SINE, -sine))
}
