import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import { MOST_SOLID_FACETS, standingSolidsOf } from './standing-solids.ts'

test('no course has more facets of solids than there is room for', () => {
  const counts = Array.from({ length: 100 }, (_, seed) =>
    standingSolidsOf(startFlight(seed)).reduce((sum, { facets }) => sum + facets.length / 9, 0),
  )
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_SOLID_FACETS)
  expect(Math.max(...counts)).toBeGreaterThan(MOST_SOLID_FACETS / 2)
})
