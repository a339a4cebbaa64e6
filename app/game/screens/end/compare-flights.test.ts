import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { legsFrom } from '../../player-data/logbook/course-records.ts'
import { decidingLeg, raceWords } from './compare-flights.tsx'

const autopilot = (splits: readonly number[]) => ({ name: 'autopilot', splits }) as const
/** Sooner at ring 4 and from there on, and a little later again to ring 9. */
const SOONER = COMPLETE.splits.map((tick, index) => tick - (index >= 3 ? 96 : 0) + (index >= 8 ? 24 : 0))

test('the result of a race that both finish gives the gap', () => {
  expect(raceWords({ ...COMPLETE, splits: SOONER }, autopilot(COMPLETE.splits))).toBe(
    'You finished 0.60 s ahead of the autopilot.',
  )
  expect(raceWords(COMPLETE, { name: 'best', splits: SOONER })).toBe('You finished 0.60 s behind your best.')
  expect(raceWords(COMPLETE, { name: 'link', splits: COMPLETE.splits })).toBe(
    'You finished level with the linked flight.',
  )
})

test('the gap of a race agrees with both times as they are shown', () => {
  const to = (tick: number) => ({ ...COMPLETE, splits: [...COMPLETE.splits.slice(0, 9), tick] })
  // 29.71 s and 29.70 s.
  expect(raceWords(to(3566), autopilot(to(3564).splits))).toBe('You finished 0.01 s behind the autopilot.')
  expect(raceWords(to(3564), autopilot(to(3566).splits))).toBe('You finished 0.01 s ahead of the autopilot.')
})

test('the result of a race that not both finish says who finished', () => {
  expect(raceWords(COMPLETE, autopilot(CRASHED.splits))).toBe('You finished; the autopilot didn’t.')
  expect(raceWords(CRASHED, autopilot(COMPLETE.splits))).toBe(
    'The autopilot finished in 28.40 s. At ring 3 you were level.',
  )
  expect(raceWords(CRASHED, { name: 'link', splits: [360] })).toBe(
    'You got further than the linked flight: 3 rings to 1.',
  )
  const further = { name: 'field', splits: [360, 480, 600, 700, 800] } as const
  expect(raceWords(CRASHED, further)).toBe('The fastest rival got further: 5 rings to your 3.')
  expect(raceWords(CRASHED, { name: 'link', splits: CRASHED.splits })).toBe(
    'You got as far as the linked flight: 3 rings each.',
  )
})

test('the legs of a flight add up to its time', () => {
  expect(legsFrom([300, 500, 900])).toEqual([300, 200, 400])
  expect(legsFrom([])).toEqual([])
  expect(legsFrom(COMPLETE.splits).reduce((sum, ticks) => sum + ticks)).toBe(COMPLETE.ticks)
})

test('the deciding leg is where a slower flight lost most time, or a faster one gained most', () => {
  expect(decidingLeg([10, 90, -100])).toEqual({ ring: 2, ticks: 90 })
  expect(decidingLeg([10, -30, 10])).toEqual({ ring: 2, ticks: -30 })
})
