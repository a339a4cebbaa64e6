/** The sky of a poster: rings of flat colour about the sun, and stars away from it. */
import { mixRgb, srgbFromOklch, type Rgb } from '../rendering/colour/palette.ts'
import type { Mood } from '../rendering/mood/mood.ts'
import { clamp } from '../simulation/easing.ts'
import { chance } from '../simulation/random.ts'
import { PICTURE } from './layout.ts'
import { areaPath, circlePath, rectanglePath, type PathShape, type Point } from './shapes.ts'

const BANDS = 15
/** Pixels from the sun's edge to the colour of the zenith, and how much wider the outer bands are than the inner ones. */
const REACH = 1500
const WIDENING = 1.25
const SMALLEST_BAND = 30
/** Of the sun, for each degree in the flight. */
const SUN_PIXELS = 26

export function skyShapes(mood: Mood, sun: Point): PathShape[] {
  const { left, top, width, height } = PICTURE
  const bands = Array.from({ length: BANDS }, (_, index) => {
    const share = 1 - index / BANDS
    return { path: circlePath(sun, REACH * share ** WIDENING + SMALLEST_BAND), fill: skyAt(mood, share) }
  })
  return [
    { path: rectanglePath(left, top, width, height), fill: mood.sky[5] },
    ...bands,
    ...starShapes(mood, sun),
    { path: circlePath(sun, SUN_PIXELS * mood.sunRadius), fill: mood.sunDisc },
  ]
}

/** The colour of the sky so many pixels from the sun. */
export function skyBehind(mood: Mood, pixels: number): Rgb {
  return skyAt(mood, Math.min(1, (pixels / REACH) ** (1 / WIDENING)))
}

/** From the sun, at 0, to the zenith, at 1. */
function skyAt({ sky, sunGlow }: Mood, share: number): Rgb {
  const paints = [sunGlow, ...sky]
  const at = share * (paints.length - 1)
  const below = Math.min(Math.floor(at), paints.length - 2)
  return mixRgb(paints[below], paints[below + 1], at - below)
}

const STAR = srgbFromOklch(0.95, 0.03, 80)
const STARS = 90
const STAR_DRAW = 0x9057
/** They stand in the upper part of the picture, and fade towards the sun from the second distance to the first. In pixels. */
const STARS_DOWN_TO = 620
const [STARLESS, STARRY] = [420, 1020]

function starShapes({ starlight }: Mood, sun: Point): PathShape[] {
  return Array.from({ length: STARS }, (_, star) => {
    const x = PICTURE.left + PICTURE.width * chance(STAR_DRAW, star, 1)
    const y = PICTURE.top + STARS_DOWN_TO * chance(STAR_DRAW, star, 2) ** 1.4
    const size = (1.6 + 5 * chance(STAR_DRAW, star, 3) ** 5) * Math.max(1, starlight)
    const away = clamp((Math.hypot(x - sun.x, y - sun.y) - STARLESS) / (STARRY - STARLESS), 0, 1)
    const diamond = [
      { x: x - size, y },
      { x, y: y - size },
      { x: x + size, y },
      { x, y: y + size },
    ]
    const opacity = Math.min(1, starlight) * away * (0.4 + 0.6 * chance(STAR_DRAW, star, 4))
    return { path: areaPath(diamond), fill: STAR, opacity }
  })
}
