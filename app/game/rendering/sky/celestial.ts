/** Stars, sun and the ringed giant, as painted triangles. */
import { chance } from '../../simulation/random'
import { mixRgb, PALETTE, type Rgb } from '../palette'
import { SUN_DIRECTION } from './air'
import { lightCoat, paintCoat, type FarPaint, type Point } from './far-paint'

const LOOK_SEED = 0x57a2

type Vector = readonly [number, number, number]

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The direction at an azimuth (0 ahead, positive to the right) and an elevation, both in degrees. */
export function directionAt(azimuth: number, elevation: number): Vector {
  const flat = Math.cos(radians(elevation))
  return [Math.sin(radians(azimuth)) * flat, Math.sin(radians(elevation)), -Math.cos(radians(azimuth)) * flat]
}

/** A flat disc of sky around a direction: `at(u, v)` with u to the right and v up, in units of the angular radius. */
function skyPlane(centre: Vector, radiusDegrees: number, tiltDegrees: number): (u: number, v: number) => Point {
  const flat = Math.hypot(centre[0], centre[2])
  const right: Vector = [-centre[2] / flat, 0, centre[0] / flat]
  const up: Vector = [
    right[1] * centre[2] - right[2] * centre[1],
    right[2] * centre[0] - right[0] * centre[2],
    right[0] * centre[1] - right[1] * centre[0],
  ]
  const size = Math.tan(radians(radiusDegrees))
  const cosine = Math.cos(radians(tiltDegrees)) * size
  const sine = Math.sin(radians(tiltDegrees)) * size
  return (u, v) => {
    const across = u * cosine - v * sine
    const above = u * sine + v * cosine
    return [
      centre[0] + right[0] * across + up[0] * above,
      centre[1] + right[1] * across + up[1] * above,
      centre[2] + right[2] * across + up[2] * above,
    ]
  }
}

export function paintStars(paint: FarPaint, count: number): void {
  for (let star = 0; star < count; star++) {
    const azimuth = (chance(LOOK_SEED, star, 1) - 0.5) * 200
    const elevation = 13 + 62 * chance(LOOK_SEED, star, 2) ** 1.3
    const size = 0.045 + 0.1 * chance(LOOK_SEED, star, 3) ** 6
    const light = (0.35 + 0.65 * chance(LOOK_SEED, star, 4)) * Math.min(1, (elevation - 11) / 16)
    const at = skyPlane(directionAt(azimuth, elevation), size, 45)
    const coat = lightCoat(PALETTE.star, light)
    paint.quad([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [coat, coat, coat, coat])
  }
}

const SUN_RADIUS_DEGREES = 1.9

export function paintSun(paint: FarPaint, segments: number): void {
  const at = skyPlane(SUN_DIRECTION, SUN_RADIUS_DEGREES, 0)
  const rings: readonly (readonly [radius: number, light: number, colour: Rgb])[] = [
    [0.9, 0.5, PALETTE.sunGlow],
    [2, 0.3, PALETTE.sunGlow],
    [4, 0.15, PALETTE.sunGlow],
    [8, 0.05, PALETTE.sunGlow],
    [14, 0, PALETTE.sunGlow],
  ]
  for (let segment = 0; segment < segments; segment++) {
    const from = (segment / segments) * 2 * Math.PI
    const to = ((segment + 1) / segments) * 2 * Math.PI
    const place = (radius: number, angle: number): Point => at(Math.cos(angle) * radius, Math.sin(angle) * radius)
    for (const [index, [outer, outerLight, colour]] of rings.entries()) {
      const inner = rings[index - 1]
      if (inner === undefined) continue
      const innerCoat = lightCoat(inner[2], inner[1])
      const outerCoat = lightCoat(colour, outerLight)
      paint.quad(
        [place(inner[0], from), place(outer, from), place(outer, to), place(inner[0], to)],
        [innerCoat, outerCoat, outerCoat, innerCoat],
      )
    }
    const disc = paintCoat(PALETTE.sunDisc, 1, 0)
    const edge = paintCoat(PALETTE.sunDisc, 0, 0)
    paint.triangle([at(0, 0), place(1, from), place(1, to)], [disc, disc, disc])
    paint.quad([place(1, from), place(1.07, from), place(1.07, to), place(1, to)], [disc, edge, edge, disc])
  }
}

const GIANT = { azimuth: 18, elevation: 11, radiusDegrees: 13.5, tiltDegrees: 19 }
/** From the giant's middle towards its light, in its own plane: left, up and towards the eye. */
const GIANT_LIGHT: Vector = [-0.72, 0.28, 0.63]
/** The bands, from pole to pole: where each ends in v, and its place between dark and light paint. */
const BANDS: readonly (readonly [v: number, tone: number])[] = [
  [-1, 0.2],
  [-0.72, 0.25],
  [-0.5, 0.55],
  [-0.3, 0.35],
  [-0.12, 0.85],
  [0.1, 0.6],
  [0.2, 1],
  [0.44, 0.45],
  [0.58, 0.75],
  [0.8, 0.3],
  [1, 0.3],
]
const RING_EDGES: readonly (readonly [inner: number, outer: number, cover: number])[] = [
  [1.32, 1.42, 0.3],
  [1.44, 1.78, 0.72],
  [1.84, 2.12, 0.5],
  [2.15, 2.2, 0.25],
]
const RING_FLATNESS = 0.17

function bandColour(tone: number): Rgb {
  return tone < 0.5
    ? mixRgb(PALETTE.planetDark, PALETTE.planetBand, tone * 2)
    : mixRgb(PALETTE.planetBand, PALETTE.planetLight, tone * 2 - 1)
}

export function paintGiant(paint: FarPaint, segments: number): void {
  const at = skyPlane(directionAt(GIANT.azimuth, GIANT.elevation), GIANT.radiusDegrees, GIANT.tiltDegrees)
  const ringSegments = Math.round(segments * 0.8)
  paintGiantRings(paint, at, ringSegments, 0)
  for (const [index, [high, tone]] of BANDS.entries()) {
    const low = BANDS[index - 1]?.[0]
    if (low !== undefined) paintBand(paint, at, low, high, bandColour(tone), segments)
  }
  paintGiantRings(paint, at, ringSegments, Math.PI)
}

type Plane = (u: number, v: number) => Point

function paintBand(paint: FarPaint, at: Plane, low: number, high: number, colour: Rgb, segments: number): void {
  // Rows of equal angle, so that the limb is as round at the poles as at the sides.
  const lowAngle = Math.asin(low)
  const highAngle = Math.asin(high)
  const rows = Math.max(1, Math.round(((highAngle - lowAngle) * segments) / 5))
  const columns = Math.ceil(segments / 4)
  const corner = (share: number, v: number): { point: Point; coat: ReturnType<typeof paintCoat> } => {
    const half = Math.sqrt(Math.max(0, 1 - v * v))
    const u = (share * 2 - 1) * half
    const depth = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const lit = Math.max(0, u * GIANT_LIGHT[0] + v * GIANT_LIGHT[1] + depth * GIANT_LIGHT[2])
    const point = at(u, v)
    // The unlit side is the sky's own colour: the air in front of it is as bright as beside it.
    const air = Math.min(1, 0.18 + 0.8 * (1 - Math.min(1, lit * 1.7)) + 0.5 * Math.max(0, 0.14 - point[1]) * 3)
    return { point, coat: paintCoat(colour, 1, air) }
  }
  for (let row = 0; row < rows; row++) {
    const bottom = Math.sin(lowAngle + ((highAngle - lowAngle) * row) / rows)
    const top = Math.sin(lowAngle + ((highAngle - lowAngle) * (row + 1)) / rows)
    for (let column = 0; column < columns; column++) {
      const corners = [
        corner(column / columns, bottom),
        corner((column + 1) / columns, bottom),
        corner((column + 1) / columns, top),
        corner(column / columns, top),
      ] as const
      paint.quad(
        [corners[0].point, corners[1].point, corners[2].point, corners[3].point],
        [corners[0].coat, corners[1].coat, corners[2].coat, corners[3].coat],
      )
    }
  }
}

/**
 * How much of the light reaches the rings, in [0, 1]. Behind the giant they lie in its shadow and, on the far half, dissolve
 * before its dark limb: nobody sees the limb, and rings that end at it look cut off.
 */
function ringLight(radius: number, angle: number): number {
  const u = Math.cos(angle) * radius
  const v = Math.sin(angle) * radius * RING_FLATNESS
  const depth = -Math.sin(angle) * radius * Math.sqrt(1 - RING_FLATNESS * RING_FLATNESS)
  const along = u * GIANT_LIGHT[0] + v * GIANT_LIGHT[1] + depth * GIANT_LIGHT[2]
  if (along >= 0) return 1
  const outOfShadow = easeBetween(0.9, 1.25, Math.sqrt(Math.max(0, radius * radius - along * along)))
  return depth < 0 && u > 0 ? Math.min(outOfShadow, easeBetween(1, 1.5, Math.hypot(u, v))) : outOfShadow
}

/** 0 up to `from`, 1 from `to` on, and an S between them. */
function easeBetween(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Half of the giant's rings: the far half from angle 0 on, the near half from π on. */
function paintGiantRings(paint: FarPaint, at: Plane, segments: number, start: number): void {
  for (const [inner, outer, cover] of RING_EDGES) {
    for (let segment = 0; segment < segments; segment++) {
      const from = start + (segment / segments) * Math.PI
      const to = start + ((segment + 1) / segments) * Math.PI
      const corner = (radius: number, angle: number): Point =>
        at(Math.cos(angle) * radius, Math.sin(angle) * radius * RING_FLATNESS)
      const coatAt = (radius: number, angle: number): ReturnType<typeof paintCoat> =>
        paintCoat(PALETTE.planetRing, cover * (0.75 - 0.25 * Math.cos(angle)) * ringLight(radius, angle), 0.3)
      paint.quad(
        [corner(inner, from), corner(outer, from), corner(outer, to), corner(inner, to)],
        [coatAt(inner, from), coatAt(outer, from), coatAt(outer, to), coatAt(inner, to)],
      )
    }
  }
}
