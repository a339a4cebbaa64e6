/** The sky: its colours on a coarse grid over the picture, then all that is painted on it, far to near. */
import type { FlightFrame } from '../flight-frame.ts'
import type { Detail } from '../quality/detail.ts'
import { SUN_DIRECTION } from '../sky/atmosphere.ts'
import { paintPlanet, paintStars, paintSun, SUN_GLOW, SUN_RADIUS_DEGREES } from '../sky/celestial.ts'
import { createFarPaint } from '../sky/far-paint.ts'
import { paintFarRidges } from '../sky/far-ridges.ts'
import { PALETTE } from '../palette.ts'
import { mixInto, redden, skyColourInto, type Colour, type Direction } from '../sky/sky-colour.ts'
import type { Pen } from './pen.ts'
import { packPixel } from './raster.ts'

/** Pixels from one computed colour to the next, and of a run of one colour: finer than the eye sees in this sky. */
const CELL = 16
const RUN = 4
/** Directions lower than this (the sine of an angle) meet the ground before its end, from any height of the flight. */
const GROUND_BELOW = -0.26

export interface FlatSky {
  draw(frame: FlightFrame): void
}

export function createFlatSky(detail: Detail, pen: Pen): FlatSky {
  const drawDome = createDome(pen)
  const drawFar = createFar(detail, pen)
  return {
    draw: (frame) => {
      drawDome(frame)
      drawFar(frame)
    },
  }
}

const DEGREES = 180 / Math.PI

/** The light that the sun's glow adds in a direction, in [0, 1]. */
function sunGlowAt({ x, y, z }: Direction): number {
  const [sunX, sunY, sunZ] = SUN_DIRECTION
  const cosine = x * sunX + y * sunY + z * sunZ
  const away = cosine > 0.7 ? (Math.acos(Math.min(1, cosine)) * DEGREES) / SUN_RADIUS_DEGREES : Infinity
  for (let stop = 1; stop < SUN_GLOW.length; stop += 1) {
    const [from, to] = [SUN_GLOW[stop - 1], SUN_GLOW[stop]]
    if (from === undefined || to === undefined || away > to[0]) continue
    return from[1] + (to[1] - from[1]) * Math.max(0, (away - from[0]) / (to[0] - from[0]))
  }
  return 0
}

function createDome(pen: Pen): (frame: FlightFrame) => void {
  const { camera } = pen
  /** The colours of the grid's upper row and of the row below, three numbers a corner. */
  let upper = new Float64Array(0)
  let lower = new Float64Array(0)
  const colour: Colour = [0, 0, 0]
  const direction: Direction = { x: 0, y: 0, z: 0 }

  /** Gives whether any of it may be seen. */
  const computeRow = (row: Float64Array, y: number, redness: number): boolean => {
    const { width, height } = pen.raster
    let isSeen = false
    const rise = (1 - (2 * y) / height - camera.up) * camera.lens
    for (let corner = 0; corner * 3 < row.length; corner += 1) {
      const aside = ((2 * corner * CELL) / width - 1 - camera.across) * camera.aspect * camera.lens
      const x = camera.aheadX + camera.rightX * aside + camera.upX * rise
      const up = camera.aheadY + camera.rightY * aside + camera.upY * rise
      const z = camera.aheadZ + camera.rightZ * aside + camera.upZ * rise
      const length = Math.sqrt(x * x + up * up + z * z)
      direction.x = x / length
      direction.y = up / length
      direction.z = z / length
      if (direction.y > GROUND_BELOW) isSeen = true
      skyColourInto(colour, direction, redness)
      const glow = sunGlowAt(direction)
      for (let channel = 0; channel < 3; channel += 1)
        row[corner * 3 + channel] = 255 * Math.min(1, (colour[channel] ?? 0) + (PALETTE.sunGlow[channel] ?? 0) * glow)
    }
    return isSeen
  }

  /** Fills a line of pixels with what lies `share` of the way from the upper row of the grid to the lower one. */
  const fillLine = (y: number, share: number): void => {
    const { width, pixels } = pen.raster
    const line = y * width
    const at = (index: number): number => (upper[index] ?? 0) + ((lower[index] ?? 0) - (upper[index] ?? 0)) * share
    for (let corner = 0; corner * CELL < width; corner += 1) {
      let red = at(corner * 3)
      let green = at(corner * 3 + 1)
      let blue = at(corner * 3 + 2)
      const runs = CELL / RUN
      const redStep = (at(corner * 3 + 3) - red) / runs
      const greenStep = (at(corner * 3 + 4) - green) / runs
      const blueStep = (at(corner * 3 + 5) - blue) / runs
      const end = Math.min(width, (corner + 1) * CELL)
      for (let x = corner * CELL; x < end; x += RUN) {
        const pixel = packPixel(red, green, blue)
        for (let of = x; of < x + RUN && of < end; of += 1) pixels[line + of] = pixel
        red += redStep
        green += greenStep
        blue += blueStep
      }
    }
  }

  return ({ redness }) => {
    const { width, height } = pen.raster
    const length = (Math.ceil(width / CELL) + 1) * 3
    if (upper.length !== length) {
      upper = new Float64Array(length)
      lower = new Float64Array(length)
    }
    let isSeen = computeRow(lower, 0, redness)
    for (let y = 0; y < height; y += 1) {
      if (y % CELL === 0) {
        const last = upper
        upper = lower
        lower = last
        const isUpperSeen = isSeen
        isSeen = computeRow(lower, y + CELL, redness)
        if (!isUpperSeen && !isSeen) {
          y += CELL - 1
          continue
        }
      }
      fillLine(y, (y % CELL) / CELL)
    }
  }
}

/** Paint is mixed anew when the light has changed by this much. */
const SEEN_REDNESS = 0.004

function createFar(detail: Detail, pen: Pen): (frame: FlightFrame) => void {
  const { camera } = pen
  const painted = createFarPaint()
  paintStars(painted, detail.stars)
  paintPlanet(painted, detail.skySegments)
  const cornersBehindGlow = painted.corners.positions.length / 3
  paintSun(painted, detail.skySegments, [])
  paintFarRidges(painted, detail.ridgeSteps)
  const { positions, colours, blends } = painted.corners
  const corners = positions.length / 3
  /** The paint of each corner, mixed with the sky behind it. */
  const paints = new Float32Array(corners * 3)
  const colour: Colour = [0, 0, 0]
  const behind: Colour = [0, 0, 0]
  const direction: Direction = { x: 0, y: 0, z: 0 }
  let mixedRedness = NaN

  const turnTo = (corner: number): void => {
    // What stands in the world moves aside with the camera, but is so far away that it stays as far ahead.
    const isPlace = blends[corner * 4 + 3] ?? 0
    direction.x = (positions[corner * 3] ?? 0) - camera.x * isPlace
    direction.y = (positions[corner * 3 + 1] ?? 0) - camera.y * isPlace
    direction.z = positions[corner * 3 + 2] ?? 0
  }
  const mixPaints = (redness: number): void => {
    mixedRedness = redness
    for (let corner = 0; corner < corners; corner += 1) {
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = colours[corner * 3 + channel] ?? 0
      redden(colour, redness)
      turnTo(corner)
      const length = Math.hypot(direction.x, direction.y, direction.z)
      direction.x /= length
      direction.y /= length
      direction.z /= length
      skyColourInto(behind, direction, redness)
      // The sky has the sun's glow in it already; what covers the sky has it again.
      const isLit = corner < cornersBehindGlow && (blends[corner * 4 + 1] ?? 0) > 0
      const glow = isLit ? sunGlowAt(direction) : 0
      mixInto(colour, behind, blends[corner * 4 + 2] ?? 0)
      for (let channel = 0; channel < 3; channel += 1)
        paints[corner * 3 + channel] = (colour[channel] ?? 0) + (PALETTE.sunGlow[channel] ?? 0) * glow
    }
  }

  const paint: Colour = [0, 0, 0]
  return ({ redness }) => {
    if (!(Math.abs(redness - mixedRedness) < SEEN_REDNESS)) mixPaints(redness)
    for (let first = 0; first < corners; first += 3) {
      let isOpaque = true
      for (let corner = first; corner < first + 3; corner += 1) {
        turnTo(corner)
        // Directions are unit vectors: nothing of the sky may be nearer than the camera's near plane.
        pen.corner(direction.x * 100, direction.y * 100, direction.z * 100)
        for (let channel = 0; channel < 3; channel += 1) paint[channel] = paints[corner * 3 + channel] ?? 0
        const opacity = blends[corner * 4 + 1] ?? 0
        if (opacity < 1) isOpaque = false
        pen.paint(paint, opacity, blends[corner * 4] ?? 0)
      }
      pen.shade(isOpaque ? 0.5 : 0, false)
    }
  }
}
