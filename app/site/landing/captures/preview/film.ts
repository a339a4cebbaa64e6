// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import filmWebm from './film.webm'
import filmMp4 from './film.mp4'

/** What the instruments showed, one after the other through the film. */
const readings: readonly Capture['readings'][] = [
  { score: 700, ringsCollected: 7, altitudeMetres: 32, speedKilometresPerHour: 355, fuelPercent: 50 },
  { score: 700, ringsCollected: 7, altitudeMetres: 32, speedKilometresPerHour: 355, fuelPercent: 49 },
  { score: 700, ringsCollected: 7, altitudeMetres: 32, speedKilometresPerHour: 354, fuelPercent: 49 },
  { score: 700, ringsCollected: 7, altitudeMetres: 33, speedKilometresPerHour: 353, fuelPercent: 48 },
  { score: 700, ringsCollected: 7, altitudeMetres: 34, speedKilometresPerHour: 350, fuelPercent: 48 },
  { score: 700, ringsCollected: 7, altitudeMetres: 34, speedKilometresPerHour: 347, fuelPercent: 47 },
  { score: 700, ringsCollected: 7, altitudeMetres: 35, speedKilometresPerHour: 344, fuelPercent: 47 },
  { score: 700, ringsCollected: 7, altitudeMetres: 35, speedKilometresPerHour: 341, fuelPercent: 46 },
  { score: 700, ringsCollected: 7, altitudeMetres: 36, speedKilometresPerHour: 337, fuelPercent: 46 },
  { score: 800, ringsCollected: 8, altitudeMetres: 37, speedKilometresPerHour: 333, fuelPercent: 45 },
  { score: 800, ringsCollected: 8, altitudeMetres: 38, speedKilometresPerHour: 335, fuelPercent: 45 },
  { score: 800, ringsCollected: 8, altitudeMetres: 41, speedKilometresPerHour: 337, fuelPercent: 44 },
  { score: 800, ringsCollected: 8, altitudeMetres: 44, speedKilometresPerHour: 336, fuelPercent: 44 },
  { score: 800, ringsCollected: 8, altitudeMetres: 48, speedKilometresPerHour: 335, fuelPercent: 43 },
  { score: 800, ringsCollected: 8, altitudeMetres: 52, speedKilometresPerHour: 334, fuelPercent: 43 },
  { score: 800, ringsCollected: 8, altitudeMetres: 56, speedKilometresPerHour: 332, fuelPercent: 42 },
  { score: 800, ringsCollected: 8, altitudeMetres: 59, speedKilometresPerHour: 329, fuelPercent: 42 },
  { score: 800, ringsCollected: 8, altitudeMetres: 61, speedKilometresPerHour: 328, fuelPercent: 41 },
  { score: 900, ringsCollected: 9, altitudeMetres: 63, speedKilometresPerHour: 329, fuelPercent: 41 },
  { score: 900, ringsCollected: 9, altitudeMetres: 64, speedKilometresPerHour: 331, fuelPercent: 40 },
  { score: 900, ringsCollected: 9, altitudeMetres: 65, speedKilometresPerHour: 333, fuelPercent: 40 },
  { score: 900, ringsCollected: 9, altitudeMetres: 65, speedKilometresPerHour: 335, fuelPercent: 39 },
  { score: 900, ringsCollected: 9, altitudeMetres: 65, speedKilometresPerHour: 336, fuelPercent: 39 },
  { score: 900, ringsCollected: 9, altitudeMetres: 65, speedKilometresPerHour: 337, fuelPercent: 38 },
  { score: 900, ringsCollected: 9, altitudeMetres: 65, speedKilometresPerHour: 337, fuelPercent: 38 },
  { score: 900, ringsCollected: 9, altitudeMetres: 64, speedKilometresPerHour: 337, fuelPercent: 37 },
  { score: 900, ringsCollected: 9, altitudeMetres: 63, speedKilometresPerHour: 336, fuelPercent: 37 },
  { score: 900, ringsCollected: 9, altitudeMetres: 63, speedKilometresPerHour: 335, fuelPercent: 36 },
  { score: 900, ringsCollected: 9, altitudeMetres: 62, speedKilometresPerHour: 333, fuelPercent: 36 },
  { score: 900, ringsCollected: 9, altitudeMetres: 61, speedKilometresPerHour: 331, fuelPercent: 35 },
  { score: 900, ringsCollected: 9, altitudeMetres: 60, speedKilometresPerHour: 328, fuelPercent: 35 },
  { score: 900, ringsCollected: 9, altitudeMetres: 60, speedKilometresPerHour: 325, fuelPercent: 34 },
  { score: 900, ringsCollected: 9, altitudeMetres: 59, speedKilometresPerHour: 321, fuelPercent: 34 },
  { score: 900, ringsCollected: 9, altitudeMetres: 59, speedKilometresPerHour: 318, fuelPercent: 33 },
  { score: 900, ringsCollected: 9, altitudeMetres: 58, speedKilometresPerHour: 315, fuelPercent: 33 },
]

export const FILM = {
  sources: [
    { src: filmWebm, type: 'video/webm; codecs="vp9"' },
    { src: filmMp4, type: 'video/mp4' },
  ],
  width: 960,
  height: 540,
  readingsPerSecond: 5,
  readings,
} as const
