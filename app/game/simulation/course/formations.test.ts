import { expect, test } from 'vitest'

import { metresTo, stepTo } from './formations.ts'
import { ringBySerial } from './course.ts'
import { startFlight } from '../flight/flight.ts'
import { RINGS_TO_WIN } from '../rules.ts'

const COURSES = 400

/** Each ring of many courses after the first two, with its step and the ring before it. */
const legs = Array.from({ length: COURSES }, (_, seed) => startFlight(seed)).flatMap((state) =>
  Array.from({ length: RINGS_TO_WIN - 2 }, (_, index) => {
    const ring = ringBySerial(state, index + 2)
    const before = ringBySerial(state, index + 1)
    if (ring === undefined || before === undefined) throw new Error('a course starts with ten rings')
    return { step: stepTo(state.seed, index + 2), ring, before }
  }),
)

function shareOf(
  isIn: (leg: (typeof legs)[number]) => boolean,
  claim: (leg: (typeof legs)[number]) => boolean,
): number {
  const those = legs.filter(isIn)
  expect(those.length).toBeGreaterThanOrEqual(COURSES)
  return those.filter(claim).length / those.length
}

test('the eight rings after the first two use the same formations on every course, in 24 orders', () => {
  const orders = new Set<string>()
  const all = new Set<string>()
  for (let seed = 0; seed < COURSES; seed += 1) {
    const ways = Array.from({ length: 8 }, (_, index) => stepTo(seed, index + 2).along)
    orders.add(ways.join(' '))
    all.add(ways.toSorted((a, b) => a - b).join(' '))
  }
  expect(orders.size).toBe(24)
  expect(all.size).toBe(1)
})

test('the formations continue after the tenth ring in another order', () => {
  const round = (seed: number, from: number) =>
    Array.from({ length: 8 }, (_, index) => stepTo(seed, from + index).along)
  const seeds = Array.from({ length: 100 }, (_, seed) => seed)
  expect(seeds.filter((seed) => round(seed, 2).join() === round(seed, 10).join()).length).toBeLessThan(15)
  expect(metresTo(5, 4_000)).toBeGreaterThan(100)
})

test('most rings follow their formation: a rise climbs, a dive falls and a straight is straight', () => {
  const isClimbing = shareOf(
    ({ step }) => step.climb !== undefined,
    ({ ring, before }) => ring.y - before.y >= 14,
  )
  expect(isClimbing).toBeGreaterThan(0.9)
  const isDiving = shareOf(
    ({ step, before }) => step.altitude !== undefined && step.altitude[1] < 50 && before.y > 70,
    ({ ring, before }) => before.y - ring.y > 30,
  )
  expect(isDiving).toBeGreaterThan(0.8)
  const isStraight = shareOf(
    ({ step }) => step.aside !== undefined,
    ({ ring, before }) => Math.abs(ring.x - before.x) <= 26,
  )
  expect(isStraight).toBeGreaterThan(0.65)
})
