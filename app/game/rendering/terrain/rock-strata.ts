/**
 * Layers of rock, which both renderers lay over the facets of walls, so that a near one, whose facets fill much of the picture, shows
 * how far away it is. They lie level, and have few flat tones and uneven thicknesses.
 */
import { smoothstep } from '../../simulation/easing.ts'
import { brightness, type Rgb } from '../colour/palette.ts'
import type { Land } from '../mood/lands.ts'
import { glslFloat } from '../shading/scene-part.ts'

/** A layer is one or two strata thick: the thickness of a stratum in metres, and the layers to one. */
export const STRATUM_METRES = 6.5
const LAYERS = 0.62
/** The most that the palest layer differs from the darkest, as a multiple of what a land's strata do. */
const CONTRAST = 5.6
/** How much the dark layers turn to the hue of the land's shade. */
const CONTRAST_HUE = 0.35
/** Metres over which the contrast loses 63 %, apart from the haze: far ground stays as calm as a poster. */
export const STRATA_FADE_METRES = 220
/**
 * Finer layers in those, on walls right beside the camera: how many to a stratum's thickness, their contrast as a share, and the metres over
 * which it loses 63 %. In high detail alone.
 */
export const FINE = { layers: 4, contrast: 0.25, fadeMetres: 65 } as const
/** The golden ratio: the fractions of its multiples are spread evenly, and one is never close to the next. */
const GOLDEN = 0.618
/**
 * Layers are broken into blocks, because whole ones were the stripes of a cloth: how long a block is, in metres along and across the flight
 * together, and by how many strata one lies higher than another at most.
 */
export const BLOCK_METRES = 37
const BLOCK_RISE = 0.4
/** How much more contrast layers of lit rock have in a cast shadow. */
export const CAST_CONTRAST = 0.8
/** What is left of the contrast on lit rock, and the brightest channels of rock that is in the shade and of rock that is lit. */
const LIT_CONTRAST = 0.55
const SHADED = 0.45
const LIT = 0.9
/** The upward parts of a unit normal at which layers are seen whole, and from which on not at all: there they would be wide stripes. */
const STEEP = 0.79
const GENTLE = 0.93

/** The heights in metres up to which there are no layers, and from which on they are whole: cut off by the water they were dark shards. */
const SHORE = 6
const WALL = 22

/** The number of the layer at a height in metres; layer 0 begins at the datum. */
export function layerAt(height: number): number {
  return Math.floor(Math.floor(height / STRATUM_METRES) * LAYERS)
}

/** The height at which a layer begins, in metres. */
export function layerFoot(layer: number): number {
  return Math.ceil(layer / LAYERS) * STRATUM_METRES
}

/** How much paler a layer is than the mean, or below 0 darker, in [−0.5, 0.5]. */
export function layerTone(layer: number): number {
  const golden = layer * GOLDEN
  return golden - Math.floor(golden) - 0.5
}

/** How much higher the layers of the block at a place lie than the mean, in metres. */
export function blockRise(x: number, z: number): number {
  return BLOCK_RISE * STRATUM_METRES * layerTone(Math.floor((x + z) / BLOCK_METRES))
}

/** `blockRise`: in strata, at a place of (x + z) / BLOCK_METRES. `layerTone`: of the layer at a height in strata. */
export const LAYER_GLSL = `
highp float blockRise(highp float place) {
  return ${glslFloat(BLOCK_RISE)} * (fract(floor(place) * ${glslFloat(GOLDEN)}) - 0.5);
}
highp float layerTone(highp float height) {
  return fract(floor(floor(height) * ${glslFloat(LAYERS)}) * ${glslFloat(GOLDEN)}) - 0.5;
}
`

/** How much the palest layer of a land differs from the darkest, by channel: the dark ones lean to its shade. */
export function strataContrast({ strata, shade }: Land): Rgb {
  const grey = brightness(shade)
  const of = (channel: number): number => CONTRAST * strata * Math.max(0, 1 + CONTRAST_HUE * (1 - channel / grey))
  return [of(shade[0]), of(shade[1]), of(shade[2])]
}

/** The share of the strata's contrast at a height in metres, on a facet whose unit normal points up by `up`, where the brightest channel is `brightest`. */
export function strataShare(height: number, up: number, brightest: number): number {
  return (
    smoothstep(SHORE, WALL, height) *
    (1 - smoothstep(STEEP, GENTLE, up)) *
    (1 - (1 - LIT_CONTRAST) * smoothstep(SHADED, LIT, brightest))
  )
}
