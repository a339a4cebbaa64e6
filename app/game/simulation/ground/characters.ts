/** What kinds of ground there are: each course has one. Lengths in metres, tuned by hand; `noise` is any draw in [0, 1). */
import { chance } from '../random.ts'

export type CharacterName = 'ranges' | 'canyon' | 'needles' | 'downs' | 'terraces'

export interface GroundCharacter {
  readonly name: CharacterName
  /** How far the valley line swings to either side. */
  readonly bends: number
  /** Half the width of the valley’s floor, and how much of that a spur takes. */
  readonly floor: number
  readonly spur: number
  /** The ways in which the foothills and the mountains rise from the floor; up to `slopeNoise` are added to the second. */
  readonly foot: number
  readonly slope: number
  readonly slopeNoise: number
  /** Height of the foothills, and what the crests add to it. */
  readonly foothills: number
  readonly foothillCrests: number
  /** What the ranges and the crests on them add to the mountains. */
  readonly ranges: number
  readonly crests: number
  /** How round a crest is: 0 is a blade, 1 a dune. */
  readonly roundness: number
  /** Above this height the ground rises by this share of what it would: 1 for peaks, near 0 for table mountains. */
  readonly table: number
  readonly aboveTable: number
  /** Height of a terrace, or 0 where slopes are even. */
  readonly terrace: number
}

const RANGES: GroundCharacter = {
  name: 'ranges',
  bends: 46,
  floor: 30,
  spur: 14,
  foot: 46,
  slope: 82,
  slopeNoise: 46,
  foothills: 15,
  foothillCrests: 26,
  ranges: 118,
  crests: 34,
  roundness: 0,
  table: 1000,
  aboveTable: 1,
  terrace: 0,
}

export const CHARACTERS: readonly GroundCharacter[] = [
  RANGES,
  // A narrow way between walls whose tops are level.
  {
    ...RANGES,
    name: 'canyon',
    floor: 33,
    spur: 11,
    foot: 34,
    slope: 52,
    slopeNoise: 22,
    foothills: 18,
    ranges: 124,
    table: 84,
    aboveTable: 0.1,
  },
  // Many blades, close to the way.
  {
    ...RANGES,
    name: 'needles',
    floor: 29,
    slope: 60,
    slopeNoise: 40,
    foothills: 10,
    foothillCrests: 20,
    ranges: 72,
    crests: 104,
  },
  // A broad vale between round hills.
  {
    ...RANGES,
    name: 'downs',
    floor: 34,
    spur: 18,
    foot: 56,
    slope: 84,
    slopeNoise: 40,
    foothills: 22,
    foothillCrests: 18,
    ranges: 128,
    crests: 28,
    roundness: 1,
    table: 66,
    aboveTable: 0.55,
  },
  // Steps, as of an open mine.
  { ...RANGES, name: 'terraces', spur: 15, slope: 78, ranges: 128, terrace: 24 },
]

const DRAW = 14

/** The ground’s character on the course of `seed`. */
export function characterOf(seed: number): GroundCharacter {
  return CHARACTERS[Math.floor(chance(seed, 0, DRAW) * CHARACTERS.length)]
}
