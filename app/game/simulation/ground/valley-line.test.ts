import { expect, test } from 'vitest'

import { latticeHeight } from './terrain.ts'

/** Columns of the lattice to either side that are looked at, and the rows from 600 to 3,000 m. */
const COLUMNS = 16
const FIRST_ROW = -60
const LAST_ROW = -300
/** Ground below the first height is a way, where it is four columns wide; ground above the second parts two ways, in metres. */
const LOW_METRES = 25
const HIGH_METRES = 40
const WAY_COLUMNS = 4

function waysAt(seed: number, row: number): number {
  let ways = 0
  let low = 0
  let isParted = true
  for (let column = -COLUMNS; column <= COLUMNS; column += 1) {
    const height = latticeHeight(seed, column, row)
    low = height < LOW_METRES ? low + 1 : 0
    if (height > HIGH_METRES) isParted = true
    if (low < WAY_COLUMNS || !isParted) continue
    ways += 1
    isParted = false
  }
  return ways
}

test('the way forks on at least 40 of 50 courses, for 50 m or more', () => {
  const forks = Array.from({ length: 50 }, (_, seed) => {
    let rows = 0
    for (let row = FIRST_ROW; row > LAST_ROW; row -= 1) if (waysAt(seed, row) > 1) rows += 1
    return rows
  })
  expect(forks.filter((rows) => rows >= 5).length).toBeGreaterThanOrEqual(40)
})
