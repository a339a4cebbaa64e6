/**
 * The paint of the river on the floor of every course: water, or a bed of wet sand. Ground where the river runs is painted as a mirror of the sky;
 * the ground itself, and what can be struck, are the same as without it.
 */
import { hash } from '../../simulation/random.ts'
import { mixRgb, oklabFromSrgb, type Rgb } from '../colour/palette.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import { rockTones } from '../mood/rock-tones.ts'
import { glslFloat } from '../shading/scene-part.ts'

const WATER_DRAW = 0x3a7e

/** How far wet sand mirrors the sky, and how far it has the colour of the sun's glow. */
const SAND_MIRRORING = 0.6
const SAND_GLOW = 0.7

/** How bright the line along the shore is, as a multiple of what is beside it. */
export const SHORE_LIGHT = 1.2
/** The nearness to a bank at which that line ends, how soft its end is, and how far a ripple shifts it. */
export const SHORE_EDGE = { from: 0.86, softness: 0.1, ripples: 0.06 } as const

export interface River {
  /** How far it mirrors the sky, in [0, 1]; the rest has the colour of `sand`. */
  readonly mirroring: number
  readonly sand: Rgb
}

/** The least distance in OKLab from sand to the lit rock beside it: a river of the land's own colour would not be seen. */
const APART = 0.06

/** The river of a course: water, or on about two courses in five sand. Three draws in five ask for sand, and some would not be seen. */
export function riverOf(seed: number, { mood, land }: CourseSky): River {
  const sand = mixRgb(rockTones(land.floor, mood, land.shade).half, mood.sunGlow, SAND_GLOW)
  const [lightness, a, b] = oklabFromSrgb(rockTones(land.flank, mood, land.shade).lit)
  const [sandLightness, sandA, sandB] = oklabFromSrgb(sand)
  const isApart = Math.hypot(lightness - sandLightness, a - sandA, b - sandB) > APART
  const isSand = isApart && hash(seed, WATER_DRAW, 0) % 5 >= 2
  return { mirroring: isSand ? SAND_MIRRORING : 1, sand }
}

/** How much brighter water is right under the camera, and the metres over which that loses 63 %. */
export const NEAR_LIGHT = 0.12
export const NEAR_LIGHT_METRES = 90
/** How much paler and darker ripples are, and how much of the sun's light they throw back under it. */
export const RIPPLES = 0.1
const GLINT = 0.4
/** Ripples to a metre, across and along. */
export const RIPPLE_SCALE = [0.08, 0.6] as const
/** By how much thinner ripples are right under the camera, where they are seen from above. */
const NEAR_THINNER = 0.55
/** Ripples have faded at so many metres times the square root of the camera's height above them: beyond, they are smaller than a pixel. */
export const RIPPLED_METRES = 42
/** Half the width of the sun's way, in metres, times the fourth root of the metres ahead: in the picture it tapers towards the sun. */
export const SUN_WAY = 2.6
/**
 * The sun's way is a strip far away and dashes near by. `strip`: its width as a share of `SUN_WAY`, `edge`: how soft it is, `dashes`: how
 * much a ripple widens it or cuts it off, `far`: the light of the strip as a share of that of the dashes.
 */
export const SUN_STRIP = { strip: 0.6, edge: 0.5, dashes: 2.4, far: 0.6 } as const

/** The most light that ripples add under the sun. */
export function glintOf({ mood }: CourseSky): Rgb {
  const [red, green, blue] = mood.sunGlow
  return [red * GLINT, green * GLINT, blue * GLINT]
}

/**
 * For vertices, at an offset from the camera: `mirrored(offset)`, the sky as the water mirrors it, and `besideSunWay(offset)`, how far
 * to the side of the sun's way, as a multiple of half its width. To follow the atmosphere's GLSL.
 */
export const WATER_GLSL = `
uniform float mirroredSine;
vec3 mirrored(vec3 offset) {
  float distance = length(offset);
  vec3 towards = offset / distance;
  vec3 sky = skyPaint(vec3(towards.x, mirroredSine * abs(towards.y), towards.z));
  return sky * (1.0 + ${glslFloat(NEAR_LIGHT)} * exp(distance * ${glslFloat(-1 / NEAR_LIGHT_METRES)}));
}

float besideSunWay(vec3 offset) {
  float beside = offset.x * sunHorizon.z - offset.z * sunHorizon.x;
  return beside / sqrt(sqrt(max(dot(offset, sunHorizon), 1.0))) * ${glslFloat(1 / SUN_WAY)};
}
`

/**
 * Ripples as flat lozenges in rows, so that they need no texture: `rippleTone(place, near)`, paler inside and darker between. A lozenge
 * fits into one unit of place; the golden ratio and its kin give each row its own shift and size. `near`: 1 at the camera.
 */
export const RIPPLES_GLSL = `
float rippleTone(highp vec2 place, float near) {
  highp float row = floor(place.y);
  float shift = 7.3 * fract(row * 0.618);
  float size = 0.1 + 0.4 * fract(row * 0.755);
  vec2 fromMiddle = abs(fract(vec2(place.x + shift, place.y)) - 0.5);
  return fromMiddle.x + fromMiddle.y / (1.0 - ${glslFloat(NEAR_THINNER)} * near * near) < size ? 0.7 : -0.6;
}
`
