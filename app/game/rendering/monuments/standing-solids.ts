/** What stands on the ground of a course and is drawn in its mesh: the landmarks, which can be struck, the monument, and dwellings. */
import { PALETTE, type Rgb } from '../colour/palette.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import { landmarkFacets, MOST_LANDMARK_FACETS } from '../../simulation/landmarks/landmarks.ts'
import { dwellingsOf, MOST_DWELLING_FACETS } from './dwellings.ts'
import { MONUMENT_SHAPES } from './monument-shapes.ts'
import { monumentFacets, monumentOf } from './monuments.ts'

export interface StandingSolid {
  /** In the world: nine numbers each, in metres, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** The facets from this one on are lit from inside, and have the colour of that light. */
  readonly litFrom: number
  readonly light: Rgb
  /** What the colours of the rock are multiplied by. */
  readonly tone: number
  /** Where it is along the flight, in metres: ground beyond is behind it. */
  readonly z: number
}

/** Monuments are darker than the rock, so that their outline stands out before it as well as before the sky. Tuned by eye. */
const MONUMENT_TONE = 0.6
const DWELLING_TONE = 0.45

/** No course has more facets of solids than this. */
export const MOST_SOLID_FACETS =
  MOST_LANDMARK_FACETS +
  MOST_DWELLING_FACETS +
  Math.max(...Object.values(MONUMENT_SHAPES).map(({ facets }) => facets.length / 9))

export function standingSolidsOf(state: FlightState): StandingSolid[] {
  const { seed, landmarks } = state
  const monument = monumentOf(seed)
  return [
    ...landmarks.map((landmark) => ({
      facets: landmarkFacets(landmark),
      litFrom: Infinity,
      light: PALETTE.mote,
      tone: 0.78,
      z: landmark.z,
    })),
    {
      facets: monumentFacets(monument),
      litFrom: MONUMENT_SHAPES[monument.kind].litFrom,
      light: PALETTE.mote,
      tone: MONUMENT_TONE,
      z: monument.z,
    },
    ...dwellingsOf(state).map((dwelling) => ({ ...dwelling, light: PALETTE.lamplight, tone: DWELLING_TONE })),
  ]
}
