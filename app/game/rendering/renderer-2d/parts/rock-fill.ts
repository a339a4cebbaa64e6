/** Fills facets of rock: with their strata, and with the shadow that falls on them. */
import type { Vector3 } from 'three'

import { clamp } from '../../../simulation/easing.ts'
import type { Rgb } from '../../colour/palette.ts'
import type { FlightFrame } from '../../frame/flight-frame.ts'
import type { ChunkRing } from '../../terrain/chunk-ring.ts'
import { shadowColoursOf, type ShadowColours, NEAR_SHADE, riseAt, SHADE_GLOW } from '../../terrain/facet-paint.ts'
import { CAST_CONTRAST, strataContrast, STRATA_FADE_METRES } from '../../terrain/rock-strata.ts'
import { glowTowards, type Atmosphere2d, type Colour } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import { createShadowCut } from './shadow-cut.ts'
import type { createSlices, Vertices } from './slices.ts'

/** Facets further away than this show no strata, and no edge of a shadow across them, in metres. */
const STRATA_AHEAD = 160
const SHADOWS_AHEAD = 500

/** The mean of byte `number` of a facet's three vertices, from 0 to 1. */
export function meanShare(colours: Uint8Array, facet: number, number: number): number {
  const at = facet * 12 + number
  return (colours[at] + colours[at + 4] + colours[at + 8]) / (3 * 255)
}

/** How near a place is: 1 at the camera. */
export function nearnessAt(distance: number): number {
  return Math.exp(-distance / NEAR_SHADE.metres)
}

/** Turns the colour of rock to a shade, by a share. Returns how near it was to lit rock, from 0 to 1. */
export function turnToShade(
  colour: Float64Array,
  shade: ArrayLike<number>,
  near: number,
  { low, litAxis, keptHue }: ShadowColours,
): number {
  let lit = 0
  for (let channel = 0; channel < 3; channel += 1) lit += (colour[channel] - low[channel]) * litAxis[channel]
  lit = clamp(lit, 0, 1)
  const hue = lit * near * (1 - near)
  for (let channel = 0; channel < 3; channel += 1)
    colour[channel] += (shade[channel] - colour[channel]) * near + keptHue[channel] * hue
  return lit
}

/** What the colour of rock is multiplied by. `glow`: of the sky behind it, from 0 to 1; `lit`: how near it is to lit rock; `nearness`: to the camera. */
export function glowLight(glow: number, lit: number, nearness: number): number {
  return 1 + SHADE_GLOW * glow * (1 - lit) * (1 - nearness)
}

/** Of a facet: its offset from the camera, and its height above the datum. */
type Middle = Vector3 & { height: number }

/** Colours of rock, before its strata. */
function createRockPaint(colours: Uint8Array, atmosphere: Atmosphere2d) {
  const colour: Colour = new Float64Array(3)
  const shade: Colour = new Float64Array(3)
  let shades: ShadowColours

  return {
    /** Of the facet that was painted last. */
    colour,
    restart: ({ sky }: FlightFrame): void => {
      shades = shadowColoursOf(sky)
    },
    /** Sets the colour of a facet in the light or in a cast shadow. */
    paint: (facet: number, isShadowed: boolean, middle: Middle): void => {
      const distance = middle.length()
      const nearness = nearnessAt(distance)
      const near = NEAR_SHADE.share * nearness
      const { low, high } = shades
      const rise = (1 - near) * riseAt(middle.height)
      for (let channel = 0; channel < 3; channel += 1) {
        shade[channel] = low[channel] + (high[channel] - low[channel]) * rise
        colour[channel] = meanShare(colours, facet, channel)
      }
      const lit = turnToShade(colour, shade, isShadowed ? 1 : near, shades)
      const glow = glowTowards(atmosphere.uniforms, middle.x / distance, middle.z / distance)
      const light = glowLight(glow, isShadowed ? 0 : lit, nearness)
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = Math.min(1, colour[channel] * light)
      atmosphere.dim(colour, distance)
      atmosphere.veilInto(colour, middle)
    },
  }
}

export function createRockFill(
  { colours, levels }: ChunkRing,
  slices: ReturnType<typeof createSlices>,
  pen: Pen,
  atmosphere: Atmosphere2d,
) {
  const { heights } = slices
  const shadowCut = createShadowCut()
  const { depths } = shadowCut
  const rock = createRockPaint(colours, atmosphere)
  const { colour } = rock
  /** The contrast of the course's strata, before the haze. */
  let contrast: Rgb = [0, 0, 0]
  /** How much of the layers' contrast is seen. A field, because numbers that closures share are boxed. */
  const layers = { seen: 0.5 }

  /** Fills what is above the water with its layers, if they are seen. */
  const fillLayers = (vertices: Vertices, isShadowed: boolean, isGround: boolean): void => {
    if (layers.seen > 0) {
      const strength = isShadowed ? 1 + CAST_CONTRAST : 1
      for (let channel = 0; channel < 3; channel += 1)
        slices.contrast[channel] = contrast[channel] * layers.seen * strength
      slices.fillLayers(vertices, colour, isGround)
      return
    }
    slices.addBetween(vertices, 0, Infinity)
    pen.fill(colour, isGround)
  }

  return {
    restart: (frame: FlightFrame): void => {
      contrast = strataContrast(frame.sky.land)
      rock.restart(frame)
    },
    /** Fills what is above the water. Where the facet reaches into the river, the slices are those of the metres inland; `middle`: an offset from the camera. */
    fill: (vertices: Vertices, facet: number, isGround: boolean, middle: Middle): void => {
      const distance = middle.length()
      for (let index = 0; index < 3; index += 1) depths[index] = levels[facet * 6 + index * 2]
      const isDry = Math.min(heights[0], heights[1], heights[2]) >= 0
      const fade = atmosphere.uniforms.haze.value + 1 / STRATA_FADE_METRES
      const share = isDry ? meanShare(colours, facet, 3) : 0
      layers.seen =
        distance < STRATA_AHEAD ? (1 - NEAR_SHADE.calm * nearnessAt(distance)) * share * Math.exp(-distance * fade) : 0
      if (distance > SHADOWS_AHEAD || !shadowCut.isCrossed()) {
        const isShadowed = depths[0] + depths[1] + depths[2] > 0
        rock.paint(facet, isShadowed, middle)
        fillLayers(vertices, isShadowed, isGround)
        return
      }
      // The light comes first: `pen.fill` expects that what is lower, as seen, is drawn later.
      for (const piece of shadowCut.cut(vertices, heights)) {
        rock.paint(facet, piece.isShadowed, middle)
        heights.set(piece.heights)
        fillLayers(piece.vertices, piece.isShadowed, isGround)
      }
    },
  }
}
