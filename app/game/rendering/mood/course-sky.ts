/** How a course looks: its mood, its land, and the places of sun and planet in its sky. The flight does not depend on it. */
import { hash } from '../../simulation/random.ts'
import { drawnLandOf } from './lands.ts'
import { MOODS } from './moods.ts'

/** A unit vector; the flight heads to −z. */
export type Direction = readonly [x: number, y: number, z: number]

export type CourseSky = Readonly<ReturnType<typeof skyOfCourse>>

/** Keeps these draws independent of the simulation's. */
const PLACES_DRAW = 0x5c1e

/**
 * Neighbouring numbers have different moods, and the courses that follow one another by New course have each of the eight
 * in turn (session/course-seed.ts takes a step of full period in every power of two).
 */
export function skyOfCourse(seed: number) {
  const mood = MOODS[seed % MOODS.length]
  const draw = hash(seed, PLACES_DRAW, 0)
  const places = SKY_PLACES[draw % SKY_PLACES.length]
  const side: 1 | -1 = draw >>> 31 === 0 ? 1 : -1
  return {
    seed,
    mood,
    land: drawnLandOf(seed),
    places,
    /** 1 where the sun stands to the left and the planet to the right; −1 where all of that is mirrored. */
    side,
    /** Towards the sun as it stands at take-off. */
    sun: directionAt(-side * places.sunAzimuth, mood.sunElevation),
    /** Light comes from further aside than the sun is drawn: a grazing light shows the facets, light from ahead hides them. */
    light: unit(-0.74 * side, 0.5, -0.45),
    /** The planet's light, from the other side and from behind: it shows the facets that lie in the shade. */
    fill: unit(0.72 * side, 0.42, 0.55),
  }
}

/** How far the sun sinks while the tank empties, as the sine of an angle: about its own width. */
const SUNK_BY_EMPTY_TANK = 0.04

/** @param fuelShare in [0, 1] */
export function sunkBy(fuelShare: number): number {
  return SUNK_BY_EMPTY_TANK * (1 - fuelShare)
}

/** The direction at an azimuth (0 ahead, positive to the right) and an elevation, both in degrees. */
export function directionAt(azimuth: number, elevation: number): Direction {
  const [turn, rise] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  return [Math.sin(turn) * Math.cos(rise), Math.sin(rise), -Math.cos(turn) * Math.cos(rise)]
}

function unit(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Where sun and planet stand: a few compositions, chosen by eye. Angles are in degrees. */
export interface SkyPlaces {
  /** Where the sun stands, from straight ahead to the left. */
  readonly sunAzimuth: number
  /** Where the planet's middle stands, from straight ahead to the right, and above the horizon. */
  readonly azimuth: number
  readonly elevation: number
  readonly radius: number
  /** How far the planet leans, its left end up. */
  readonly tilt: number
  /** Height of its ring to its width. */
  readonly ringOpening: number
  /** Between the directions from the planet to its sun and to the eye: above 90 it is a crescent. */
  readonly phase: number
}

export const SKY_PLACES: readonly SkyPlaces[] = [
  { sunAzimuth: 7.5, azimuth: 18, elevation: 11, radius: 13.5, tilt: 19, ringOpening: 0.17, phase: 49 },
  { sunAzimuth: 5, azimuth: 15, elevation: 18, radius: 5.5, tilt: -24, ringOpening: 0.3, phase: 62 },
  { sunAzimuth: 12, azimuth: 29, elevation: 12, radius: 18, tilt: 13, ringOpening: 0.13, phase: 42 },
  { sunAzimuth: 9, azimuth: 9, elevation: 15, radius: 9, tilt: 38, ringOpening: 0.22, phase: 96 },
  { sunAzimuth: 3, azimuth: 22, elevation: 7, radius: 8, tilt: -12, ringOpening: 0.12, phase: 30 },
]
