// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import filmWebm from './film.webm'
import filmMp4 from './film.mp4'

/** What the instruments showed, one after the other through the film. */
const readings: readonly Capture['readings'][] = [
  { score: 700, rings: 7, altitude: 32, speed: 355, fuel: 50 },
  { score: 700, rings: 7, altitude: 32, speed: 355, fuel: 49 },
  { score: 700, rings: 7, altitude: 32, speed: 354, fuel: 49 },
  { score: 700, rings: 7, altitude: 33, speed: 353, fuel: 48 },
  { score: 700, rings: 7, altitude: 34, speed: 350, fuel: 48 },
  { score: 700, rings: 7, altitude: 34, speed: 347, fuel: 47 },
  { score: 700, rings: 7, altitude: 35, speed: 344, fuel: 47 },
  { score: 700, rings: 7, altitude: 35, speed: 341, fuel: 46 },
  { score: 700, rings: 7, altitude: 36, speed: 337, fuel: 46 },
  { score: 800, rings: 8, altitude: 37, speed: 333, fuel: 45 },
  { score: 800, rings: 8, altitude: 38, speed: 335, fuel: 45 },
  { score: 800, rings: 8, altitude: 41, speed: 337, fuel: 44 },
  { score: 800, rings: 8, altitude: 44, speed: 336, fuel: 44 },
  { score: 800, rings: 8, altitude: 48, speed: 335, fuel: 43 },
  { score: 800, rings: 8, altitude: 52, speed: 334, fuel: 43 },
  { score: 800, rings: 8, altitude: 56, speed: 332, fuel: 42 },
  { score: 800, rings: 8, altitude: 59, speed: 329, fuel: 42 },
  { score: 800, rings: 8, altitude: 61, speed: 328, fuel: 41 },
  { score: 900, rings: 9, altitude: 63, speed: 329, fuel: 41 },
  { score: 900, rings: 9, altitude: 64, speed: 331, fuel: 40 },
  { score: 900, rings: 9, altitude: 65, speed: 333, fuel: 40 },
  { score: 900, rings: 9, altitude: 65, speed: 335, fuel: 39 },
  { score: 900, rings: 9, altitude: 65, speed: 336, fuel: 39 },
  { score: 900, rings: 9, altitude: 65, speed: 337, fuel: 38 },
  { score: 900, rings: 9, altitude: 65, speed: 337, fuel: 38 },
  { score: 900, rings: 9, altitude: 64, speed: 337, fuel: 37 },
  { score: 900, rings: 9, altitude: 63, speed: 336, fuel: 37 },
  { score: 900, rings: 9, altitude: 63, speed: 335, fuel: 36 },
  { score: 900, rings: 9, altitude: 62, speed: 333, fuel: 36 },
  { score: 900, rings: 9, altitude: 61, speed: 331, fuel: 35 },
  { score: 900, rings: 9, altitude: 60, speed: 328, fuel: 35 },
  { score: 900, rings: 9, altitude: 60, speed: 325, fuel: 34 },
  { score: 900, rings: 9, altitude: 59, speed: 321, fuel: 34 },
  { score: 900, rings: 9, altitude: 59, speed: 318, fuel: 33 },
  { score: 900, rings: 9, altitude: 58, speed: 315, fuel: 33 },
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
