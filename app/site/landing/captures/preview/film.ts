// Written by `npm run pictures` from scripts/pictures/moments.mjs; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import filmWebm from './film.webm'
import filmMp4 from './film.mp4'

/** What the instruments showed, one after the other through the film. */
const readings: readonly Capture['readings'][] = [
  { score: 600, ringsCollected: 6, altitudeMetres: 71, speedKilometresPerHour: 251, fuelPercent: 48 },
  { score: 600, ringsCollected: 6, altitudeMetres: 75, speedKilometresPerHour: 250, fuelPercent: 48 },
  { score: 600, ringsCollected: 6, altitudeMetres: 78, speedKilometresPerHour: 248, fuelPercent: 47 },
  { score: 600, ringsCollected: 6, altitudeMetres: 81, speedKilometresPerHour: 247, fuelPercent: 47 },
  { score: 600, ringsCollected: 6, altitudeMetres: 85, speedKilometresPerHour: 245, fuelPercent: 46 },
  { score: 600, ringsCollected: 6, altitudeMetres: 89, speedKilometresPerHour: 244, fuelPercent: 46 },
  { score: 600, ringsCollected: 6, altitudeMetres: 92, speedKilometresPerHour: 243, fuelPercent: 45 },
  { score: 600, ringsCollected: 6, altitudeMetres: 96, speedKilometresPerHour: 242, fuelPercent: 45 },
  { score: 600, ringsCollected: 6, altitudeMetres: 99, speedKilometresPerHour: 241, fuelPercent: 44 },
  { score: 600, ringsCollected: 6, altitudeMetres: 102, speedKilometresPerHour: 240, fuelPercent: 44 },
  { score: 600, ringsCollected: 6, altitudeMetres: 105, speedKilometresPerHour: 240, fuelPercent: 43 },
  { score: 600, ringsCollected: 6, altitudeMetres: 107, speedKilometresPerHour: 239, fuelPercent: 43 },
  { score: 600, ringsCollected: 6, altitudeMetres: 109, speedKilometresPerHour: 239, fuelPercent: 42 },
  { score: 700, ringsCollected: 7, altitudeMetres: 110, speedKilometresPerHour: 240, fuelPercent: 42 },
  { score: 700, ringsCollected: 7, altitudeMetres: 110, speedKilometresPerHour: 241, fuelPercent: 41 },
  { score: 700, ringsCollected: 7, altitudeMetres: 110, speedKilometresPerHour: 243, fuelPercent: 41 },
  { score: 700, ringsCollected: 7, altitudeMetres: 109, speedKilometresPerHour: 244, fuelPercent: 40 },
  { score: 700, ringsCollected: 7, altitudeMetres: 107, speedKilometresPerHour: 246, fuelPercent: 40 },
  { score: 700, ringsCollected: 7, altitudeMetres: 104, speedKilometresPerHour: 249, fuelPercent: 39 },
  { score: 700, ringsCollected: 7, altitudeMetres: 102, speedKilometresPerHour: 251, fuelPercent: 39 },
  { score: 700, ringsCollected: 7, altitudeMetres: 98, speedKilometresPerHour: 254, fuelPercent: 38 },
  { score: 700, ringsCollected: 7, altitudeMetres: 95, speedKilometresPerHour: 256, fuelPercent: 38 },
  { score: 700, ringsCollected: 7, altitudeMetres: 91, speedKilometresPerHour: 259, fuelPercent: 37 },
  { score: 700, ringsCollected: 7, altitudeMetres: 87, speedKilometresPerHour: 261, fuelPercent: 37 },
  { score: 700, ringsCollected: 7, altitudeMetres: 83, speedKilometresPerHour: 263, fuelPercent: 36 },
  { score: 700, ringsCollected: 7, altitudeMetres: 79, speedKilometresPerHour: 265, fuelPercent: 36 },
  { score: 700, ringsCollected: 7, altitudeMetres: 76, speedKilometresPerHour: 267, fuelPercent: 35 },
  { score: 700, ringsCollected: 7, altitudeMetres: 73, speedKilometresPerHour: 268, fuelPercent: 35 },
  { score: 700, ringsCollected: 7, altitudeMetres: 70, speedKilometresPerHour: 269, fuelPercent: 34 },
  { score: 700, ringsCollected: 7, altitudeMetres: 68, speedKilometresPerHour: 270, fuelPercent: 34 },
  { score: 800, ringsCollected: 8, altitudeMetres: 67, speedKilometresPerHour: 270, fuelPercent: 33 },
  { score: 800, ringsCollected: 8, altitudeMetres: 65, speedKilometresPerHour: 270, fuelPercent: 33 },
  { score: 800, ringsCollected: 8, altitudeMetres: 63, speedKilometresPerHour: 271, fuelPercent: 32 },
  { score: 800, ringsCollected: 8, altitudeMetres: 60, speedKilometresPerHour: 272, fuelPercent: 32 },
  { score: 800, ringsCollected: 8, altitudeMetres: 58, speedKilometresPerHour: 272, fuelPercent: 31 },
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
