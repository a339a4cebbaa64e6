// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import preview1280Avif from './preview-1280.avif'
import preview1280Webp from './preview-1280.webp'
import preview640Avif from './preview-640.avif'
import previewTall720Avif from './preview-tall-720.avif'
import previewTall720Webp from './preview-tall-720.webp'

export const PREVIEW: Capture = {
  avif: { 640: preview640Avif, 1280: preview1280Avif },
  webp: { src: preview1280Webp, width: 1280, height: 720 },
  course: 12,
  readings: { score: 600, rings: 6, altitude: 54, speed: 365, fuel: 57 },
}

export const PREVIEW_TALL: Capture = {
  avif: { 720: previewTall720Avif },
  webp: { src: previewTall720Webp, width: 720, height: 900 },
  course: 12,
  readings: { score: 600, rings: 6, altitude: 54, speed: 365, fuel: 57 },
}
