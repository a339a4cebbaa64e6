/**
 * Layers of rock, which both renderers lay over the facets of walls, so that a near one, whose facets fill much of the picture, shows how
 * far away it is. A layer is level and pale. Under its upper edge hangs a dark wedge, which tapers to a point at both ends. Its upper
 * part is a light lip, so that both look like a ledge and its shadow.
 */
import { smoothstep } from '../../simulation/easing.ts'
import { brightness, type Rgb } from '../colour/palette.ts'
import type { Land } from '../mood/lands.ts'
import { glslFloat } from '../shading/scene-part.ts'

/** The thickness of a layer in metres. */
export const LAYER_METRES = 14
/** Each layer has one wedge in so many metres along the flight. */
export const WEDGE_METRES = 200
/** How many metres along the flight a metre across it counts as: at 1, walls that face the camera had teeth. */
export const ACROSS = 0.6
/** The thickness of a wedge in layers is a height times `least`, or up to `range` more. The height begins below 0, so that wedges do not touch. */
const THICKNESS = { least: 0.25, range: 0.6 } as const
const BEGIN = -0.25
/** How much that height rises and falls on the length of a wedge. */
const RISE = 1.4
const FALL = 3.5
/** The share of a wedge's thickness that is its lip. */
export const LIP = 0.18
/** How much paler than the facet a layer, its wedge and the wedge's lip are, as shares of the contrast. */
export const TONES = { layer: 0.14, wedge: -0.5, lip: 0.6 } as const
/** How much the wedges turn to the hue of the land's shade. */
const CONTRAST_HUE = 0.35
/** Metres over which the contrast loses 63 %, apart from the haze: far ground stays as calm as a poster. */
export const STRATA_FADE_METRES = 180
/**
 * Finer layers in those, on walls right beside the camera: how many to a layer, their contrast as a share, and the metres over which it
 * loses 63 %. In high detail alone.
 */
export const FINE = { layers: 4, contrast: 0.36, fadeMetres: 65 } as const
/** The golden ratio: the fractions of its multiples are spread evenly, and one is never close to the next. */
const GOLDEN = 0.618
/** How much more contrast layers of lit rock have in a cast shadow. */
export const CAST_CONTRAST = 0.8
/** What is left of the contrast on lit rock, and the brightest channels of rock that is in the shade and of rock that is lit. */
const LIT_CONTRAST = 0.48
const SHADED = 0.45
const LIT = 0.9
/** The upward parts of a unit normal at which layers are seen whole, and from which on not at all: there they would be wide stripes. */
const STEEP = 0.865
const GENTLE = 0.952

/** The heights in metres up to which there are no layers, and from which on they are whole: cut off by the water they were dark shards. */
const SHORE = 6
const WHOLE = 22

/**
 * How thick the wedge of a layer is at a place along the flight, both in metres. A layer's own fraction says where its wedge begins, to which
 * end it is steep, and how thick it is.
 */
export function wedgeThickness(layer: number, place: number): number {
  const own = fraction(layer * GOLDEN)
  const along = Math.abs(Math.round(fraction(own * 3)) - fraction(place / WEDGE_METRES + own))
  const height = BEGIN + Math.min(along * RISE, (1 - along) * FALL)
  return LAYER_METRES * Math.max(0, height * (THICKNESS.least + THICKNESS.range * fraction(own * 7)))
}

function fraction(value: number): number {
  return value - Math.floor(value)
}

/**
 * The tone at a height in layers and a place in wedges; see `wedgeThickness`. With an early return, a picture took the software
 * renderer a tenth longer.
 */
export const LAYER_GLSL = `
float layerTone(highp vec2 at) {
  highp float own = fract(floor(at.x) * ${glslFloat(GOLDEN)});
  highp float along = abs(floor(fract(own * 3.0) + 0.5) - fract(at.y + own));
  highp float height = ${glslFloat(BEGIN)} + min(along * ${glslFloat(RISE)}, (1.0 - along) * ${glslFloat(FALL)});
  highp float wedge = height * (${glslFloat(THICKNESS.least)} + ${glslFloat(THICKNESS.range)} * fract(own * 7.0));
  highp float below = 1.0 - fract(at.x);
  float tone = below < ${glslFloat(LIP)} * wedge ? ${glslFloat(TONES.lip)} : ${glslFloat(TONES.wedge)};
  return below < wedge ? tone : ${glslFloat(TONES.layer)};
}
`

/** The contrast of the strata of a land, by channel: wedges lean to the land's shade. */
export function strataContrast({ strata, shade }: Land): Rgb {
  const grey = brightness(shade)
  const of = (channel: number): number => strata * Math.max(0, 1 + CONTRAST_HUE * (1 - channel / grey))
  return [of(shade[0]), of(shade[1]), of(shade[2])]
}

/** The share of the strata's contrast at a height in metres, on a facet whose unit normal points up by `up`, where the brightest channel is `brightest`. */
export function strataShare(height: number, up: number, brightest: number): number {
  return (
    smoothstep(SHORE, WHOLE, height) *
    (1 - smoothstep(STEEP, GENTLE, up)) *
    (1 - (1 - LIT_CONTRAST) * smoothstep(SHADED, LIT, brightest))
  )
}
