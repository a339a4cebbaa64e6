import { expect, test } from 'vitest'

import { POINTS_PER_RING, RINGS_TO_WIN } from '~/game/simulation/rules.ts'

import { SAMPLE_BOARD } from './sample-board.ts'

// @spec leaderboard-rows
test('the sample leaderboard is sorted by falling score', () => {
  const scores: readonly number[] = SAMPLE_BOARD.map((row) => row.score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
})

test.each(SAMPLE_BOARD)('the sample score of $callsign is possible under the rules', ({ score, flights }) => {
  expect(score % POINTS_PER_RING).toBe(0)
  expect(score).toBeLessThanOrEqual(flights * RINGS_TO_WIN * POINTS_PER_RING)
})

test('the sample leaderboard has no callsign twice', () => {
  expect(new Set(SAMPLE_BOARD.map((row) => row.callsign)).size).toBe(SAMPLE_BOARD.length)
})
