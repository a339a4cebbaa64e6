/** In every mood and every land, luminance alone separates rings, canisters and craft from their background. */
import { expect, test } from 'vitest'

import { contrast, luminance } from '../../../../testing/luminance.ts'
import { createTerrain } from '../../simulation/ground/terrain.ts'
import { CRAFT_LIGHT, craftDaylight } from '../craft/craft-model.ts'
import { PALETTE, type Rgb } from '../colour/palette.ts'
import { createAtmosphere2d } from '../renderer-2d/drawing/atmosphere-2d.ts'
import { turnToShade } from '../renderer-2d/parts/rock-fill.ts'
import { setSky } from '../shading/atmosphere.ts'
import { DETAILS } from '../quality/detail.ts'
import { createChunkBuilder } from './chunk-builder.ts'
import { chunkLayoutFor } from './chunk-layout.ts'
import { shadowColoursOf, groundLightOf, NEAR_SHADE } from './facet-paint.ts'
import { skyOfCourse, type CourseSky } from '../mood/course-sky.ts'
import { LANDS, landOfCourse } from '../mood/lands.ts'
import { MOODS } from '../mood/moods.ts'

/** A course of each mood and each land. */
const COURSES = MOODS.flatMap((_, mood) =>
  Object.entries(LANDS).map(([name, land]) => {
    let seed = mood
    while (landOfCourse(seed) !== land) seed += MOODS.length
    const sky = skyOfCourse(seed)
    const ground = groundLuminances(sky, seed)
    // The extremes of the background; fog and the glow of shade give values between these.
    const backgrounds = [...sky.mood.sky, sky.mood.valleyMist].map(luminance).concat(ground)
    return { sky, ground, backgrounds, name: `${sky.mood.name} over ${name}` }
  }),
)

/**
 * Luminances of the ground of a sky, far away and right before the camera, from its darkest facets to its brightest: without
 * the last hundredth on each side.
 */
function groundLuminances(sky: CourseSky, seed: number): number[] {
  const layout = chunkLayoutFor(DETAILS.low)
  const builder = createChunkBuilder(layout)
  const atmosphere = createAtmosphere2d()
  setSky(atmosphere.uniforms, sky)
  const shades = shadowColoursOf(sky)
  const far: number[] = []
  const near: number[] = []
  for (let chunk = 2; chunk < 6; chunk += 1) {
    builder.build(createTerrain(seed), chunk, 0, groundLightOf(sky))
    for (let at = 0; at < layout.facetsPerChunk * 12; at += 12) {
      const colour = Float64Array.from(builder.colours.subarray(at, at + 3), (byte) => byte / 255)
      far.push(luminance([colour[0], colour[1], colour[2]]))
      turnToShade(colour, shades.low, NEAR_SHADE.share, shades)
      atmosphere.dim(colour, 0)
      near.push(luminance([colour[0], colour[1], colour[2]]))
    }
  }
  return [far, near].flatMap((found) => {
    found.sort((a, b) => a - b)
    return [0.01, 0.5, 0.99].map((share) => found[Math.floor(share * found.length)])
  })
}

test('the next ring has a contrast of 1.6 to its background and 1.35 to the sun’s glow', () => {
  const ring = luminance(PALETTE.ringCore)
  expect(ring).toBeGreaterThan(4 * luminance(PALETTE.ringMissed))
  for (const { sky, backgrounds, name } of COURSES) {
    for (const behind of backgrounds) {
      expect(ring).toBeGreaterThan(behind)
      expect(contrast(ring, behind), name).toBeGreaterThan(1.6)
    }
    const glow = luminance(sky.mood.sunGlow)
    expect(ring, name).toBeGreaterThan(glow)
    expect(contrast(ring, glow), name).toBeGreaterThan(1.35)
  }
})

test('one of a ring’s two tones has a contrast of 1.15 to the sun’s disc', () => {
  const tones = [PALETTE.ringCore, PALETTE.ring].map(luminance)
  for (const { name, sunDisc } of MOODS)
    expect(Math.max(...tones.map((tone) => contrast(tone, luminance(sunDisc)))), name).toBeGreaterThan(1.15)
})

test('a canister’s amber or its dark bands have a contrast of 2.2 to the background', () => {
  const tones = [PALETTE.canister, PALETTE.canisterBand].map(luminance)
  for (const { sky, backgrounds, name } of COURSES)
    for (const behind of [...backgrounds, luminance(sky.mood.sunGlow)])
      expect(Math.max(...tones.map((tone) => contrast(tone, behind))), name).toBeGreaterThan(2.2)
})

/** As the craft’s shader lights a facet that faces up. */
function litFromAbove(albedo: Rgb, { mood, light }: CourseSky): Rgb {
  const channel = (at: 0 | 1 | 2): number =>
    Math.min(1, albedo[at] * craftDaylight(mood.lightAbove[at] + mood.groundSun[at] * CRAFT_LIGHT.sun * light[1]))
  return [channel(0), channel(1), channel(2)]
}

test('the craft’s ivory or its dark glass has a contrast of 2.4 to ground and sky', () => {
  for (const { sky, ground, backgrounds, name } of COURSES) {
    const [ivory, glass] = [PALETTE.ivory, PALETTE.glass].map((albedo) => luminance(litFromAbove(albedo, sky)))
    for (const behind of ground) expect(contrast(ivory, behind), name).toBeGreaterThan(1.5)
    for (const behind of backgrounds)
      expect(Math.max(contrast(ivory, behind), contrast(glass, behind)), name).toBeGreaterThan(2.4)
  }
})

test('every sky darkens from the horizon upwards and is brightest in the sun’s glow', () => {
  for (const { sky, sunGlow, name } of MOODS) {
    const tones = [sunGlow, ...sky].map(luminance)
    expect(tones, name).toEqual([...tones].sort((a, b) => b - a))
  }
})
