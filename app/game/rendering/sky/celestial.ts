/** Stars, sun and the ringed planet, as painted triangles. */
import { Vector3 } from 'three'

import { chance } from '../../simulation/random.ts'
import { mixRgb, PALETTE, type Rgb } from '../palette.ts'
import { SUN_DIRECTION } from './atmosphere.ts'
import { lightPaint, opaquePaint, type FarPaint, type Paint } from './far-paint.ts'

const STAR_SEED = 0x57a2

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** 0 up to `from`, 1 from `to` on, and an S between them. */
function smoothstep(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** The direction at an azimuth (0 ahead, positive to the right) and an elevation, both in degrees. */
export function directionAt(azimuth: number, elevation: number): Vector3 {
  const [turn, rise] = [radians(azimuth), radians(elevation)]
  return new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), -Math.cos(turn) * Math.cos(rise))
}

/** A flat disc of sky around a direction: the point at u to the right and v up, in units of the angular radius. */
type SkyDisc = (u: number, v: number) => Vector3

function skyDisc(centre: Vector3, radiusDegrees: number, tiltDegrees: number): SkyDisc {
  const size = Math.tan(radians(radiusDegrees))
  const tilt = radians(tiltDegrees)
  const level = new Vector3(-centre.z, 0, centre.x).normalize()
  const right = level.clone().applyAxisAngle(centre, -tilt).multiplyScalar(size)
  const up = level.cross(centre).applyAxisAngle(centre, -tilt).multiplyScalar(size)
  return (u, v) => centre.clone().addScaledVector(right, u).addScaledVector(up, v)
}

export function paintStars(paint: FarPaint, count: number): void {
  for (let star = 0; star < count; star += 1) {
    const azimuth = (chance(STAR_SEED, star, 1) - 0.5) * 200
    const elevation = 13 + 62 * chance(STAR_SEED, star, 2) ** 1.3
    const size = 0.045 + 0.1 * chance(STAR_SEED, star, 3) ** 6
    const intensity = (0.35 + 0.65 * chance(STAR_SEED, star, 4)) * Math.min(1, (elevation - 11) / 16)
    const at = skyDisc(directionAt(azimuth, elevation), size, 45)
    const light = lightPaint(PALETTE.star, intensity)
    paint.quad([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [light, light, light, light])
  }
}

const SUN_RADIUS_DEGREES = 1.9
/** The glow around the sun: circles in radii of the disc, and the light added there. */
const SUN_GLOW: readonly (readonly [radius: number, intensity: number])[] = [
  [0.9, 0.5],
  [2, 0.3],
  [4, 0.15],
  [8, 0.05],
  [14, 0],
]

export function paintSun(paint: FarPaint, segments: number): void {
  const at = skyDisc(new Vector3(...SUN_DIRECTION), SUN_RADIUS_DEGREES, 0)
  const disc = opaquePaint(PALETTE.sunDisc, 1, 0)
  const edge = opaquePaint(PALETTE.sunDisc, 0, 0)
  for (let segment = 0; segment < segments; segment += 1) {
    const from = (segment / segments) * 2 * Math.PI
    const to = ((segment + 1) / segments) * 2 * Math.PI
    const place = (radius: number, angle: number): Vector3 => at(Math.cos(angle) * radius, Math.sin(angle) * radius)
    const arc = (inner: number, outer: number, innerPaint: Paint, outerPaint: Paint): void =>
      paint.quad(
        [place(inner, from), place(outer, from), place(outer, to), place(inner, to)],
        [innerPaint, outerPaint, outerPaint, innerPaint],
      )
    for (const [index, [outer, outerIntensity]] of SUN_GLOW.entries()) {
      const [inner, innerIntensity] = SUN_GLOW[index - 1] ?? []
      if (inner === undefined || innerIntensity === undefined) continue
      arc(inner, outer, lightPaint(PALETTE.sunGlow, innerIntensity), lightPaint(PALETTE.sunGlow, outerIntensity))
    }
    paint.triangle([at(0, 0), place(1, from), place(1, to)], disc)
    arc(1, 1.07, disc, edge)
  }
}

const PLANET = { azimuth: 18, elevation: 11, radiusDegrees: 13.5, tiltDegrees: 19 }
/** From the planet's middle towards its light, in its own plane: right, up and towards the eye. */
const PLANET_LIGHT = new Vector3(-0.72, 0.28, 0.63)

/** A band of the planet, in v from pole to pole, and its place between dark and light colours. */
interface Band {
  readonly low: number
  readonly high: number
  readonly tone: number
}

const BANDS: readonly Band[] = [
  { low: -1, high: -0.72, tone: 0.25 },
  { low: -0.72, high: -0.5, tone: 0.55 },
  { low: -0.5, high: -0.3, tone: 0.35 },
  { low: -0.3, high: -0.12, tone: 0.85 },
  { low: -0.12, high: 0.1, tone: 0.6 },
  { low: 0.1, high: 0.2, tone: 1 },
  { low: 0.2, high: 0.44, tone: 0.45 },
  { low: 0.44, high: 0.58, tone: 0.75 },
  { low: 0.58, high: 0.8, tone: 0.3 },
  { low: 0.8, high: 1, tone: 0.3 },
]
const RINGS: readonly (readonly [inner: number, outer: number, opacity: number])[] = [
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

export function paintPlanet(paint: FarPaint, segments: number): void {
  const at = skyDisc(directionAt(PLANET.azimuth, PLANET.elevation), PLANET.radiusDegrees, PLANET.tiltDegrees)
  const ringSegments = Math.round(segments * 0.8)
  paintRings(paint, at, ringSegments, 0)
  for (const band of BANDS) paintBand(paint, at, band, segments)
  paintRings(paint, at, ringSegments, Math.PI)
}

function paintBand(paint: FarPaint, at: SkyDisc, band: Band, segments: number): void {
  const rgb = bandColour(band.tone)
  // Rows of equal angle, so that the limb is as round at the poles as at the sides.
  const lowAngle = Math.asin(band.low)
  const highAngle = Math.asin(band.high)
  const rows = Math.max(1, Math.round(((highAngle - lowAngle) * segments) / 5))
  const columns = Math.ceil(segments / 4)
  const rowEdge = (row: number): number => Math.sin(lowAngle + ((highAngle - lowAngle) * row) / rows)
  for (let row = 0; row < rows; row += 1) {
    const bottom = rowEdge(row)
    const top = rowEdge(row + 1)
    for (let column = 0; column < columns; column += 1) {
      const left = column / columns
      const right = (column + 1) / columns
      const [a, b, c, d] = [
        planetCorner(at, left, bottom, rgb),
        planetCorner(at, right, bottom, rgb),
        planetCorner(at, right, top, rgb),
        planetCorner(at, left, top, rgb),
      ] as const
      paint.quad([a.place, b.place, c.place, d.place], [a.paint, b.paint, c.paint, d.paint])
    }
  }
}

/** A point of the planet at a share of its width at height v, and how it is lit. */
function planetCorner(at: SkyDisc, share: number, v: number, rgb: Rgb): { place: Vector3; paint: Paint } {
  const u = (share * 2 - 1) * Math.sqrt(Math.max(0, 1 - v * v))
  const depth = Math.sqrt(Math.max(0, 1 - u * u - v * v))
  const lit = Math.max(0, PLANET_LIGHT.dot({ x: u, y: v, z: depth }))
  const place = at(u, v)
  // The unlit side has the colour of the sky, which is as bright in front of it as beside it.
  const fog = Math.min(1, 0.18 + 0.8 * (1 - Math.min(1, lit * 1.7)) + 0.5 * Math.max(0, 0.14 - place.y) * 3)
  return { place, paint: opaquePaint(rgb, 1, fog) }
}

/**
 * How much of the light reaches the rings, in [0, 1]. Behind the planet they lie in its shadow. The far half fades out
 * before the dark limb, which cannot be seen, so that the rings do not look cut off.
 */
function ringLight(radius: number, angle: number): number {
  const u = Math.cos(angle) * radius
  const v = Math.sin(angle) * radius * RING_FLATNESS
  const depth = -Math.sin(angle) * radius * Math.sqrt(1 - RING_FLATNESS * RING_FLATNESS)
  const along = PLANET_LIGHT.dot({ x: u, y: v, z: depth })
  if (along >= 0) return 1
  const outOfShadow = smoothstep(Math.sqrt(Math.max(0, radius * radius - along * along)), 0.9, 1.25)
  return depth < 0 && u > 0 ? Math.min(outOfShadow, smoothstep(Math.hypot(u, v), 1, 1.5)) : outOfShadow
}

/** Half of the planet's rings: the far half from angle 0 on, the near half from π on. */
function paintRings(paint: FarPaint, at: SkyDisc, segments: number, start: number): void {
  for (const [inner, outer, opacity] of RINGS) {
    for (let segment = 0; segment < segments; segment += 1) {
      const from = start + (segment / segments) * Math.PI
      const to = start + ((segment + 1) / segments) * Math.PI
      const corner = (radius: number, angle: number): Vector3 =>
        at(Math.cos(angle) * radius, Math.sin(angle) * radius * RING_FLATNESS)
      const paintAt = (radius: number, angle: number): Paint =>
        opaquePaint(PALETTE.planetRing, opacity * (0.75 - 0.25 * Math.cos(angle)) * ringLight(radius, angle), 0.3)
      paint.quad(
        [corner(inner, from), corner(outer, from), corner(outer, to), corner(inner, to)],
        [paintAt(inner, from), paintAt(outer, from), paintAt(outer, to), paintAt(inner, to)],
      )
    }
  }
}
