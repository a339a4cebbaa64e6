/**
 * Sky and fog as GLSL, and the uniforms of the atmosphere that all shaders share.
 *
 * The colour of the sky is a function of the direction alone. Fog mixes every colour towards the sky behind it, so each
 * ridge is paler and warmer than the one before, and the end of the drawn ground cannot be seen.
 */
import { DataTexture } from 'three'

import type { CourseSky } from '../mood/course-sky.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import type { Rgb } from '../colour/palette.ts'
import { LOWEST_SINE, nearLightOf, skyPaint } from '../mood/mood.ts'

/** The tint of the light with low fuel, red and darker. Rings, canisters and craft keep their colours. */
const LAST_LIGHT = [1, 0.6, 0.56] as const

/** Height above the datum at which the mist of the valley ends, in metres. */
export const MIST_TOP = 28

/** Metres over which the darkness of near ground loses 63 %. */
export const NEAR_DIM_METRES = 190

/** The shares of that darkness that fall on white and on black ground. */
export const DIMMING = { white: 0.4, black: 0.9 } as const

/** How much deeper its hue is there, as the share that the channels below its brightest lose towards their square. */
export const DEEPENED = 0.6

/** Near ground frames the picture: the share of its brightness that it keeps right at the camera, and the metres over which that darkness loses 63 %. */
export const CLOSE_LIGHT = 0.55
export const CLOSE_METRES = 60

/** Air nearer than this takes nothing from a colour of the ground, in metres: the foreground is clear. */
export const CLEAR_METRES = 120

/**
 * How strongly a colour behind air is kept from grey: the darker channels of the mix are lowered, times the shares of colour and of air,
 * and the square of how grey it is.
 */
export const PURITY = 3

/** The sky as the shaders read it: a column for each sine of the elevation, a row for each nearness to the sun. */
export const COLUMNS = 256
export const ROWS = 32
/** Columns to a sine of 1. */
export const COLUMNS_TO_ONE = (COLUMNS - 1) / (1 - LOWEST_SINE)

/** Uniforms that all materials of a scene share, so that each is written once a frame; the shaders declare what they use. */
export function createAtmosphereUniforms() {
  const paint = (): { value: Rgb } => ({ value: [0, 0, 0] })
  return {
    skyTable: { value: new DataTexture(new Uint8Array(COLUMNS * ROWS * 4), COLUMNS, ROWS) },
    /** What low fuel leaves of the light, by channel. */
    lightLeft: { value: [1, 1, 1] },
    /** Towards the sun, the light around it, and its radius in degrees. */
    sun: paint(),
    sunGlow: paint(),
    sunRadius: { value: 0 },
    /** How far the sun has sunk, as the sine of an angle. */
    sunk: { value: 0 },
    /** Per metre: the share of a colour that the air, and the mist at the datum, take from it. */
    haze: { value: 0 },
    mist: { value: 0 },
    valleyMist: paint(),
    /** What ground right before the camera keeps of its colour. */
    nearLight: paint(),
    sunHorizon: paint(),
    light: paint(),
    groundSun: paint(),
    lightAhead: paint(),
    lightAbove: paint(),
    lightBelow: paint(),
  }
}

export type AtmosphereUniforms = ReturnType<typeof createAtmosphereUniforms>

export function setSky(uniforms: AtmosphereUniforms, { mood, sun, light }: CourseSky): void {
  uniforms.haze.value = 1 / mood.hazeMetres
  uniforms.mist.value = 1 / mood.mistMetres
  for (const name of ['sunGlow', 'valleyMist', 'groundSun', 'lightAbove', 'lightBelow'] as const)
    uniforms[name].value = mood[name]
  uniforms.sunRadius.value = mood.sunRadius
  uniforms.nearLight.value = nearLightOf(mood)
  uniforms.lightAhead.value = mood.sky[1]
  const level = Math.hypot(sun[0], sun[2])
  uniforms.sunHorizon.value = [sun[0] / level, 0, sun[2] / level]
  uniforms.light.value = light
  const texels = uniforms.skyTable.value.image.data ?? new Uint8Array()
  for (let row = 0; row < ROWS; row += 1) {
    // The shaders look up the sixth power.
    const sunward = (row / (ROWS - 1)) ** (1 / 6)
    for (let column = 0; column < COLUMNS; column += 1) {
      const colour = skyPaint(mood, LOWEST_SINE + column / COLUMNS_TO_ONE, sunward)
      for (const channel of [0, 1, 2] as const) texels[(row * COLUMNS + column) * 4 + channel] = colour[channel] * 255
    }
  }
  uniforms.skyTable.value.needsUpdate = true
}

/** To be called for each frame; allocates nothing. */
export function setLight(uniforms: AtmosphereUniforms, { redness, sky, sun }: FlightFrame): void {
  const { lightLeft, sunk } = uniforms
  for (let channel = 0; channel < 3; channel += 1) lightLeft.value[channel] = 1 - (1 - LAST_LIGHT[channel]) * redness
  uniforms.sun.value = sun
  sunk.value = sky.sun[1] - sun[1]
}

/**
 * `reddened(surface)`, `skyColour(direction)`, and `glowTowards(direction)`, which is 1 at the horizon under the sun.
 * `fogged(surface, offset)`: behind haze alone. `veiled`: behind haze and the mist at its height, and reddened; `throughAir` is the same
 * where the colour of the air (`airBehind`) and the share of the surface that it leaves (`clearness`) are at hand.
 * Directions are unit vectors, offsets metres from the camera.
 */
export const ATMOSPHERE_GLSL = `
uniform sampler2D skyTable;
uniform vec3 lightLeft;
uniform vec3 valleyMist;
uniform vec3 nearLight;
uniform vec3 sunHorizon;
uniform float haze;
uniform float mist;

vec3 reddened(vec3 surface) {
  return surface * lightLeft;
}

float glowTowards(vec3 direction) {
  float sunward = max(dot(direction, sunHorizon), 0.0);
  float cube = sunward * sunward * sunward;
  return cube * cube;
}

vec3 skyPaint(vec3 direction) {
  float glow = glowTowards(direction);
  float column = max(direction.y - ${LOWEST_SINE.toFixed(5)}, 0.0) * ${COLUMNS_TO_ONE.toFixed(5)};
  return texelFetch(skyTable, ivec2(column + 0.5, glow * ${(ROWS - 1).toFixed(1)} + 0.5), 0).rgb;
}

vec3 skyColour(vec3 direction) {
  return reddened(skyPaint(direction));
}

vec3 fogged(vec3 surface, vec3 offset) {
  float distance = length(offset);
  return mix(surface, skyColour(offset / distance), 1.0 - exp(-distance * haze));
}

float brightest(vec3 surface) {
  return max(surface.r, max(surface.g, surface.b));
}

vec3 dimmed(vec3 surface, vec3 offset) {
  float away = length(offset);
  float most = brightest(surface);
  vec3 hue = surface / most;
  vec3 deep = mix(vec3(1.0), hue, ${DEEPENED.toFixed(2)});
  float dim = mix(${DIMMING.black.toFixed(2)}, ${DIMMING.white.toFixed(2)}, most) * exp(-away * ${(1 / NEAR_DIM_METRES).toFixed(5)});
  float close = exp(-away * ${(1 / CLOSE_METRES).toFixed(5)});
  return surface * mix(vec3(1.0), nearLight * deep, dim) * mix(vec3(1.0), ${CLOSE_LIGHT.toFixed(2)} * hue, close);
}

float mistAt(float height) {
  return mist * clamp(1.0 - height * ${(1 / MIST_TOP).toFixed(5)}, 0.0, 1.0);
}

float clearness(vec3 offset, float height) {
  return exp(-max(length(offset) - ${CLEAR_METRES.toFixed(1)}, 0.0) * (haze + mistAt(height)));
}

vec3 airBehind(vec3 offset, float height) {
  float low = mistAt(height);
  return mix(skyPaint(normalize(offset)), valleyMist, low / (haze + low));
}

vec3 throughAir(vec3 surface, vec3 air, float clear) {
  vec3 mixed = mix(air, surface, clear);
  float most = brightest(mixed);
  float grey = min(mixed.r, min(mixed.g, mixed.b)) / most;
  return reddened(mix(vec3(most), mixed, 1.0 + ${PURITY.toFixed(1)} * clear * (1.0 - clear) * grey * grey));
}

vec3 veiled(vec3 surface, vec3 offset, float height) {
  return throughAir(surface, airBehind(offset, height), clearness(offset, height));
}
`
