// Written by `npm run pictures` from scripts/pictures/moments.mjs; a change here is lost at the next run.
import type { Capture } from './capture'
import heroTall720Avif from './hero-tall-720.avif'
import heroTall720Webp from './hero-tall-720.webp'
import heroWide1280Avif from './hero-wide-1280.avif'
import heroWide1280Webp from './hero-wide-1280.webp'
import heroWide1920Avif from './hero-wide-1920.avif'
import heroWide1920Webp from './hero-wide-1920.webp'
import heroWide640Avif from './hero-wide-640.avif'
import heroWide640Webp from './hero-wide-640.webp'

export const HERO_WIDE: Capture = {
  avif: [
    { src: heroWide640Avif, width: 640, height: 360 },
    { src: heroWide1280Avif, width: 1280, height: 720 },
    { src: heroWide1920Avif, width: 1920, height: 1080 },
  ],
  webp: [
    { src: heroWide640Webp, width: 640, height: 360 },
    { src: heroWide1280Webp, width: 1280, height: 720 },
    { src: heroWide1920Webp, width: 1920, height: 1080 },
  ],
  course: 16,
  readings: { score: 700, ringsCollected: 7, altitudeMetres: 131, speedKilometresPerHour: 253, fuelPercent: 35 },
}

export const HERO_TALL: Capture = {
  avif: [{ src: heroTall720Avif, width: 720, height: 1100 }],
  webp: [{ src: heroTall720Webp, width: 720, height: 1100 }],
  course: 172,
  readings: { score: 700, ringsCollected: 7, altitudeMetres: 123, speedKilometresPerHour: 250, fuelPercent: 37 },
}
