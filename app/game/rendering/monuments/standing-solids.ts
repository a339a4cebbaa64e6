/** What stands on the ground of a course and is drawn in its mesh: the landmarks, which can be struck, the monument, and dwellings. */
import type { FlightState } from '../../simulation/flight-state.ts'
import { landmarkFacets, MOST_LANDMARK_FACETS } from '../../simulation/landmarks/landmarks.ts'
import { dwellingsOf, MOST_DWELLING_FACETS } from './dwellings.ts'
import { MONUMENT_SHAPES } from './monument-shapes.ts'
import { monumentFacets, monumentOf } from './monuments.ts'

export interface StandingSolid {
  /** In the world: nine numbers each, in metres, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** The facets from this one on are lit from inside. */
  readonly litFrom: number
  /** What the colours of the rock are multiplied by. */
  readonly tone: number
  /** Whether it is the inside of something, where the sun never comes. */
  readonly isHollow?: boolean
  /** Where it is along the flight, in metres: ground beyond is behind it. */
  readonly z: number
}

/** Monuments are darker than the rock, so that their outline stands out before it as well as before the sky. Tuned by eye. */
const MONUMENT_TONE = 0.6
/** The inside of a gate or a window is dark. */
const DWELLING_TONE = 0.45

/** No course has more facets of solids than this. */
export const MOST_SOLID_FACETS =
  MOST_LANDMARK_FACETS +
  MOST_DWELLING_FACETS +
  Math.max(...Object.values(MONUMENT_SHAPES).map(({ facets }) => facets.length / 9))

export function standingSolidsOf({ seed, landmarks }: FlightState): StandingSolid[] {
  const monument = monumentOf(seed)
  return [
    ...landmarks.map((landmark) => ({
      facets: landmarkFacets(landmark),
      litFrom: Infinity,
      tone: 0.78,
      z: landmark.z,
    })),
    {
      facets: monumentFacets(monument),
      litFrom: MONUMENT_SHAPES[monument.kind].litFrom,
      tone: MONUMENT_TONE,
      z: monument.z,
    },
    ...dwellingsOf(seed).map((dwelling) => ({ ...dwelling, tone: DWELLING_TONE, isHollow: true })),
  ]
}
