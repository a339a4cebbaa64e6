/** The colours of the sky and the sun's glow, computed on a coarse grid over the picture. */
import { Vector3 } from 'three'

import { normalize, type Colour, type FlatAir } from './flat-air.ts'
import type { Pen } from './pen.ts'
import { packPixel, type Raster } from './raster/pixels.ts'

/** Pixels from one computed colour to the next, and of a run of one colour: finer than the eye sees in this sky. */
const CELL = 16
const RUN = 4
const RUNS = CELL / RUN
/** Directions lower than this (the sine of an angle) meet the ground before its end, from any height of the flight. */
const GROUND_BELOW = -0.26

/** The colours of two neighbouring rows of the grid, three numbers a corner. */
interface Rows {
  upper: Float64Array
  lower: Float64Array
}

/** The colours at both ends of a line through a cell. */
const ends = new Float64Array(6)

/** Fills a line of pixels, `down` below the grid's upper row: a share would be boxed on its way between functions. */
function fillLine({ width, pixels }: Raster, top: number, down: number, { upper, lower }: Rows): void {
  const line = (top + down) * width
  const share = down / CELL
  for (let corner = 0; corner * CELL < width; corner += 1) {
    for (let index = 0; index < 6; index += 1) {
      const above = upper[corner * 3 + index] ?? 0
      ends[index] = above + ((lower[corner * 3 + index] ?? 0) - above) * share
    }
    let red = ends[0] ?? 0
    let green = ends[1] ?? 0
    let blue = ends[2] ?? 0
    const redStep = ((ends[3] ?? 0) - red) / RUNS
    const greenStep = ((ends[4] ?? 0) - green) / RUNS
    const blueStep = ((ends[5] ?? 0) - blue) / RUNS
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

export function createFlatDome(pen: Pen, air: FlatAir): () => void {
  const { camera } = pen
  const rows: Rows = { upper: new Float64Array(0), lower: new Float64Array(0) }
  const colour: Colour = new Float64Array(3)
  const direction = new Vector3()

  /** Gives whether any of it may be seen. */
  const computeRow = (row: Float64Array, y: number): boolean => {
    const { width, height } = pen.raster
    let isSeen = false
    const rise = (1 - (2 * y) / height - camera.up) * camera.lens
    for (let corner = 0; corner * 3 < row.length; corner += 1) {
      const aside = ((2 * corner * CELL) / width - 1 - camera.across) * camera.aspect * camera.lens
      direction.x = camera.aheadX + camera.rightX * aside + camera.upX * rise
      direction.y = camera.aheadY + camera.rightY * aside + camera.upY * rise
      direction.z = camera.aheadZ + camera.rightZ * aside + camera.upZ * rise
      normalize(direction)
      if (direction.y > GROUND_BELOW) isSeen = true
      air.skyInto(colour, direction)
      air.glowInto(colour, direction, 1)
      for (let channel = 0; channel < 3; channel += 1)
        row[corner * 3 + channel] = 255 * Math.min(1, colour[channel] ?? 0)
    }
    return isSeen
  }

  return () => {
    const { width, height } = pen.raster
    const length = (Math.ceil(width / CELL) + 1) * 3
    if (rows.upper.length !== length) {
      rows.upper = new Float64Array(length)
      rows.lower = new Float64Array(length)
    }
    let isLowerSeen = computeRow(rows.lower, 0)
    for (let top = 0; top < height; top += CELL) {
      const isUpperSeen = isLowerSeen
      const { upper } = rows
      rows.upper = rows.lower
      rows.lower = upper
      isLowerSeen = computeRow(upper, top + CELL)
      if (!isUpperSeen && !isLowerSeen) continue
      for (let down = 0; down < Math.min(CELL, height - top); down += 2) {
        fillLine(pen.raster, top, down, rows)
        // The next line differs by less than the eye sees. Past the picture's end nothing is copied.
        const next = (top + down + 1) * width
        pen.raster.pixels.copyWithin(next, next - width, next)
      }
    }
  }
}
