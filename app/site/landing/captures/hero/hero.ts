// Written by `npm run pictures` from scripts/pictures/moments.mjs; a change here is lost at the next run.
import type { Capture } from '../capture.ts'
import heroTall1140Avif from './hero-tall-1140.avif'
import heroTall1140Webp from './hero-tall-1140.webp'
import heroTall760Avif from './hero-tall-760.avif'
import heroWide1280Avif from './hero-wide-1280.avif'
import heroWide1440Avif from './hero-wide-1440.avif'
import heroWide1920Avif from './hero-wide-1920.avif'
import heroWide1920Webp from './hero-wide-1920.webp'
import heroWide640Avif from './hero-wide-640.avif'

export const HERO_WIDE: Capture = {
  avif: [
    { src: heroWide640Avif, width: 640, height: 360 },
    { src: heroWide1280Avif, width: 1280, height: 720 },
    { src: heroWide1440Avif, width: 1440, height: 810 },
    { src: heroWide1920Avif, width: 1920, height: 1080 },
  ],
  webp: { src: heroWide1920Webp, width: 1920, height: 1080 },
  course: 344,
  readings: { score: 200, ringsCollected: 2, altitudeMetres: 50, speedKilometresPerHour: 319, fuelPercent: 79 },
}

export const HERO_TALL: Capture = {
  avif: [
    { src: heroTall760Avif, width: 760, height: 1161 },
    { src: heroTall1140Avif, width: 1140, height: 1742 },
  ],
  webp: { src: heroTall1140Webp, width: 1140, height: 1742 },
  course: 344,
  readings: { score: 200, ringsCollected: 2, altitudeMetres: 50, speedKilometresPerHour: 318, fuelPercent: 79 },
}
