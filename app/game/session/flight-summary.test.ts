import { expect, test } from 'vitest'

import { FIRST_TIME, flyAsHuman } from '../../../testing/pilots/human-pilot.ts'
import { summaryFromFlight } from './flight-summary.ts'

const HISTORY = {
  isSlow: false,
  isPractice: false,
  splits: [],
  bestSplits: [],
  autopilot: [],
  heldMedal: null,
  rival: null,
  field: [],
  passes: [],
  failuresInRow: 1,
}

test.each([
  ['left', 42],
  ['right', 2],
  ['ridge', 46],
  ['ground', 377],
  ['ahead', 136],
  ['arch', 36],
  ['spire', 71],
  ['viaduct', 279],
])('a summary says that a beginner struck "%s" on course %d', (struck, seed) => {
  const end = flyAsHuman(FIRST_TIME, seed)
  expect(end.crashCause).toBe('mountain')
  expect(summaryFromFlight(end, HISTORY).struck).toBe(struck)
})
