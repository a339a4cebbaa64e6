/** Fills facets of rock: with their strata, and with the shadow that falls on them. */
import type { Vector3 } from 'three'

import type { Rgb } from '../../colour/palette.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import { SHADOW_WHOLE } from '../../terrain/chunk-builder.ts'
import type { ChunkRing } from '../../terrain/chunk-ring.ts'
import { shadowTakenFrom } from '../../terrain/facet-paint.ts'
import { strataContrast, STRATA_FADE_METRES } from '../../terrain/rock-strata.ts'
import { RIVER_LEVEL } from '../../terrain/water.ts'
import { clearness, type Atmosphere2d, type Colour } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import { createShadowCut } from './shadow-cut.ts'
import type { createSlices, Vertices } from './slices.ts'

/** Facets further away than this show no strata, and no edge of a shadow across them, in metres. */
const STRATA_AHEAD = 160
const SHADOWS_AHEAD = 500

export function createRockFill(
  { colours, shadows }: ChunkRing,
  slices: ReturnType<typeof createSlices>,
  pen: Pen,
  atmosphere: Atmosphere2d,
) {
  const { heights } = slices
  const shadowCut = createShadowCut()
  const { depths } = shadowCut
  const colour: Colour = new Float64Array(3)
  /** The contrast of the course's strata, before the haze, and what a cast shadow takes from lit rock. */
  let contrast: Rgb = [0, 0, 0]
  let shadowTaken: Rgb = [0, 0, 0]
  /** Whether the facet, and so each piece of it, is above the water. */
  let isDry = true

  /** Puts the colour of a facet into a cast shadow, of which air and mist hide a part. */
  const shade = (facet: number, distance: number, height: number): void => {
    const share = (shadows[facet * 6 + 1] / SHADOW_WHOLE) * clearness(atmosphere.uniforms, distance, height)
    for (let channel = 0; channel < 3; channel += 1)
      colour[channel] = Math.min(1, colour[channel] * (1 - shadowTaken[channel] * share))
  }
  /** Fills what is above the water with its layers, if they are seen. */
  const fillLayers = (vertices: Vertices, seen: number, isGround: boolean, distance: number): void => {
    if (seen > 0) {
      const share = seen * Math.exp(-distance * (atmosphere.uniforms.haze.value + 1 / STRATA_FADE_METRES))
      for (let channel = 0; channel < 3; channel += 1) slices.contrast[channel] = contrast[channel] * share
      slices.fillLayers(vertices, colour, isGround)
      return
    }
    if (isDry) for (const vertex of vertices) pen.vertex(vertex)
    else slices.addAbove(vertices, RIVER_LEVEL)
    pen.fill(colour, isGround)
  }

  return {
    restart: ({ sky }: FlightFrame): void => {
      contrast = strataContrast(sky.land)
      shadowTaken = shadowTakenFrom(sky)
    },
    /** Fills what is above the water. The heights of the vertices are those of the slices; `middle`: an offset from the camera. */
    fill: (vertices: Vertices, facet: number, isGround: boolean, middle: Vector3 & { height: number }): void => {
      const distance = middle.length()
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = colours[facet * 12 + channel] / 255
      atmosphere.dim(colour, distance)
      atmosphere.veilInto(colour, middle)
      for (let index = 0; index < 3; index += 1) depths[index] = shadows[facet * 6 + index * 2]
      isDry = Math.min(heights[0], heights[1], heights[2]) >= RIVER_LEVEL
      const seen = isDry && distance < STRATA_AHEAD ? colours[facet * 12 + 3] / 255 : 0
      const isSunny = shadows[facet * 6 + 1] > 0
      if (isSunny && isDry && distance < SHADOWS_AHEAD && shadowCut.isCrossed()) {
        let isShaded = false
        // The light comes first: `pen.fill` expects that what is lower, as seen, is drawn later.
        for (const piece of shadowCut.cut(vertices, heights)) {
          if (piece.isShadowed && !isShaded) shade(facet, distance, middle.height)
          isShaded = piece.isShadowed
          heights.set(piece.heights)
          fillLayers(piece.vertices, seen, isGround, distance)
        }
        return
      }
      if (isSunny && depths[0] + depths[1] + depths[2] > 0) shade(facet, distance, middle.height)
      fillLayers(vertices, seen, isGround, distance)
    },
  }
}
