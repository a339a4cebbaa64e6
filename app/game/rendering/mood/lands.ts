/** The colours of the rock: each character of the ground has its own, tuned by eye under the eight moods. */
import { characterOf } from '../../simulation/ground/characters.ts'
import { type Rgb, srgbFromOklch as paint } from '../colour/palette.ts'

export interface Land {
  /** The rock by height before light falls on it. */
  readonly floor: Rgb
  readonly flank: Rgb
  readonly shoulder: Rgb
  readonly crest: Rgb
  /** How much paler or darker one layer of rock is than another. */
  readonly strata: number
}

/** By the names of the characters in simulation/ground/characters.ts. */
export const LANDS: Readonly<Record<string, Land>> = {
  // Rose ranges.
  ranges: {
    floor: paint(0.75, 0.085, 20),
    flank: paint(0.59, 0.135, 6),
    shoulder: paint(0.51, 0.135, 345),
    crest: paint(0.51, 0.12, 320),
    strata: 0.17,
  },
  // Ochre canyon.
  canyon: {
    floor: paint(0.8, 0.09, 85),
    flank: paint(0.66, 0.145, 64),
    shoulder: paint(0.56, 0.13, 50),
    crest: paint(0.63, 0.12, 74),
    strata: 0.24,
  },
  // Slate needles.
  needles: {
    floor: paint(0.71, 0.05, 215),
    flank: paint(0.55, 0.1, 232),
    shoulder: paint(0.47, 0.1, 252),
    crest: paint(0.5, 0.08, 275),
    strata: 0.14,
  },
  // Sage downs.
  downs: {
    floor: paint(0.74, 0.06, 145),
    flank: paint(0.61, 0.1, 140),
    shoulder: paint(0.54, 0.095, 157),
    crest: paint(0.55, 0.06, 178),
    strata: 0.1,
  },
  // Bone terraces.
  terraces: {
    floor: paint(0.68, 0.055, 80),
    flank: paint(0.715, 0.06, 95),
    shoulder: paint(0.68, 0.055, 92),
    crest: paint(0.65, 0.05, 80),
    strata: 0.16,
  },
}

/** The land of the course of `seed`. */
export function landOfCourse(seed: number): Land {
  return LANDS[characterOf(seed).name]
}
