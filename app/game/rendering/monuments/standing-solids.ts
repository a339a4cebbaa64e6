/**
 * What stands on the ground of a course and is drawn in its mesh: the landmarks, which can be struck, and the monument, waymarks, boulders,
 * pennants and dwellings, which cannot.
 */
import type { FlightState, Landmark } from '../../simulation/flight-state.ts'
import { landmarkFacets } from '../../simulation/landmarks/landmarks.ts'
import { oklabFromSrgb, PALETTE, type Rgb } from '../colour/palette.ts'
import { skyOfCourse } from '../mood/course-sky.ts'
import { bouldersOf, pennantFacets } from './dressings.ts'
import { dwellingsOf } from './dwellings.ts'
import { STANDING_SHAPES } from './monument-shapes.ts'
import { monumentFacets, monumentOf, waymarksOf } from './monuments.ts'

export interface StandingSolid {
  /** In the world: nine numbers each, in metres, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** The facets from this one on are lit from inside. */
  readonly litFrom: number
  /** What the colours of the rock are multiplied by. */
  readonly tone: number
  /** What is laid over the rock where it is not of rock: the colours up to `litFrom` and from there on. */
  readonly paints?: readonly [Rgb, Rgb]
  /** Whether it is the inside of something, where the sun never comes. */
  readonly isHollow?: boolean
  /** Where it is along the flight, in metres: ground beyond is behind it. */
  readonly z: number
}

const LANDMARK_TONE = 0.78
/**
 * Monuments are darker than the rock, so that their outline stands out before it as well as before the sky; before a sky as dark as
 * this, in OKLab, they are paler. Tuned by eye.
 */
const MONUMENT_TONES = { dark: 0.6, pale: 1.3 } as const
const DARK_SKY = 0.35
/** The inside of a gate or a window is dark. */
const DWELLING_TONE = 0.62

/** No course has more facets of solids than this: two landmarks, all dressings, dwellings and waymarks, and a monument, of the largest kinds. */
export const MOST_SOLID_FACETS = 1235

/** A landmark, and what is drawn about it. */
function landmarkSolids(seed: number, landmark: Landmark): StandingSolid[] {
  const { kind, z } = landmark
  const rock = { facets: landmarkFacets(landmark), litFrom: Infinity, tone: LANDMARK_TONE, z }
  if (kind === 'spire') return [rock, ...bouldersOf(seed, landmark).map((boulder) => ({ ...rock, ...boulder }))]
  if (kind !== 'viaduct') return [rock]
  const { facets, pennantsFrom } = pennantFacets(landmark)
  return [rock, { facets, litFrom: pennantsFrom, tone: 1, paints: [PALETTE.ivory, PALETTE.coral], z }]
}

function monumentToneOf(seed: number): number {
  const [lightness] = oklabFromSrgb(skyOfCourse(seed).mood.sky[2])
  return lightness < DARK_SKY ? MONUMENT_TONES.pale : MONUMENT_TONES.dark
}

export function standingSolidsOf({ seed, landmarks }: FlightState): StandingSolid[] {
  const monumentTone = monumentToneOf(seed)
  return [
    ...landmarks.flatMap((landmark) => landmarkSolids(seed, landmark)),
    ...[monumentOf(seed), ...waymarksOf(seed)].map((monument) => ({
      facets: monumentFacets(monument),
      litFrom: STANDING_SHAPES[monument.kind].litFrom,
      tone: monumentTone,
      z: monument.z,
    })),
    ...dwellingsOf(seed).map((dwelling) => ({ ...dwelling, tone: DWELLING_TONE, isHollow: true })),
  ]
}
