import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { joiningWords, missedWords } from './course-result.tsx'

const later = (ticks: number) => COMPLETE.splits.map((tick) => tick + ticks)

test('missed rings are counted by their sides, the most first, and a mission that took more rings for it says so', () => {
  expect(missedWords({ outcome: 'crashed', passes: [] })).toBeNull()
  expect(missedWords({ outcome: 'crashed', passes: [0.5, 'higher'] })).toBe('1 ring missed: it was higher.')
  expect(missedWords({ outcome: 'crashed', passes: ['lower', 'lower'] })).toBe('2 rings missed: both lower.')
  expect(missedWords({ outcome: 'crashed', passes: ['further left', 'higher', 'higher'] })).toBe(
    '3 rings missed: 2 higher, 1 further left.',
  )
  expect(missedWords({ outcome: 'complete', passes: ['higher'] })).toBe(
    '1 ring missed: it was higher. It took 11 rings to collect ten.',
  )
})

test('who joins the next flight is said where that is another one than the last, or a pacer of another medal', () => {
  const autopilot = { name: 'autopilot', splits: COMPLETE.splits } as const
  const silver = { name: 'pacer', splits: later(300) } as const
  const gold = { name: 'pacer', splits: later(60) } as const
  expect(joiningWords(autopilot, null)).toBe(' On your next flight here the pale craft is the autopilot.')
  expect(joiningWords(autopilot, { ...autopilot, splits: later(1) })).toBeNull()
  expect(joiningWords(gold, silver)).toBe(' On your next flight here the pale craft is the pacer, in 28.90 s.')
  expect(joiningWords(gold, gold)).toBeNull()
  expect(joiningWords(null, gold)).toBeNull()
})
