import { expect, test } from 'vitest'

import { POINTS_PER_RING, RINGS_TO_WIN } from '~/game/simulation/rules.ts'

import { SAMPLE_BOARD } from './sample-board.ts'

test('the sample leaderboard ranks from one, without a gap, by falling score', () => {
  expect(SAMPLE_BOARD.map((row) => row.rank)).toEqual(SAMPLE_BOARD.map((_, index) => index + 1))
  const scores = SAMPLE_BOARD.map((row) => row.score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
})

test.each(SAMPLE_BOARD)('the sample leaderboard gives $callsign a score that the rules allow', ({ score, flights }) => {
  expect(score % POINTS_PER_RING).toBe(0)
  expect(score).toBeLessThanOrEqual(flights * RINGS_TO_WIN * POINTS_PER_RING)
})

test('the sample leaderboard names nobody twice', () => {
  expect(new Set(SAMPLE_BOARD.map((row) => row.callsign)).size).toBe(SAMPLE_BOARD.length)
})
