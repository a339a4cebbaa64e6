/** How much of the world is drawn. Detail changes the picture alone, never the flight. */
export type DetailLevel = 'low' | 'high'

export interface Detail {
  /** Metres of ground drawn ahead of the craft; a whole number of chunks. */
  readonly drawnMetres: number
  /**
   * Half the width of the three bands of ground, in metres. The near band has the facets of the collision and must reach
   * past the corridor; the others are twice and four times as coarse.
   */
  readonly nearHalfWidth: number
  readonly midHalfWidth: number
  readonly farHalfWidth: number
  /** Columns of the far band on each side; they widen outwards. */
  readonly farColumns: number
  /** Whether near walls have layers within their layers, which cost the CPU a tenth of a picture. */
  readonly fineLayers: boolean
  /** Vertices of a ring around its circle, and around its tube. */
  readonly ringSegments: number
  readonly ringTubeSides: number
  /** Sides of a canister. */
  readonly canisterSides: number
  /** The thinnest lines as a multiple of those that a picture of 720 lines needs. */
  readonly thinnest: number
  /** Motes in the air at the least speed and at the most. */
  readonly motes: readonly [slow: number, fast: number]
  /** Most puffs of dust at a time. */
  readonly dust: number
  /** Sites beside the way that have a cairn, a hut, a mast or nothing. */
  readonly sites: number
  /** Groves of trees, and the trees of each, of which some find no ground. */
  readonly trees: { readonly groves: number; readonly perGrove: number }
  /** Birds of a flock. */
  readonly birds: number
  readonly stars: number
  /** Smoothness of the planet and its rings, and of the far ridges between two peaks. */
  readonly skySegments: number
  readonly ridgeSteps: number
  /** Columns of the widest bank of cloud. */
  readonly cloudColumns: number
  /** Columns of the dome that carries the colours of the sky. */
  readonly domeColumns: number
}

export const DETAILS: Readonly<Record<DetailLevel, Detail>> = {
  high: {
    drawnMetres: 2000,
    nearHalfWidth: 200,
    midHalfWidth: 560,
    farHalfWidth: 1800,
    farColumns: 16,
    fineLayers: true,
    ringSegments: 48,
    ringTubeSides: 6,
    canisterSides: 8,
    thinnest: 1,
    motes: [10, 72],
    dust: 40,
    sites: 80,
    trees: { groves: 88, perGrove: 10 },
    birds: 26,
    stars: 260,
    skySegments: 40,
    ridgeSteps: 4,
    cloudColumns: 22,
    domeColumns: 24,
  },
  low: {
    drawnMetres: 880,
    nearHalfWidth: 120,
    midHalfWidth: 200,
    farHalfWidth: 1200,
    farColumns: 6,
    fineLayers: false,
    ringSegments: 20,
    ringTubeSides: 3,
    canisterSides: 6,
    thinnest: 1.5,
    motes: [8, 20],
    dust: 14,
    sites: 23,
    trees: { groves: 20, perGrove: 3 },
    birds: 11,
    stars: 28,
    skySegments: 20,
    ridgeSteps: 1,
    cloudColumns: 7,
    domeColumns: 12,
  },
}
