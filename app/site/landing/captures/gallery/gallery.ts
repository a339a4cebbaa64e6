// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import homeward640Avif from './homeward-640.avif'
import homeward960Avif from './homeward-960.avif'
import homeward960Webp from './homeward-960.webp'
import lowInTheValley640Avif from './low-in-the-valley-640.avif'
import lowInTheValley960Avif from './low-in-the-valley-960.avif'
import lowInTheValley960Webp from './low-in-the-valley-960.webp'
import throughTheRing640Avif from './through-the-ring-640.avif'
import throughTheRing960Avif from './through-the-ring-960.avif'
import throughTheRing960Webp from './through-the-ring-960.webp'
import wreck640Avif from './wreck-640.avif'
import wreck960Avif from './wreck-960.avif'
import wreck960Webp from './wreck-960.webp'

export const THROUGH_THE_RING: Capture = {
  avif: { 640: throughTheRing640Avif, 960: throughTheRing960Avif },
  webp: { src: throughTheRing960Webp, width: 960, height: 540 },
  course: 30,
  readings: { score: 400, rings: 4, altitude: 62, speed: 346, fuel: 72 },
}

export const LOW_IN_THE_VALLEY: Capture = {
  avif: { 640: lowInTheValley640Avif, 960: lowInTheValley960Avif },
  webp: { src: lowInTheValley960Webp, width: 960, height: 540 },
  course: 3,
  readings: { score: 0, rings: 0, altitude: 10, speed: 275, fuel: 90 },
}

export const WRECK: Capture = {
  avif: { 640: wreck640Avif, 960: wreck960Avif },
  webp: { src: wreck960Webp, width: 960, height: 540 },
  course: 39,
  readings: { score: 100, rings: 1, altitude: 55, speed: 288, fuel: 59 },
}

export const HOMEWARD: Capture = {
  avif: { 640: homeward640Avif, 960: homeward960Avif },
  webp: { src: homeward960Webp, width: 960, height: 540 },
  course: 9,
  readings: { score: 1000, rings: 10, altitude: 37, speed: 415, fuel: 40 },
}
