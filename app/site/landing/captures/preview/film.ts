// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import filmWebm from './film.webm'
import filmMp4 from './film.mp4'

/** What the instruments showed, one after the other through the film. */
const readings: readonly Capture['readings'][] = [
  { score: 600, rings: 6, altitude: 54, speed: 365, fuel: 57 },
  { score: 600, rings: 6, altitude: 51, speed: 367, fuel: 56 },
  { score: 600, rings: 6, altitude: 49, speed: 368, fuel: 56 },
  { score: 600, rings: 6, altitude: 47, speed: 369, fuel: 55 },
  { score: 600, rings: 6, altitude: 45, speed: 368, fuel: 55 },
  { score: 600, rings: 6, altitude: 43, speed: 367, fuel: 54 },
  { score: 700, rings: 7, altitude: 42, speed: 365, fuel: 54 },
  { score: 700, rings: 7, altitude: 42, speed: 370, fuel: 53 },
  { score: 700, rings: 7, altitude: 43, speed: 373, fuel: 53 },
  { score: 700, rings: 7, altitude: 45, speed: 375, fuel: 52 },
  { score: 700, rings: 7, altitude: 47, speed: 376, fuel: 52 },
  { score: 700, rings: 7, altitude: 49, speed: 376, fuel: 51 },
  { score: 700, rings: 7, altitude: 51, speed: 376, fuel: 51 },
  { score: 700, rings: 7, altitude: 54, speed: 375, fuel: 50 },
  { score: 700, rings: 7, altitude: 56, speed: 373, fuel: 50 },
  { score: 700, rings: 7, altitude: 58, speed: 371, fuel: 49 },
  { score: 700, rings: 7, altitude: 59, speed: 369, fuel: 49 },
  { score: 800, rings: 8, altitude: 61, speed: 371, fuel: 48 },
  { score: 800, rings: 8, altitude: 62, speed: 376, fuel: 48 },
  { score: 800, rings: 8, altitude: 64, speed: 379, fuel: 47 },
  { score: 800, rings: 8, altitude: 66, speed: 382, fuel: 47 },
  { score: 800, rings: 8, altitude: 68, speed: 384, fuel: 46 },
  { score: 800, rings: 8, altitude: 70, speed: 385, fuel: 46 },
  { score: 800, rings: 8, altitude: 73, speed: 389, fuel: 45 },
  { score: 800, rings: 8, altitude: 75, speed: 393, fuel: 45 },
]

export const FILM = {
  sources: [
    { src: filmWebm, type: 'video/webm; codecs="av01.0.05M.08"' },
    { src: filmMp4, type: 'video/mp4' },
  ],
  width: 1280,
  height: 720,
  readingsPerSecond: 5,
  readings,
} as const
