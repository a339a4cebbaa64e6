import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { endingWords, raceWords, targetWords } from './end-words.ts'

const autopilot = (splits: readonly number[]) => ({ name: 'autopilot', splits }) as const
/** Sooner at ring 4 and from there on, and a little later again to ring 9. */
const SOONER = COMPLETE.splits.map((tick, index) => tick - (index >= 3 ? 96 : 0) + (index >= 8 ? 24 : 0))

const later = (ticks: number) => COMPLETE.splits.map((tick) => tick + ticks)

test('the ending is explained by what was struck', () => {
  const words = (['left', 'right', 'ridge', 'ground', 'arch'] as const).map((struck) =>
    endingWords({ ...CRASHED, struck }),
  )
  expect(words).toEqual([
    'You hit the rock on your left.',
    'You hit the rock on your right.',
    'You hit the ridge below.',
    'You hit the ground below.',
    'You hit the arch.',
  ])
  expect(endingWords({ ...CRASHED, crashCause: 'fuel' })).toBe('The tank ran dry.')
})

test('below ten rings the target is the rings that are left', () => {
  expect(targetWords({ ...CRASHED, autopilot: COMPLETE.splits }, null)).toBe('7 rings short')
  const nine = { ...CRASHED, splits: COMPLETE.splits.slice(0, 9) }
  expect(targetWords(nine, 'gold')).toBe('1 ring short')
})

test('the target of a finished flight is the next medal of its course', () => {
  const flight = { ...COMPLETE, autopilot: COMPLETE.splits }
  expect(targetWords(flight, 'gold')).toBe('0.86 s to platinum')
  expect(targetWords(flight, 'platinum')).toBe('1.15 s to ace')
})

test('after a race that a linked flight has won, and on a course whose medals are all earned, the target is a flight', () => {
  const rival = { name: 'link', splits: later(-60) } as const
  const raced = { ...COMPLETE, rival, bestSplits: later(-12) }
  expect(targetWords(raced, 'bronze')).toBe('0.50 s to the shared flight')
  const unfinished = { ...COMPLETE, autopilot: later(0), rival: { ...rival, splits: [] } }
  expect(targetWords(unfinished, 'gold'), 'the shared flight did not finish').toBe('0.86 s to platinum')
  const words = (flight: FlightSummary, ticks: number) => targetWords({ ...flight, autopilot: later(ticks) }, 'ace')
  expect(words(COMPLETE, -36)).toBe('0.30 s to the autopilot')
  expect(words(COMPLETE, 36)).toBe('0.30 s ahead of the autopilot')
  expect(words({ ...COMPLETE, bestSplits: later(-12) }, 36)).toBe('0.10 s to your best')
  expect(words({ ...COMPLETE, bestSplits: later(12) }, 0)).toBe('level with the autopilot')
})

test('the result of a race that both finish gives the gap', () => {
  expect(raceWords({ ...COMPLETE, splits: SOONER }, autopilot(COMPLETE.splits))).toBe(
    'You finished 0.60 s ahead of the autopilot.',
  )
  expect(raceWords(COMPLETE, { name: 'best', splits: SOONER })).toBe('You finished 0.60 s behind your best.')
  expect(raceWords(COMPLETE, { name: 'link', splits: COMPLETE.splits })).toBe(
    'You finished level with the shared flight.',
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
    'You got further than the shared flight: 3 rings to 1.',
  )
  const further = { name: 'field', splits: [360, 480, 600, 700, 800] } as const
  expect(raceWords(CRASHED, further)).toBe('The fastest rival got further: 5 rings to your 3.')
  expect(raceWords(CRASHED, { name: 'link', splits: CRASHED.splits })).toBe(
    'You got as far as the shared flight: 3 rings each.',
  )
})
