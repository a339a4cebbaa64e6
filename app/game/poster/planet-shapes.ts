/** The ringed planet of a poster. */
import { mixRgb, PALETTE, tintRgb, type Rgb } from '../rendering/colour/palette.ts'
import type { CourseSky } from '../rendering/mood/course-sky.ts'
import { PICTURE } from './layout.ts'
import { areaPath, circlePath, type PathShape, type Point } from './shapes.ts'
import { skyBehind } from './sky-shapes.ts'

/** The planet's bands: from and to which height, in radii, and how light they are. */
const BANDS = [
  [-1, -0.62, 0.3],
  [-0.62, -0.34, 0.6],
  [-0.34, -0.12, 0.85],
  [-0.12, 0.14, 0.55],
  [0.14, 0.26, 1],
  [0.26, 0.55, 0.5],
  [0.55, 1, 0.25],
] as const
/** The planet's rings: inner and outer edge, in radii, and how much of their colour is seen. */
const RINGS = [
  [1.36, 1.8, 0.85],
  [1.88, 2.14, 0.6],
] as const
/** How far the two halves of a ring overlap, in radians, so that no seam shows. */
const OVERLAP = 0.02
/** Where the night begins, in radii from the middle, away from the sun. */
const TERMINATOR = 0.35
const STEPS = 32

/** It stands on the other side of the picture than the sun. */
export function planetShapes({ mood, side, places }: CourseSky, sun: Point): PathShape[] {
  const radius = 90 + 7 * places.radius
  const middle = { x: PICTURE.left + PICTURE.width * (0.5 + 0.21 * side), y: PICTURE.top + 330 }
  const lean = (side * places.tilt * Math.PI) / 180
  /** An arc of an ellipse about the middle, in radii. */
  const arc = (from: number, to: number, across: number, up: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = from + ((to - from) * step) / STEPS
      const [u, v] = [radius * across * Math.cos(angle), radius * up * Math.sin(angle)]
      return {
        x: middle.x + u * Math.cos(lean) + v * Math.sin(lean),
        y: middle.y + u * Math.sin(lean) - v * Math.cos(lean),
      }
    })

  const behind = skyBehind(mood, Math.hypot(middle.x - sun.x, middle.y - sun.y))
  const veiled = (rgb: Rgb): Rgb => mixRgb(tintRgb(rgb, mood.planet.tint), behind, mood.planet.veil)
  const halfOfRings = (from: number): PathShape[] =>
    RINGS.map(([inner, outer, share]) => {
      const to = from + Math.PI + OVERLAP
      const ring = [
        ...arc(from, to, outer, outer * places.ringOpening),
        ...arc(to, from, inner, inner * places.ringOpening),
      ]
      return { path: areaPath(ring), fill: mixRgb(behind, veiled(PALETTE.planetRing), share) }
    })
  const bands = BANDS.map(([low, high, tone]) => {
    const [from, to] = [Math.asin(low), Math.asin(high)]
    return {
      path: areaPath([...arc(from, to, 1, 1), ...arc(Math.PI - to, Math.PI - from, 1, 1)]),
      fill: veiled(paintOf(tone)),
    }
  })
  const pole = Math.PI / 2
  const night = areaPath([...arc(-pole, pole, side, 1), ...arc(pole, -pole, side * TERMINATOR, 1)])
  return [
    ...halfOfRings(0),
    { path: circlePath(middle, radius), fill: veiled(PALETTE.planetBand) },
    ...bands,
    { path: night, fill: mixRgb(behind, veiled(PALETTE.planetDark), 0.35), opacity: 0.8 },
    ...halfOfRings(Math.PI),
  ]
}

function paintOf(tone: number): Rgb {
  return tone < 0.5
    ? mixRgb(PALETTE.planetDark, PALETTE.planetBand, tone * 2)
    : mixRgb(PALETTE.planetBand, PALETTE.planetLight, tone * 2 - 1)
}
