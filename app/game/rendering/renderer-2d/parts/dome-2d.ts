/** The colours of the sky and the sun's glow, computed on a coarse grid over the picture. */
import { Vector3 } from 'three'

import { addWideGlow, type Colour, type Atmosphere2d } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import { packPixel, type Raster } from '../raster/pixels.ts'
import type { Ground2d } from './ground-2d.ts'

/** Pixels from one computed colour to the next, and of a run of one colour: finer than the eye sees in this sky. */
const CELL = 16
const RUN = 4
const RUNS = CELL / RUN

/** The vertices of the grid that are on one line of pixels. */
interface Row {
  readonly towards: readonly Vector3[]
  /** Three numbers a vertex. */
  readonly colours: Float64Array
}

function createRow(vertices: number): Row {
  return { towards: Array.from({ length: vertices }, () => new Vector3()), colours: new Float64Array(vertices * 3) }
}

/** The rows above and below the cells that are being filled. */
interface Rows {
  upper: Row
  lower: Row
}

/** The colours at both ends of a line through a cell. */
const ends = new Float64Array(6)

/** Fills the cell right of vertex number `cell`, below line `top` of the picture. */
function fillCell({ width, height, pixels }: Raster, { upper, lower }: Rows, cell: number, top: number): void {
  const right = Math.min(width, (cell + 1) * CELL)
  for (let row = top; row < Math.min(height, top + CELL); row += 2) {
    const share = (row - top) / CELL
    for (let index = 0; index < 6; index += 1) {
      const above = upper.colours[cell * 3 + index]
      ends[index] = above + (lower.colours[cell * 3 + index] - above) * share
    }
    let red = ends[0]
    let green = ends[1]
    let blue = ends[2]
    const redStep = (ends[3] - red) / RUNS
    const greenStep = (ends[4] - green) / RUNS
    const blueStep = (ends[5] - blue) / RUNS
    for (let x = cell * CELL; x < right; x += RUN) {
      const pixel = packPixel(red, green, blue)
      const end = row * width + Math.min(right, x + RUN)
      // The next line differs by less than the eye sees. Past the picture's end nothing is written.
      for (let at = row * width + x; at < end; at += 1) pixels[at] = pixels[at + width] = pixel
      red += redStep
      green += greenStep
      blue += blueStep
    }
  }
}

export function createDome2d(pen: Pen, atmosphere: Atmosphere2d, ground: Ground2d): () => void {
  const { camera } = pen
  const rows: Rows = { upper: createRow(0), lower: createRow(0) }
  const colour: Colour = new Float64Array(3)
  /** The vertices of one cell. */
  const vertices: Vector3[] = []

  const computeRow = ({ towards, colours }: Row, y: number): void => {
    const { width, height } = pen.raster
    const rise = (1 - (2 * y) / height - camera.up) * camera.tanHalfFov
    for (let vertex = 0; vertex < towards.length; vertex += 1) {
      const direction = towards[vertex]
      const aside = ((2 * vertex * CELL) / width - 1 - camera.across) * camera.aspect * camera.tanHalfFov
      direction.copy(camera.ahead).addScaledVector(camera.right, aside).addScaledVector(camera.top, rise).normalize()
      atmosphere.skyInto(colour, direction)
      addWideGlow(colour, direction, atmosphere)
      for (let channel = 0; channel < 3; channel += 1)
        colours[vertex * 3 + channel] = 255 * Math.min(1, colour[channel])
    }
  }

  const isHidden = (cell: number): boolean => {
    const { upper, lower } = rows
    for (let side = 0; side < 2; side += 1) {
      vertices[side] = upper.towards[cell + side]
      vertices[side + 2] = lower.towards[cell + side]
    }
    return ground.hides(vertices)
  }

  return () => {
    const { width, height } = pen.raster
    const cells = Math.ceil(width / CELL)
    if (rows.upper.towards.length !== cells + 1) {
      rows.upper = createRow(cells + 1)
      rows.lower = createRow(cells + 1)
    }
    computeRow(rows.lower, 0)
    for (let top = 0; top < height; top += CELL) {
      const { upper } = rows
      rows.upper = rows.lower
      rows.lower = upper
      computeRow(upper, top + CELL)
      for (let cell = 0; cell < cells; cell += 1) if (!isHidden(cell)) fillCell(pen.raster, rows, cell, top)
    }
  }
}
