/**
 * Layers of rock, and the blocks that cracks part them into: a pattern of few flat tones that both renderers lay over the facets of
 * the ground, so that a near wall, whose facets fill much of the picture, shows how far away it is.
 *
 * A place has a height in the strata, its height above the datum and a fold on top, by which layers rise and fall and level ground is
 * crossed by some. The fold is stored with each vertex and runs evenly over a facet, so a layer's edges are straight lines on it.
 */
import { DataTexture, NearestFilter, NearestMipmapNearestFilter, RedFormat, RepeatWrapping } from 'three'

import { chance } from '../../simulation/random.ts'

const STRATA_SEED = 0x57a8
const BLOCK_SEED = 0x57a9
const FOLD_SEED = 0x57aa

/** The strata repeat after this height, in metres, and their cracks after as many metres along the flight. */
export const STRATA_METRES = 64
/** How far the fold lifts a layer at most. */
export const FOLD_METRES = 14
/** Twice the most that the pattern makes rock paler or darker by, as a multiple of what a land's strata do. */
export const STRATA_CONTRAST = 1.9
/** Metres over which the contrast loses 63 %, apart from the haze: far ground stays as calm as a poster. */
export const STRATA_FADE_METRES = 180
/** The share of the tone that blocks of one layer differ by. */
const BLOCKS = 0.5
/** Metres from one fold to the next. */
const FOLD_ACROSS = 34
const FOLD_ALONG = 47

/** Texels of the pattern: to the side 25 cm each, 6.25 cm in height. */
const TEXELS_ACROSS = 256
const TEXELS_UP = 1024

interface Stratum {
  /** Height of its foot in the strata, in metres. */
  readonly foot: number
  /** How much paler, or below 0 darker, than the mean of all, in [−1, 1]. */
  readonly tone: number
}

function layStrata(): Stratum[] {
  const strata: Stratum[] = []
  let foot = 0
  for (let layer = 0; foot < STRATA_METRES - 0.5; layer += 1) {
    const roll = chance(STRATA_SEED, layer, 0)
    // Paler and darker in turn; some thick layers among many thin ones.
    strata.push({ foot, tone: ((layer & 1) === 0 ? 1 : -1) * (0.25 + 0.75 * chance(STRATA_SEED, layer, 1)) })
    foot += 0.6 + 3.6 * roll * roll
  }
  const top = (layer: number): number => strata[layer + 1]?.foot ?? STRATA_METRES
  const sum = strata.reduce((sum, { foot, tone }, layer) => sum + tone * (top(layer) - foot), 0)
  return strata.map(({ foot, tone }) => ({ foot, tone: tone - sum / STRATA_METRES }))
}

/** From the lowest to the highest. */
const STRATA: readonly Stratum[] = layStrata()

/** The number of the stratum that holds a height in the strata; numbers go on where the strata repeat. */
export function stratumAt(height: number): number {
  const repeat = Math.floor(height / STRATA_METRES)
  let stratum = STRATA.length - 1
  while (STRATA[stratum].foot > height - repeat * STRATA_METRES) stratum -= 1
  return repeat * STRATA.length + stratum
}

/** The height of the foot of a numbered stratum in the strata, in metres. */
export function stratumFoot(number: number): number {
  const repeat = Math.floor(number / STRATA.length)
  return repeat * STRATA_METRES + STRATA[number - repeat * STRATA.length].foot
}

/** What the colour of the rock is multiplied by in a numbered stratum, blocks apart, where the pattern has this contrast. */
export function stratumTone(number: number, contrast: number): number {
  const { tone } = STRATA[number - Math.floor(number / STRATA.length) * STRATA.length]
  return 1 + 0.5 * contrast * (1 - BLOCKS) * tone
}

/** How far layers are lifted at a place, as a share of `FOLD_METRES` in [0, 1]. */
export function foldAt(x: number, z: number): number {
  const across = x / FOLD_ACROSS
  const along = z / FOLD_ALONG
  const column = Math.floor(across)
  const row = Math.floor(along)
  const right = across - column
  const far = along - row
  const near = chance(FOLD_SEED, column, row) * (1 - right) + chance(FOLD_SEED, column + 1, row) * right
  const beyond = chance(FOLD_SEED, column, row + 1) * (1 - right) + chance(FOLD_SEED, column + 1, row + 1) * right
  return near * (1 - far) + beyond * far
}

/**
 * A pattern like the texture's by arithmetic alone: `layeredTone(place)`, in [−0.5, 0.5]. A software renderer draws the ground with
 * it in 0.8 of the time that it takes with the texture. It has no levels of detail, and its layers are all 1.3 m thick.
 */
export const LAYERED_GLSL = `
highp float layeredTone(highp vec2 place) {
  highp float layer = floor(place.y * 48.0);
  highp float block = floor(place.x * 9.0 + layer * 0.37);
  // The golden ratio makes layers paler and darker in turn.
  return 0.5 * (fract(layer * 0.618) + fract(block * 0.755 + layer * 0.57)) - 0.5;
}
`

/** The pattern as a texture that repeats: 0.5 is the mean tone. Far away its levels of detail fade to it. */
export function createStrataTexture(): DataTexture {
  const tones = new Float32Array(TEXELS_ACROSS * TEXELS_UP)
  let layer = 0
  for (let up = 0; up < TEXELS_UP; up += 1) {
    const height = (up / TEXELS_UP) * STRATA_METRES
    if (layer + 1 < STRATA.length && height >= STRATA[layer + 1].foot) layer += 1
    const { tone, foot } = STRATA[layer]
    // As many blocks as fit around the pattern without a seam; their edges lean.
    const blocks = 5 + Math.floor(9 * chance(BLOCK_SEED, layer, 0))
    const lean = 0.05 * (chance(BLOCK_SEED, layer, 1) - 0.5) * (height - foot) + chance(BLOCK_SEED, layer, 2)
    for (let across = 0; across < TEXELS_ACROSS; across += 1) {
      const block = Math.floor((across / TEXELS_ACROSS + lean) * blocks) % blocks
      const blockTone = 2 * chance(BLOCK_SEED, layer, 3 + block) - 1
      tones[up * TEXELS_ACROSS + across] = (1 - BLOCKS) * tone + BLOCKS * blockTone
    }
  }
  const mean = tones.reduce((sum, tone) => sum + tone) / tones.length
  const texels = Uint8Array.from(tones, (tone) => Math.min(255, Math.max(0, 127.5 + 127.5 * (tone - mean))))
  const texture = new DataTexture(texels, TEXELS_ACROSS, TEXELS_UP, RedFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = NearestFilter
  texture.minFilter = NearestMipmapNearestFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}
