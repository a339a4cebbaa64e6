import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { endingWords, missedWords, targetWords } from './end-words.ts'

const later = (ticks: number) => COMPLETE.splits.map((tick) => tick + ticks)

test('the ending is explained by the side that the rock was on', () => {
  const sides = (['left', 'right', 'below', 'ahead'] as const).map((rockSide) => endingWords({ ...CRASHED, rockSide }))
  expect(sides).toEqual([
    'You hit the wall on your left.',
    'You hit the wall on your right.',
    'You hit the ridge below.',
    'You hit the rock ahead.',
  ])
  expect(endingWords({ ...CRASHED, crashCause: 'fuel' })).toBe('The tank ran dry.')
})

test('below ten rings the missed ones are counted by their sides, the most first', () => {
  expect(missedWords({ outcome: 'crashed', misses: [] })).toBeNull()
  expect(missedWords({ outcome: 'crashed', misses: ['higher'] })).toBe('1 ring missed: it was higher.')
  expect(missedWords({ outcome: 'crashed', misses: ['lower', 'lower'] })).toBe('2 rings missed: all lower.')
  expect(missedWords({ outcome: 'crashed', misses: ['further left', 'higher', 'higher'] })).toBe(
    '3 rings missed: 2 higher, 1 further left.',
  )
  expect(missedWords({ outcome: 'complete', misses: ['higher'] })).toBeNull()
})

test('the target is the rival, a best that is faster, or the autopilot', () => {
  expect(targetWords(CRASHED, COMPLETE.splits)).toBe('7 rings to go')
  expect(targetWords({ ...CRASHED, splits: COMPLETE.splits.slice(0, 9) }, [])).toBe('1 ring to go')
  expect(targetWords(COMPLETE, [])).toBeNull()
  expect(targetWords(COMPLETE, later(-36))).toBe('0.30 s to the autopilot')
  expect(targetWords(COMPLETE, later(36))).toBe('0.30 s ahead of the autopilot')
  expect(targetWords({ ...COMPLETE, bestSplits: later(-12) }, later(36))).toBe('0.10 s to your best')
  expect(targetWords({ ...COMPLETE, bestSplits: later(12) }, later(0))).toBe('level with the autopilot')
  expect(targetWords({ ...COMPLETE, rival: { name: 'link', splits: later(-60) }, bestSplits: later(-12) }, [])).toBe(
    '0.50 s to the linked flight',
  )
  expect(targetWords({ ...COMPLETE, rival: { name: 'link', splits: [] } }, later(0))).toBeNull()
})
