// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.
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
  avif: { 640: throughTheRing640Avif, 1280: throughTheRing1280Avif },
  webp: { src: throughTheRing1280Webp, width: 1280, height: 720 },
  course: 30,
  readings: { score: 400, rings: 4, altitude: 62, speed: 346, fuel: 72 },
}

export const LOW_IN_THE_VALLEY: Capture = {
  avif: { 640: lowInTheValley640Avif, 1280: lowInTheValley1280Avif },
  webp: { src: lowInTheValley1280Webp, width: 1280, height: 720 },
  course: 43,
  readings: { score: 300, rings: 3, altitude: 61, speed: 336, fuel: 77 },
}

export const WRECK: Capture = {
  avif: { 640: wreck640Avif, 1280: wreck1280Avif },
  webp: { src: wreck1280Webp, width: 1280, height: 720 },
  course: 183,
  readings: { score: 0, rings: 0, altitude: 55, speed: 262, fuel: 0 },
}

export const HOMEWARD: Capture = {
  avif: { 640: homeward640Avif, 1280: homeward1280Avif },
  webp: { src: homeward1280Webp, width: 1280, height: 720 },
  course: 5,
  readings: { score: 1000, rings: 10, altitude: 109, speed: 382, fuel: 40 },
}
