/**
 * Sky and fog as GLSL, and what all shaders are told of the evening.
 *
 * The colour of the sky is a function of the direction alone. Fog mixes every colour towards the sky behind it, so each
 * ridge is paler and warmer than the one before, and the end of the drawn ground cannot be seen.
 */
import type { Evening } from '../evening/evening.ts'
import { SKY_SINES } from '../evening/mood.ts'
import { glslVec3 } from '../palette.ts'

/** What low fuel leaves of the light: red, and less of it. Rings, canisters and craft keep their own. */
const LAST_LIGHT = [1, 0.6, 0.56] as const

/** Height above the datum at which the mist of the valley ends, in metres. */
const MIST_TOP = 40

/** Uniforms that all materials of a scene share, so that each is written once a frame; the shaders declare what they use. */
export function createAirUniforms() {
  const paint = (): { value: readonly number[] } => ({ value: [0, 0, 0] })
  return {
    /** How far the light has reddened, in [0, 1]. */
    redness: { value: 0 },
    /** How far the sun has sunk, as the sine of an angle. */
    sunk: { value: 0 },
    /** Per metre: the share of a colour that the air, and the mist at the datum, take from it. */
    haze: { value: 0 },
    mist: { value: 0 },
    /** Three numbers for each of `SKY_SINES`. */
    sky: paint(),
    sunGlow: paint(),
    valleyMist: paint(),
    sunHorizon: paint(),
    light: paint(),
    groundSun: paint(),
    lightAbove: paint(),
    lightBelow: paint(),
  }
}

export function setEvening(uniforms: ReturnType<typeof createAirUniforms>, { mood, sun, light }: Evening): void {
  uniforms.haze.value = 1 / mood.hazeMetres
  uniforms.mist.value = 1 / mood.mistMetres
  uniforms.sky.value = mood.sky.flat()
  for (const name of ['sunGlow', 'valleyMist', 'groundSun', 'lightAbove', 'lightBelow'] as const)
    uniforms[name].value = mood[name]
  const level = Math.hypot(sun[0], sun[2])
  uniforms.sunHorizon.value = [sun[0] / level, 0, sun[2] / level]
  uniforms.light.value = light
}

const SKY_MIXES = SKY_SINES.slice(1)
  .map((sine, index) => {
    const from = SKY_SINES[index] ?? 0
    return `colour = mix(colour, sky[${index + 1}], smoothstep(${from.toFixed(4)}, ${sine.toFixed(4)}, up));`
  })
  .join('\n  ')

/**
 * `reddened(surface)`, `skyColour(direction)`, `fogged(surface, offset)` and `veiled`, the fog of the ground with the mist
 * at its height; directions are unit vectors, offsets metres from the camera.
 */
export const ATMOSPHERE_GLSL = `
uniform float redness;
uniform vec3 sky[${SKY_SINES.length}];
uniform vec3 sunGlow;
uniform vec3 valleyMist;
uniform vec3 sunHorizon;
uniform float haze;
uniform float mist;

vec3 reddened(vec3 surface) {
  return surface * mix(vec3(1.0), ${glslVec3(LAST_LIGHT)}, redness);
}

vec3 skyColour(vec3 direction) {
  float up = max(direction.y, 0.0);
  float sunward = clamp(dot(direction, sunHorizon), 0.0, 1.0);
  float glow = sunward * sunward;
  glow = glow * glow * glow;
  vec3 colour = mix(sky[0], sunGlow, glow * 0.85);
  ${SKY_MIXES}
  colour = mix(colour, sunGlow, glow * 0.28 * (1.0 - smoothstep(0.0, 0.4, up)));
  return reddened(mix(colour, valleyMist, 0.75 * smoothstep(0.0, -0.3, direction.y)));
}

vec3 fogged(vec3 surface, vec3 offset) {
  float distance = length(offset);
  return mix(surface, skyColour(offset / distance), 1.0 - exp(-distance * haze));
}

vec3 veiled(vec3 surface, vec3 offset, float height) {
  float distance = length(offset);
  float low = mist * clamp(1.0 - height * ${(1 / MIST_TOP).toFixed(5)}, 0.0, 1.0);
  vec3 behind = mix(skyColour(offset / distance), reddened(valleyMist), low / (haze + low));
  return mix(surface, behind, 1.0 - exp(-distance * (haze + low)));
}
`
