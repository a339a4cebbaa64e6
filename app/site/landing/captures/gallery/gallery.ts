// Written by `npm run pictures` from scripts/pictures/moments.mjs; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import homeward1280Avif from './homeward-1280.avif'
import homeward1280Webp from './homeward-1280.webp'
import homeward640Avif from './homeward-640.avif'
import lowInTheValley1280Avif from './low-in-the-valley-1280.avif'
import lowInTheValley1280Webp from './low-in-the-valley-1280.webp'
import lowInTheValley640Avif from './low-in-the-valley-640.avif'
import throughTheRing1280Avif from './through-the-ring-1280.avif'
import throughTheRing1280Webp from './through-the-ring-1280.webp'
import throughTheRing640Avif from './through-the-ring-640.avif'
import wreck1280Avif from './wreck-1280.avif'
import wreck1280Webp from './wreck-1280.webp'
import wreck640Avif from './wreck-640.avif'

export const THROUGH_THE_RING: Capture = {
  avif: [
    { src: throughTheRing640Avif, width: 640, height: 360 },
    { src: throughTheRing1280Avif, width: 1280, height: 720 },
  ],
  webp: { src: throughTheRing1280Webp, width: 1280, height: 720 },
  course: 172,
  readings: { score: 700, ringsCollected: 7, altitudeMetres: 127, speedKilometresPerHour: 250, fuelPercent: 35 },
}

export const LOW_IN_THE_VALLEY: Capture = {
  avif: [
    { src: lowInTheValley640Avif, width: 640, height: 360 },
    { src: lowInTheValley1280Avif, width: 1280, height: 720 },
  ],
  webp: { src: lowInTheValley1280Webp, width: 1280, height: 720 },
  course: 7,
  readings: { score: 500, ringsCollected: 5, altitudeMetres: 35, speedKilometresPerHour: 262, fuelPercent: 54 },
}

export const WRECK: Capture = {
  avif: [
    { src: wreck640Avif, width: 640, height: 360 },
    { src: wreck1280Avif, width: 1280, height: 720 },
  ],
  webp: { src: wreck1280Webp, width: 1280, height: 720 },
  course: 20,
  readings: { score: 500, ringsCollected: 5, altitudeMetres: 47, speedKilometresPerHour: 279, fuelPercent: 19 },
}

export const HOMEWARD: Capture = {
  avif: [
    { src: homeward640Avif, width: 640, height: 360 },
    { src: homeward1280Avif, width: 1280, height: 720 },
  ],
  webp: { src: homeward1280Webp, width: 1280, height: 720 },
  course: 34,
  readings: { score: 1000, ringsCollected: 10, altitudeMetres: 73, speedKilometresPerHour: 264, fuelPercent: 18 },
}
