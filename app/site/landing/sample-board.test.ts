import { describe, expect, it } from 'vitest'

import { BEST_FLIGHT_SCORE, FLIGHT_FACTS } from './flight-facts'
import { SAMPLE_BOARD } from './sample-board'

describe('the sample leaderboard', () => {
  it('ranks from one, without a gap, by falling score', () => {
    expect(SAMPLE_BOARD.map((row) => row.rank)).toEqual(SAMPLE_BOARD.map((_, index) => index + 1))
    const scores = SAMPLE_BOARD.map((row) => row.score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it.each(SAMPLE_BOARD)('gives $callsign a score that the rules allow', ({ score, flights }) => {
    expect(score % FLIGHT_FACTS.pointsPerRing).toBe(0)
    expect(score).toBeLessThanOrEqual(flights * BEST_FLIGHT_SCORE)
  })

  it('names nobody twice', () => {
    expect(new Set(SAMPLE_BOARD.map((row) => row.callsign)).size).toBe(SAMPLE_BOARD.length)
  })
})
