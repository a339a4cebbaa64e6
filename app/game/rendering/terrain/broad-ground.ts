/** The slope of the ground around a chunk, wide enough to leave out single facets: light and shade follow it, so they lie in large shapes. */
import type { Vector3 } from 'three'

import type { Terrain } from '../../simulation/ground/terrain.ts'
import { CHUNK_METRES, type Patch } from './chunk-layout.ts'
import { drawnAt } from './drawn-height.ts'

/** It takes in so many metres before and behind the chunk, and to either side of a column. */
const BEYOND_METRES = CHUNK_METRES
const ASIDE_METRES = 40

export function createBroadGround() {
  /** Heights of the ground before and behind the chunk, by column. */
  const before: number[] = []
  const behind: number[] = []
  /** The slopes around the cells between a column and the next: across, and along. */
  const across: number[] = []
  const along: number[] = []

  const measureSlopes = (columns: readonly number[], column: number): void => {
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
    along[column] = fall / ((right - left + 1) * (CHUNK_METRES + 2 * BEYOND_METRES))
  }

  return {
    /** Measures the ground around a patch of a chunk. */
    measure: (terrain: Terrain, { columns }: Patch, chunk: number): void => {
      const z = -chunk * CHUNK_METRES
      for (const [column, x] of columns.entries()) {
        before[column] = drawnAt(terrain, x, z + BEYOND_METRES)
        behind[column] = drawnAt(terrain, x, z - CHUNK_METRES - BEYOND_METRES)
      }
      for (let column = 0; column < columns.length - 1; column += 1) measureSlopes(columns, column)
    },
    /** Writes the unit normal around the cells between a column of the measured patch and the next. */
    normalInto: (normal: Vector3, column: number): void => {
      normal.set(-across[column], 1, -along[column]).normalize()
    },
  }
}
