import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { joiningWords } from './course-result.tsx'

const later = (ticks: number) => COMPLETE.splits.map((tick) => tick + ticks)

test('who joins the next flight is said where that is another one than the last, or a pacer of another medal', () => {
  const autopilot = { name: 'autopilot', splits: COMPLETE.splits } as const
  const silver = { name: 'pacer', splits: later(300) } as const
  const gold = { name: 'pacer', splits: later(60) } as const
  expect(joiningWords(autopilot, null)).toBe(' On your next flight here a pale craft flies with you: the autopilot.')
  expect(joiningWords(autopilot, { ...autopilot, splits: later(1) })).toBeNull()
  expect(joiningWords(gold, silver)).toBe(
    ' On your next flight here a pale craft flies with you: the pacer, in 28.90 s.',
  )
  expect(joiningWords(gold, gold)).toBeNull()
  expect(joiningWords(null, gold)).toBeNull()
})
