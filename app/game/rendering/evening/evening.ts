/** The evening of a course: its mood, and the places of sun and giant in its sky. The flight does not depend on it. */
import { hash } from '../../simulation/random.ts'
import { MOODS } from './moods.ts'
import { SKY_PLACES } from './sky-places.ts'

/** A unit vector; the flight heads to −z. */
export type Direction = readonly [x: number, y: number, z: number]

export type Evening = Readonly<ReturnType<typeof eveningOf>>

/** Keeps these draws independent of the simulation's. */
const PLACES_DRAW = 0x5c1e

/**
 * Neighbouring numbers have different moods, and the courses that follow one another by New course have each of the eight
 * in turn (session/course-seed.ts takes a step of full period in every power of two).
 */
export function eveningOf(seed: number) {
  const mood = MOODS[seed % MOODS.length] ?? MOODS[0]
  const draw = hash(seed, PLACES_DRAW, 0)
  const places = SKY_PLACES[draw % SKY_PLACES.length] ?? SKY_PLACES[0]
  const side: 1 | -1 = draw >>> 31 === 0 ? 1 : -1
  return {
    mood,
    places,
    /** 1 where the sun stands to the left and the giant to the right; −1 where all of that is mirrored. */
    side,
    /** Towards the sun as it stands at take-off. */
    sun: directionAt(-side * places.sunAzimuth, mood.sunElevation),
    /** Light comes from further aside than the sun is drawn: a grazing light shows the facets, light from ahead hides them. */
    light: unit(-0.74 * side, 0.5, -0.45),
    /** The giant's light, from the other side and from behind: it shows the facets that lie in the shade. */
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
