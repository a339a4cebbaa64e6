/** The ground around a chunk without its single facets and bumps: light and shadows follow it, so that they lie in large shapes. */
import type { Vector3 } from 'three'

import { smoothstep } from '../../simulation/easing.ts'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import { CHUNK_METRES, type Patch } from './chunk-layout.ts'
import { drawnAt } from './drawn-height.ts'

/** A slope takes in so many metres to either side of a column. */
const ASIDE_METRES = 40

/** The walls of the valley reach so far from its middle, in metres. */
export const WALL_METRES = 200
/**
 * How much further a slope leans to the valley, as a multiple of it: so each side is of one tone, without patches of light or shade. Whole
 * from so many metres from the middle on to where walls end, and none from so many.
 */
const LEAN = { share: 6, whole: 60, none: 600 } as const

/** What casts shadows on a patch. */
export interface Crests {
  /** Heights at the near end of the chunk and at its far end, by column, in metres. Each is the mean of three ends of chunks; otherwise the outline of every rock is a figure on the wall. */
  readonly heights: readonly [readonly number[], readonly number[]]
  /** The x of the valley's middle at both ends. */
  readonly middles: readonly [number, number]
}

export function createBroadGround() {
  /** Heights of the ground at four ends of chunks: before this one, its own two, and behind it; by column. */
  const ends: readonly [number[], number[], number[], number[]] = [[], [], [], []]
  const heights: readonly [number[], number[]] = [[], []]
  const middles: [number, number] = [0, 0]
  /** The slopes around the cells between a column and the next: across, along, and what is added to the first so that it leans to the valley. */
  const across: number[] = []
  const lean: number[] = []
  const along: number[] = []

  const measureSlopes = (columns: readonly number[], column: number): void => {
    const [before, , , behind] = ends
    let left = column
    let right = column + 1
    while (left > 0 && columns[left] > columns[column] - ASIDE_METRES) left -= 1
    while (right < columns.length - 1 && columns[right] < columns[column + 1] + ASIDE_METRES) right += 1
    const middle = (columns[left] + columns[right]) / 2
    let fall = 0
    let rise = 0
    let spread = 0
    for (let at = left; at <= right; at += 1) {
      const aside = columns[at] - middle
      fall += before[at] - behind[at]
      rise += aside * (before[at] + behind[at])
      spread += 2 * aside * aside
    }
    // The line that fits all heights best: the slope between the two outermost alone differed much from column to column.
    across[column] = rise / spread
    along[column] = fall / ((right - left + 1) * (ends.length - 1) * CHUNK_METRES)
  }

  const leanToValley = (columns: readonly number[], column: number): void => {
    const aside = (columns[column] + columns[column + 1] - middles[0] - middles[1]) / 2
    const wall = smoothstep(0, LEAN.whole, Math.abs(aside)) * (1 - smoothstep(WALL_METRES, LEAN.none, Math.abs(aside)))
    lean[column] = Math.sign(aside) * LEAN.share * wall * Math.hypot(across[column], along[column])
  }

  return {
    crests: { heights, middles } as Crests,
    /** Measures the ground around a patch of a chunk. */
    measure: (terrain: Terrain, { columns }: Patch, chunk: number): void => {
      const z = -chunk * CHUNK_METRES
      middles[0] = terrain.valleyAt(z)
      middles[1] = terrain.valleyAt(z - CHUNK_METRES)
      const [before, near, far, behind] = ends
      for (let column = 0; column < columns.length; column += 1) {
        for (let end = 0; end < ends.length; end += 1)
          ends[end][column] = drawnAt(terrain, columns[column], z + (1 - end) * CHUNK_METRES)
        heights[0][column] = (before[column] + near[column] + far[column]) / 3
        heights[1][column] = (near[column] + far[column] + behind[column]) / 3
      }
      for (let column = 0; column < columns.length - 1; column += 1) {
        measureSlopes(columns, column)
        leanToValley(columns, column)
      }
    },
    /** Writes the unit normal around the cells between a column of the measured patch and the next, as it leans to the valley. */
    normalInto: (normal: Vector3, column: number): void => {
      normal.set(-across[column] - lean[column], 1, -along[column]).normalize()
    },
    /** The upward part of the unit normal there, without the lean. */
    upAt: (column: number): number => 1 / Math.sqrt(1 + across[column] ** 2 + along[column] ** 2),
  }
}
