import { expect, test } from 'vitest'

import { measureBanks } from './banks.ts'
import { createGroundVertex } from './ground-vertex.ts'
import { BANK_METRES } from './water.ts'

test('the nearness of a bank falls evenly from 1 at the water’s edge, on both sides and at the end of a row', () => {
  const heights = [9, 1, 1, 1, 1, 1, 1, 1, 9, 1, 1, 1, 1, 1]
  const row = heights.map((height, column) => Object.assign(createGroundVertex(column * 10), { above: height - 5 }))
  measureBanks(row, 0, row.length - 1)
  // The edge lies halfway between a vertex of the bank, 4 m above the water, and the one beside it, 4 m below.
  const near = (metres: number): number => Math.max(0, 1 - metres / BANK_METRES)
  const wanted = [1, near(5), near(15), near(25), 0, near(25), near(15), near(5), 1, near(5), near(15), near(25), 0, 0]
  for (const [column, { bank }] of row.entries()) expect(bank, String(column)).toBeCloseTo(wanted[column], 5)
})
