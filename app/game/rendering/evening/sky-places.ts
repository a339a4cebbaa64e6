/** Where sun and giant stand: a few compositions, chosen by eye. Angles are in degrees. */
export interface SkyPlaces {
  /** Where the sun stands, from straight ahead to the left. */
  readonly sunAzimuth: number
  /** Where the giant's middle stands, from straight ahead to the right, and above the horizon. */
  readonly azimuth: number
  readonly elevation: number
  readonly radius: number
  /** How far the giant leans, its left end up. */
  readonly tilt: number
  /** Height of its ring to its width. */
  readonly ringOpening: number
  /** Between the directions from the giant to its sun and to the eye: above 90 it is a crescent. */
  readonly phase: number
}

export const SKY_PLACES: readonly [SkyPlaces, ...SkyPlaces[]] = [
  { sunAzimuth: 7.5, azimuth: 18, elevation: 11, radius: 13.5, tilt: 19, ringOpening: 0.17, phase: 49 },
  { sunAzimuth: 5, azimuth: 15, elevation: 23, radius: 5.5, tilt: -24, ringOpening: 0.3, phase: 62 },
  { sunAzimuth: 12, azimuth: 29, elevation: 12, radius: 18, tilt: 13, ringOpening: 0.13, phase: 42 },
  { sunAzimuth: 9, azimuth: 9, elevation: 19, radius: 9, tilt: 38, ringOpening: 0.22, phase: 96 },
  { sunAzimuth: 3, azimuth: 22, elevation: 7, radius: 8, tilt: -12, ringOpening: 0.12, phase: 30 },
]
