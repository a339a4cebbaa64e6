/** The colours of the rock: each character of the ground has its own, tuned by eye under the eight moods. */
import { characterOf, type CharacterName } from '../../simulation/ground/characters.ts'
import { oklabFromSrgb, type Rgb, srgbFromOklab, srgbFromOklch as paint } from '../colour/palette.ts'
import { MOODS } from './moods.ts'

/**
 * In metres: half the widths of trunk and crown, and the heights at which the crown begins, is widest and ends. Most crowns begin
 * below the ground: on slopes, the point at their lower end looked like the tip of a dart.
 */
export interface TreeShape {
  readonly trunk: number
  readonly crown: number
  readonly from: number
  readonly widest: number
  readonly height: number
}

export interface Land {
  /** The rock by height before light falls on it. */
  readonly floor: Rgb
  readonly flank: Rgb
  readonly shoulder: Rgb
  readonly crest: Rgb
  /** The hue of its side in the shade. */
  readonly shade: Rgb
  /** The contrast of its layers of rock, of which terrain/rock-strata.ts takes shares. */
  readonly strata: number
  /** How far a course turns its hues, one way round the circle or the other, in degrees. */
  readonly turns: readonly [number, number]
  readonly tree: TreeShape
}

export const LANDS: Readonly<Record<CharacterName, Land>> = {
  // Rose ranges.
  ranges: {
    floor: paint(0.66, 0.11, 4),
    flank: paint(0.6, 0.135, 354),
    shoulder: paint(0.52, 0.135, 335),
    crest: paint(0.51, 0.12, 312),
    shade: paint(0.4, 0.13, 316),
    strata: 1.232,
    turns: [-26, 26],
    // Spruces.
    tree: { trunk: 0.4, crown: 1.6, from: -2, widest: 1.2, height: 14 },
  },
  // Ochre canyon.
  canyon: {
    floor: paint(0.71, 0.125, 60),
    flank: paint(0.67, 0.15, 54),
    shoulder: paint(0.57, 0.14, 44),
    crest: paint(0.64, 0.125, 66),
    shade: paint(0.4, 0.13, 352),
    strata: 1.344,
    turns: [-16, 8],
    // Umbrella thorns.
    tree: { trunk: 0.5, crown: 4, from: 3.9, widest: 4.9, height: 6.8 },
  },
  // Slate needles.
  needles: {
    floor: paint(0.62, 0.08, 224),
    flank: paint(0.55, 0.1, 232),
    shoulder: paint(0.47, 0.1, 252),
    crest: paint(0.5, 0.08, 275),
    shade: paint(0.4, 0.1, 258),
    strata: 1.232,
    turns: [-16, 10],
    // Firs.
    tree: { trunk: 0.4, crown: 2, from: -2, widest: 0.8, height: 15 },
  },
  // Sage downs.
  downs: {
    floor: paint(0.64, 0.1, 173),
    flank: paint(0.62, 0.11, 172),
    shoulder: paint(0.55, 0.1, 177),
    crest: paint(0.56, 0.07, 186),
    shade: paint(0.4, 0.09, 200),
    strata: 1.12,
    turns: [-4, 20],
    // Poplars.
    tree: { trunk: 0.4, crown: 1.75, from: -2, widest: 1.8, height: 11.5 },
  },
  // Bone terraces.
  terraces: {
    floor: paint(0.68, 0.085, 58),
    flank: paint(0.7, 0.08, 64),
    shoulder: paint(0.68, 0.07, 66),
    crest: paint(0.67, 0.06, 56),
    shade: paint(0.42, 0.08, 282),
    strata: 1.12,
    turns: [-24, 8],
    // Cypresses.
    tree: { trunk: 0.35, crown: 1.25, from: -2, widest: 1.6, height: 13 },
  },
}

/** The land of the course of `seed`. */
export function landOfCourse(seed: number): Land {
  return LANDS[characterOf(seed).name]
}

function turned(colour: Rgb, degrees: number): Rgb {
  const [lightness, a, b] = oklabFromSrgb(colour)
  const turn = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  return srgbFromOklab([lightness, a * cosine - b * sine, a * sine + b * cosine])
}

/**
 * The land of a course in its own hues: it turns them one way round the circle, or the other. Three courses in four turn them the other
 * way than the course two after them, and each another way than the next of its mood.
 */
export function drawnLandOf(seed: number): Land {
  const land = landOfCourse(seed)
  const way = (Math.floor(seed / 2) + Math.floor(seed / MOODS.length)) % 2
  const degrees = land.turns[way === 0 ? 1 : 0]
  const turn = (colour: Rgb): Rgb => turned(colour, degrees)
  return {
    ...land,
    floor: turn(land.floor),
    flank: turn(land.flank),
    shoulder: turn(land.shoulder),
    crest: turn(land.crest),
    shade: turn(land.shade),
  }
}
