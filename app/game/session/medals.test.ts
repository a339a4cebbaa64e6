import { expect, test } from 'vitest'

import { MEDALS, medalAfter, medalOfTime, medalTimesFor, rankOf, ticksOfMedal } from './medals.ts'
import { NAMED_COURSES } from './named-courses.ts'

const FLIGHT = { seed: 7, isRelaxed: false }
const TIMES = { autopilot: 3_000, ace: undefined }

test('each medal takes less time than the one before', () => {
  for (const medal of MEDALS.slice(1)) {
    const ticks = ticksOfMedal(medal, TIMES) ?? NaN
    expect([medalOfTime(ticks, TIMES), medalOfTime(ticks + 1, TIMES)]).toEqual([medal, MEDALS[rankOf(medal) - 1]])
  }
})

test('any finished flight earns bronze, and no more where the autopilot does not finish', () => {
  expect(medalOfTime(100_000, TIMES)).toBe('bronze')
  expect(medalOfTime(1, medalTimesFor(FLIGHT, [100, 200]))).toBe('bronze')
  expect(medalTimesFor(FLIGHT, [1, 2, 3, 4, 5, 6, 7, 8, 9, 3_000])).toEqual(TIMES)
})

test('the ace flight of a course sets the times of its ace and its platinum medal', () => {
  const times = { ...TIMES, ace: 2_800 }
  expect(medalOfTime(2_800, times)).toBe('ace')
  expect(medalOfTime(2_801, times)).toBe('platinum')
  expect(medalOfTime(2_856, times)).toBe('platinum')
  expect(medalOfTime(2_857, times)).toBe('gold')
  const [{ seed, aceTicks }] = NAMED_COURSES
  expect(medalTimesFor({ seed, isRelaxed: false }, []).ace).toBe(aceTicks)
  expect(medalTimesFor({ seed, isRelaxed: true }, []).ace).toBeUndefined()
})

test('the next medal is the one above, from bronze up to ace', () => {
  expect([null, ...MEDALS].map(medalAfter)).toEqual([...MEDALS, null])
})
