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
  expect(those.length).toBeGreaterThan(COURSES / 2)
  return those.filter(claim).length / those.length
}

/** The steps of the rounds of a course, as far as `rings`. */
const waysOf = (seed: number, from: number, rings: number) =>
  Array.from({ length: rings }, (_, index) => stepTo(seed, from + index).along)

test('courses differ in the order of their formations and in length', () => {
  const orders = new Set<string>()
  const lengths: number[] = []
  for (let seed = 0; seed < COURSES; seed += 1) {
    const ways = waysOf(seed, 2, 8)
    orders.add(ways.join(' '))
    lengths.push(ways.reduce((sum, way) => sum + way, 0))
  }
  expect(orders.size).toBeGreaterThan(COURSES / 2)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(300)
})

test('the formations continue after the tenth ring in another order', () => {
  const seeds = Array.from({ length: 100 }, (_, seed) => seed)
  expect(seeds.filter((seed) => waysOf(seed, 2, 8).join() === waysOf(seed, 12, 8).join()).length).toBeLessThan(15)
  expect(metresTo(5, 4_000)).toBeGreaterThan(100)
})

test('a ring has the same step whichever was asked for before', () => {
  const far = stepTo(9, 40)
  stepTo(9, 3)
  expect(stepTo(9, 40)).toBe(far)
  stepTo(10, 70)
  expect(stepTo(9, 40)).toBe(far)
})

test('most rings follow their formation: a rise climbs, a dive falls, a straight is straight and a slalom swings', () => {
  const isClimbing = shareOf(
    ({ step }) => step.climb !== undefined,
    ({ ring, before }) => ring.y - before.y >= 14,
  )
  expect(isClimbing).toBeGreaterThan(0.85)
  const isDiving = shareOf(
    ({ step, before }) => step.altitude !== undefined && step.altitude[1] < 50 && before.y > 70,
    ({ ring, before }) => before.y - ring.y > 30,
  )
  expect(isDiving).toBeGreaterThan(0.8)
  const isStraight = shareOf(
    ({ step }) => step.aside !== undefined && step.side === undefined && step.aside[1] <= 30,
    ({ ring, before }) => Math.abs(ring.x - before.x) <= 30,
  )
  expect(isStraight).toBeGreaterThan(0.65)
  const swings = shareOf(
    ({ step }) => step.side !== undefined && step.aside !== undefined && step.aside[0] > 30,
    ({ ring, before }) => Math.abs(ring.x - before.x) >= 34,
  )
  expect(swings).toBeGreaterThan(0.65)
})
