/**
 * Layers of rock, which both renderers lay over the facets of walls, so that a near one, whose facets fill much of the picture, shows
 * how far away it is. They lie level and have few flat tones.
 */
import { clamp } from '../../simulation/easing.ts'
import { glslFloat } from '../shading/scene-part.ts'

/** Thickness of a layer, in metres. */
export const STRATUM_METRES = 4
/** The most that the palest layer differs from the darkest, as a multiple of what a land's strata do. */
export const STRATA_CONTRAST = 2.1
/** Metres over which the contrast loses 63 %, apart from the haze: far ground stays as calm as a poster. */
export const STRATA_FADE_METRES = 180
/** Layers show on lit walls: what is left of their contrast in the shade and on the floor. */
const SHADED_CONTRAST = 0.75
const FLOOR_CONTRAST = 0.3
/** Heights in metres at which the walls begin, and from which on layers are seen whole. */
const WALL_FROM = 3
const WALL_WHOLE = 13
/** The brightest channels of rock that is in the shade, and of rock that is lit. */
const SHADED = 0.45
const LIT = 0.9
/** The golden ratio: multiplied by squares, its fractions are spread evenly and in no order. */
const GOLDEN = 0.618

/** How much paler a numbered layer is than the mean, or below 0 darker, in [−0.5, 0.5]. Layer 0 begins at the datum. */
export function stratumTone(stratum: number): number {
  const golden = stratum * stratum * GOLDEN
  return golden - Math.floor(golden) - 0.5
}

/** The same for pixels. */
export const STRATUM_GLSL = `
highp float stratumTone(highp float stratum) {
  return fract(stratum * stratum * ${glslFloat(GOLDEN)}) - 0.5;
}
`

/** The share of the strata's contrast on rock whose brightest channel is `brightest`, at a height above the datum in metres. */
export function strataShare(brightest: number, height: number): number {
  const lit = (brightest - SHADED) / (LIT - SHADED)
  const wall = (height - WALL_FROM) / (WALL_WHOLE - WALL_FROM)
  return clamp(lit, SHADED_CONTRAST, 1) * clamp(wall, FLOOR_CONTRAST, 1)
}

/** The same for vertices. */
export const STRATA_SHARE_GLSL = `
float strataShare(float brightest, float height) {
  float lit = (brightest - ${glslFloat(SHADED)}) * ${glslFloat(1 / (LIT - SHADED))};
  float wall = (height - ${glslFloat(WALL_FROM)}) * ${glslFloat(1 / (WALL_WHOLE - WALL_FROM))};
  return clamp(lit, ${glslFloat(SHADED_CONTRAST)}, 1.0) * clamp(wall, ${glslFloat(FLOOR_CONTRAST)}, 1.0);
}
`
