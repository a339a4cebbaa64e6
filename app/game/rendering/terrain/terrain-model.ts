/** The ground as two meshes over the same vertices: facets that reach into the river have a program of their own. */
import type { Rgb } from '../colour/palette.ts'
import type { Detail } from '../quality/detail.ts'
import { createPartMesh, glslFloat, glslVec2, type ScenePart } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { LEVEL_METRES } from './chunk-builder.ts'
import { shadowColoursOf, NEAR_SHADE, SHADE_GLOW, WALL } from './facet-paint.ts'
import {
  ACROSS,
  CAST_CONTRAST,
  FINE,
  LAYER_GLSL,
  LAYER_METRES,
  strataContrast,
  STRATA_FADE_METRES,
  WEDGE_METRES,
} from './rock-strata.ts'
import { RIVER_LEVEL } from './river.ts'
import {
  glintOf,
  RIPPLE_SCALE,
  RIPPLED_METRES,
  RIPPLES,
  RIPPLES_GLSL,
  riverOf,
  SHORE_EDGE,
  SHORE_LIGHT,
  SUN_STRIP,
  WATER_GLSL,
} from './water.ts'
import { createGroundGeometry } from './ground-geometry.ts'
import { sinkingSpan, SUNK_METRES } from './chunk-ring.ts'

/** How soft the edge of a cast shadow is, in metres of height. */
const SHADOW_SOFTNESS = 0.4

/**
 * `originZ`: the frame's origin along the flight.
 * `sinking`: distance ahead at which the ground begins to sink out of sight, and at which it is gone.
 * `lowShade`, `highShade`, `litAxis`, `keptHue`: `ShadowColours`, before the air. `paint`, `inShade`: the colours in the light and in a cast shadow.
 * `shadow`: how far below the edge of a cast shadow, from 0 to 1 where it is soft.
 * Of dry facets, `rock`: the height in layers, the share there of their contrast, and the place in wedges. `fine`: the share of the contrast of the fine layers.
 * Of wet facets, whose program defines `WATER` and which have no strata on their shore:
 * `mirroring`, `sand`: of the river (water.ts). `mirroredSine`: of the mood.
 * `lake`: the colour of water. `surface`: the place in the pattern of ripples, and how far inland it is in multiples of LEVEL_METRES.
 * `rippled`: how strong ripples are, 1 at the camera. `aside`: how far from the middle of the sun's way, 1 at its edge.
 * `bank`: how near a bank is (river.ts).
 */
const VERTEX = `
uniform float originZ;
uniform vec2 sinking;
in vec3 position;
in vec4 color;
in vec2 levels;
out vec3 paint;
out vec3 inShade;
out float shadow;
uniform vec3 lowShade;
uniform vec3 highShade;
uniform vec3 litAxis;
uniform vec3 keptHue;
${ATMOSPHERE_GLSL}
#ifdef WATER
uniform float mirroring;
uniform vec3 sand;
out vec3 lake;
out vec3 surface;
out float rippled;
out float aside;
out float bank;
${WATER_GLSL}
#else
out vec3 rock;
#endif
#ifdef FINE_LAYERS
out float fine;
#endif
void main() {
  vec3 at = position;
  at.z -= originZ;
  float ahead = -at.z;
  at.y -= smoothstep(sinking.x, sinking.y, ahead) * (at.y + ${glslFloat(SUNK_METRES)});
  vec3 offset = at - eye;
  float rise = clamp((position.y - ${glslFloat(WALL.foot)}) * ${glslFloat(1 / (WALL.crest - WALL.foot))}, 0.0, 1.0);
  vec3 air = airBehind(offset, position.y);
  float clear = clearness(offset, position.y);
  float nearness = exp(-length(offset) * ${glslFloat(1 / NEAR_SHADE.metres)});
  float near = ${glslFloat(NEAR_SHADE.share)} * nearness;
  vec3 shade = mix(lowShade, highShade, (1.0 - near) * rise);
  float sunny = clamp(dot(color.rgb - lowShade, litAxis), 0.0, 1.0);
  vec3 lit = mix(color.rgb, shade, near) + keptHue * (sunny * near * (1.0 - near));
  float glow = ${glslFloat(SHADE_GLOW)} * (1.0 - nearness) * glowTowards(normalize(offset));
  paint = throughAir(dimmed(lit * (1.0 + glow * (1.0 - sunny)), offset), air, clear);
  inShade = throughAir(dimmed(shade * (1.0 + glow), offset), air, clear);
  shadow = 0.5 + levels.x * ${glslFloat(LEVEL_METRES / SHADOW_SOFTNESS)};
#ifdef WATER
  lake = veiled(mix(sand, mirrored(offset), mirroring), offset, ${glslFloat(RIVER_LEVEL)});
  surface = vec3(position.xz * ${glslVec2(RIPPLE_SCALE)}, levels.y);
  rippled = max(1.0 - length(offset) * inversesqrt(max(-offset.y, 1.0)) * ${glslFloat(1 / RIPPLED_METRES)}, 0.0);
  aside = besideSunWay(offset);
  bank = color.a;
#else
  rock.x = position.y / ${glslFloat(LAYER_METRES)};
  rock.y = (1.0 - ${glslFloat(NEAR_SHADE.calm)} * nearness) * color.a * exp(-length(offset) * (haze + ${glslFloat(1 / STRATA_FADE_METRES)}));
  rock.z = (${glslFloat(ACROSS)} * position.x + position.z) / ${glslFloat(WEDGE_METRES)};
#endif
#ifdef FINE_LAYERS
  fine = ${glslFloat(FINE.contrast)} * color.a * exp(-length(offset) * ${glslFloat(1 / FINE.fadeMetres)});
#endif
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

/** `contrast`: of the strata, by channel. `glint`: the light of the sun on the water. */
const FRAGMENT = `
in vec3 paint;
in vec3 inShade;
in highp float shadow;
#ifdef WATER
uniform highp vec3 lightLeft;
uniform vec3 glint;
in vec3 lake;
in highp vec3 surface;
in float rippled;
in float aside;
in float bank;
${RIPPLES_GLSL}
vec3 water() {
  float tone = rippled * rippleTone(surface.xy, rippled);
  float lit = smoothstep(0.0, ${glslFloat(SUN_STRIP.edge)}, ${glslFloat(SUN_STRIP.strip)} - abs(aside) + ${glslFloat(SUN_STRIP.dashes)} * tone);
  float edge = bank - ${glslFloat(SHORE_EDGE.from)} + ${glslFloat(SHORE_EDGE.ripples)} * tone;
  float tint = mix(1.0, ${glslFloat(SHORE_LIGHT)}, clamp(edge * ${glslFloat(1 / SHORE_EDGE.softness)}, 0.0, 1.0));
  return (lake * (1.0 + ${glslFloat(RIPPLES)} * tone) + glint * lightLeft * (lit * mix(${glslFloat(SUN_STRIP.far)}, 1.0, rippled))) * tint;
}
void main() { colour = vec4(surface.z < 0.0 ? water() : mix(paint, inShade, clamp(shadow, 0.0, 1.0)), 1.0); }
#else
uniform vec3 contrast;
in highp vec3 rock;
#ifdef FINE_LAYERS
in float fine;
#endif
${LAYER_GLSL}
void main() {
  float tone = layerTone(rock.xz) * rock.y;
#ifdef FINE_LAYERS
  tone += layerTone(rock.xz * ${glslFloat(FINE.layers)}) * fine;
#endif
  float shaded = clamp(shadow, 0.0, 1.0);
  tone *= 1.0 + ${glslFloat(CAST_CONTRAST)} * shaded;
  colour = vec4(mix(paint, inShade, shaded) * (1.0 + tone * contrast), 1.0);
}
#endif
`

export function createTerrainModel(detail: Detail): ScenePart {
  const geometry = createGroundGeometry(detail)
  const colour = (): { value: Rgb } => ({ value: [0, 0, 0] })
  // Both meshes have the same uniforms, so that what the scene adds to one's reaches the other too.
  const uniforms = {
    originZ: { value: 0 },
    sinking: { value: sinkingSpan(detail) },
    contrast: colour(),
    lowShade: colour(),
    highShade: colour(),
    litAxis: colour(),
    keptHue: colour(),
    mirroring: { value: 0 },
    mirroredSine: { value: 0 },
    sand: colour(),
    glint: colour(),
  }
  const shaders = { vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms }
  const mesh = createPartMesh(geometry.dry, { ...shaders, defines: detail.fineLayers ? { FINE_LAYERS: true } : {} })
  const wet = createPartMesh(geometry.wet, { ...shaders, defines: { WATER: true } })
  mesh.add(wet)
  mesh.material.addEventListener('dispose', () => {
    geometry.wet.dispose()
    wet.material.dispose()
  })

  return {
    mesh,
    restart: (frame) => {
      const { sky, state } = frame
      const shades = shadowColoursOf(sky)
      const { mirroring, sand } = riverOf(state.seed, sky)
      uniforms.contrast.value = strataContrast(sky.land)
      uniforms.lowShade.value = shades.low
      uniforms.highShade.value = shades.high
      uniforms.litAxis.value = shades.litAxis
      uniforms.keptHue.value = shades.keptHue
      uniforms.mirroring.value = mirroring
      uniforms.mirroredSine.value = sky.mood.mirroredSine
      uniforms.sand.value = sand
      uniforms.glint.value = glintOf(sky)
      geometry.restart(frame)
    },
    update: (frame) => {
      geometry.update(frame)
      uniforms.originZ.value = frame.originZ
    },
  }
}
