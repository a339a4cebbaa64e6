/** The ringed planet, as painted triangles. */
import { Vector3 } from 'three'

import { directionAt, type CourseSky } from '../mood/course-sky.ts'
import { mixRgb, PALETTE, tintRgb, type Rgb } from '../colour/palette.ts'
import { opaquePaint, type FarPaint, type Paint, skyDisc } from './far-paint.ts'
import { smoothstep } from '../../simulation/easing.ts'

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
/** In radii of the planet. */
const RINGS: readonly (readonly [inner: number, outer: number, opacity: number])[] = [
  [1.32, 1.42, 0.3],
  [1.44, 1.78, 0.72],
  [1.84, 2.12, 0.5],
  [2.15, 2.2, 0.25],
]

function bandColour(band: number): Rgb {
  const tone = 0.4 + 0.6 * band
  return tone < 0.5
    ? mixRgb(PALETTE.planetDark, PALETTE.planetBand, tone * 2)
    : mixRgb(PALETTE.planetBand, PALETTE.planetLight, tone * 2 - 1)
}

type Planet = Readonly<ReturnType<typeof planetOf>>

/** Geometry and light of the planet, for the functions that paint it. */
function planetOf({ mood, places, side }: CourseSky) {
  const disc = skyDisc(directionAt(side * places.azimuth, places.elevation), places.radius, side * places.tilt)
  const phase = (places.phase * Math.PI) / 180
  return {
    at: (u: number, v: number) => disc(side * u, v),
    ringOpening: places.ringOpening,
    /** From its middle towards its light, in its own plane: right, up and towards the eye. */
    light: new Vector3(-Math.sin(phase), 0.29, Math.cos(phase)).normalize(),
    ...mood.planet,
  }
}

export function paintPlanet(paint: FarPaint, segments: number, sky: CourseSky): void {
  const planet = planetOf(sky)
  const ringSegments = Math.round(segments * 0.8)
  paintRings(paint, planet, ringSegments, 0)
  for (const band of BANDS) paintBand(paint, planet, band, segments)
  paintRings(paint, planet, ringSegments, Math.PI)
}

function paintBand(paint: FarPaint, planet: Planet, band: Band, segments: number): void {
  const rgb = tintRgb(bandColour(band.tone), planet.tint)
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
        planetVertex(planet, left, bottom, rgb),
        planetVertex(planet, right, bottom, rgb),
        planetVertex(planet, right, top, rgb),
        planetVertex(planet, left, top, rgb),
      ] as const
      paint.quad([a.place, b.place, c.place, d.place], [a.paint, b.paint, c.paint, d.paint])
    }
  }
}

/** A point of the planet at a share of its width at height v, and how it is lit. */
function planetVertex(
  { at, light, veil }: Planet,
  share: number,
  v: number,
  rgb: Rgb,
): { place: Vector3; paint: Paint } {
  const u = (share * 2 - 1) * Math.sqrt(Math.max(0, 1 - v * v))
  const depth = Math.sqrt(Math.max(0, 1 - u * u - v * v))
  const lit = Math.max(0, light.dot({ x: u, y: v, z: depth }))
  const place = at(u, v)
  // The unlit side has the colour of the sky, which is as bright in front of it as beside it.
  const fog = Math.min(1, veil + 0.8 * (1 - Math.min(1, lit * 1.7)) + 0.5 * Math.max(0, 0.14 - place.y) * 3)
  return { place, paint: opaquePaint(rgb, 1, fog) }
}

/** How far behind the planet's middle the rings on its dark side have faded out, in radii. */
const FAR_FADE = 0.9

/**
 * How much of the light reaches the rings, in [0, 1]. Behind the planet they lie in its shadow. The far half fades out
 * before the dark limb, which cannot be seen, so that the rings do not look cut off.
 */
function ringLight({ light, ringOpening }: Planet, radius: number, angle: number): number {
  const u = Math.cos(angle) * radius
  const v = Math.sin(angle) * radius * ringOpening
  const depth = -Math.sin(angle) * radius * Math.sqrt(1 - ringOpening * ringOpening)
  const along = light.dot({ x: u, y: v, z: depth })
  if (along >= 0) return 1
  const outOfShadow = smoothstep(0.9, 1.25, Math.sqrt(Math.max(0, radius * radius - along * along)))
  return depth < 0 ? outOfShadow * smoothstep(-FAR_FADE, 0, depth) : outOfShadow
}

/** Half of the planet's rings: the far half from angle 0 on, the near half from π on. */
function paintRings(paint: FarPaint, planet: Planet, segments: number, start: number): void {
  const rgb = tintRgb(PALETTE.planetRing, planet.tint)
  for (const [inner, outer, opacity] of RINGS) {
    for (let segment = 0; segment < segments; segment += 1) {
      const from = start + (segment / segments) * Math.PI
      const to = start + ((segment + 1) / segments) * Math.PI
      const vertex = (radius: number, angle: number): Vector3 =>
        planet.at(Math.cos(angle) * radius, Math.sin(angle) * radius * planet.ringOpening)
      const paintAt = (radius: number, angle: number): Paint =>
        opaquePaint(
          rgb,
          opacity * (0.75 - 0.25 * Math.cos(angle)) * ringLight(planet, radius, angle),
          planet.veil + 0.12,
        )
      paint.quad(
        [vertex(inner, from), vertex(outer, from), vertex(outer, to), vertex(inner, to)],
        [paintAt(inner, from), paintAt(outer, from), paintAt(outer, to), paintAt(inner, to)],
      )
    }
  }
}
