/**
 * Sky and fog as GLSL, and the directions of the light.
 *
 * The colour of the sky is a function of the direction alone. Fog mixes every colour towards the sky behind it, so each
 * ridge is paler and warmer than the one before, and the end of the drawn ground cannot be seen.
 */
import { glslVec3, PALETTE, SKY_STOPS } from '../palette.ts'

/** Metres over which a colour is mixed by 63 % with the sky. Tuned by hand: at 400 m shapes are clear, at 1,500 m only ridges. */
const FOG_METRES = 620

/** The sun stands ahead, a little to the left. A unit vector; the flight heads to −z. */
export const SUN_DIRECTION = unit([-0.13, 0.1, -0.98])

/** Light comes from further left than the sun is drawn: a grazing light shows the facets, light from ahead hides them. */
export const LIGHT_DIRECTION = unit([-0.74, 0.5, -0.45])

/** The planet's light, from the right and from behind: it shows the facets that lie in the shade. */
export const FILL_DIRECTION = unit([0.72, 0.42, 0.55])

function unit(vector: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(...vector)
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

function skyMixes(): string {
  return SKY_STOPS.slice(1)
    .map((stop, index) => {
      const from = SKY_STOPS[index]?.sine ?? 0
      return `colour = mix(colour, ${glslVec3(stop.colour)}, smoothstep(${from.toFixed(4)}, ${stop.sine.toFixed(4)}, up));`
    })
    .join('\n  ')
}

const SUN_HORIZON = unit([SUN_DIRECTION[0], 0, SUN_DIRECTION[2]])

/** What low fuel leaves of the light: red, and less of it. Rings, canisters and craft keep their own. */
const LAST_LIGHT = [1, 0.6, 0.56] as const

/** `reddened(surface)`, `skyColour(direction)` and `fogged(surface, offset)`; directions are unit vectors, offsets metres from the camera. */
export const ATMOSPHERE_GLSL = `
vec3 reddened(vec3 surface) {
  return surface * mix(vec3(1.0), ${glslVec3(LAST_LIGHT)}, redness);
}

vec3 skyColour(vec3 direction) {
  float up = max(direction.y, 0.0);
  float sunward = clamp(dot(direction, ${glslVec3(SUN_HORIZON)}), 0.0, 1.0);
  float glow = sunward * sunward;
  glow = glow * glow * glow;
  vec3 colour = mix(${glslVec3(SKY_STOPS[0].colour)}, ${glslVec3(PALETTE.sunGlow)}, glow * 0.85);
  ${skyMixes()}
  colour = mix(colour, ${glslVec3(PALETTE.sunGlow)}, glow * 0.28 * (1.0 - smoothstep(0.0, 0.4, up)));
  return reddened(mix(colour, ${glslVec3(PALETTE.valleyMist)}, 0.75 * smoothstep(0.0, -0.3, direction.y)));
}

vec3 fogged(vec3 surface, vec3 offset) {
  float distance = length(offset);
  float fog = 1.0 - exp(-distance * ${(1 / FOG_METRES).toFixed(7)});
  return mix(surface, skyColour(offset / distance), fog);
}
`
