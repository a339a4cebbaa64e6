/**
 * The sun's glow as a sum of two parts. The steep one, around the disc, is painted. The wide one is part of the sky's colours: to blend
 * it over a third of the picture took a software renderer a twentieth of its time.
 */
import { glslFloat } from '../shading/scene-part.ts'

/** The steep part: circles by their degrees from the edge of the disc, and the light added there. */
export const STEEP_GLOW = [
  [-0.2, 0.35],
  [1.9, 0.15],
  [5.7, 0],
] as const

/** The light that the wide part adds next to the sun, and the degrees from the edge of the disc at which it begins to fade and is gone. */
export const WIDE_LIGHT = 0.15
export const FADES_FROM = 5.7
export const GONE_AT = 24.7

/** For vertices: `wideGlow(direction)`, the light of the wide part in a direction, a unit vector. To follow the atmosphere's GLSL. */
export const WIDE_GLOW_GLSL = `
uniform vec3 sun;
uniform vec3 sunGlow;
uniform float sunRadius;

vec3 wideGlow(vec3 direction) {
  float away = degrees(acos(min(dot(direction, sun), 1.0))) - sunRadius;
  float left = clamp((${glslFloat(GONE_AT)} - away) * ${glslFloat(1 / (GONE_AT - FADES_FROM))}, 0.0, 1.0);
  return reddened(sunGlow * (${glslFloat(WIDE_LIGHT)} * left * left));
}
`
