import { expect, test } from 'vitest'

import type { Medal } from '../../session/medals.ts'
import { medalOn, medalsAfter, MOST_MEDALLED, type CourseMedals } from './course-medals.ts'

const earn = (medals: readonly CourseMedals[], seed: number, medal: Medal) =>
  medalsAfter(medals, { seed, kind: 'standard', medal })

test('the best medal of a course is kept for each kind of flight', () => {
  const silver = earn([], 7, 'silver')
  expect(medalOn(silver, 7, 'standard')).toBe('silver')
  expect(earn(silver, 7, 'bronze')).toBe(silver)
  const gold = earn(medalsAfter(silver, { seed: 7, kind: 'slow', medal: 'bronze' }), 7, 'gold')
  expect(gold).toEqual([{ seed: 7, standard: 'gold', slow: 'bronze' }])
  expect([medalOn(gold, 7, 'relaxed'), medalOn(gold, 8, 'standard')]).toEqual([null, null])
})

test('of too many courses, the one with the least medal is dropped, and of equal ones the earliest', () => {
  const seeds = Array.from({ length: MOST_MEDALLED }, (_, seed) => seed)
  const full = seeds.reduce<readonly CourseMedals[]>(
    (medals, seed) => earn(medals, seed, seed < 2 ? 'gold' : 'bronze'),
    [],
  )
  const after = earn(full, 9_999, 'silver')
  expect(after).toHaveLength(MOST_MEDALLED)
  expect([0, 1, 2, 3, 9_999].map((seed) => medalOn(after, seed, 'standard'))).toEqual([
    'gold',
    'gold',
    null,
    'bronze',
    'silver',
  ])
})
