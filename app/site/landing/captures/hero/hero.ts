// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.
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
  avif: { 640: heroWide640Avif, 1280: heroWide1280Avif, 1440: heroWide1440Avif, 1920: heroWide1920Avif },
  webp: { src: heroWide1920Webp, width: 1920, height: 1080 },
  course: 88,
  readings: { score: 400, rings: 4, altitude: 58, speed: 362, fuel: 67 },
}

export const HERO_TALL: Capture = {
  avif: { 760: heroTall760Avif, 1140: heroTall1140Avif },
  webp: { src: heroTall1140Webp, width: 1140, height: 1742 },
  course: 88,
  readings: { score: 400, rings: 4, altitude: 58, speed: 362, fuel: 67 },
}
