import { expect, test } from 'vitest'

import { startSteeredFlight, steerByRecording } from './steered-flight.ts'
import { steerTowardsCourse } from './autopilot.ts'
import { autopilotFlight } from './autopilot-flight.ts'
import { startFlight } from './flight.ts'
import { CONTROL_STEPS } from '../flight-state.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

test.each([7, 34, 482_113])('the splits of course %d are the same in slices as in one run', (seed) => {
  const end = simulateToEnd(startFlight(seed), steerTowardsCourse)
  const inOne = startSteeredFlight(seed, {}, steerTowardsCourse)
  expect(inOne.fly(72_000)).toBe(true)
  expect(inOne.splits).toHaveLength(10)
  expect(inOne.splits.at(-1)).toBe(end.tick)
  expect(inOne.splits).toEqual([...new Set(inOne.splits)].sort((a, b) => a - b))
  const sliced = startSteeredFlight(seed, {}, steerTowardsCourse)
  let slices = 1
  while (!sliced.fly(250)) slices += 1
  expect(slices).toBeGreaterThan(5)
  expect(sliced.splits).toEqual(inOne.splits)
})

test.each([7, 34, 482_113])('the autopilot’s flight of course %d flies the same again by its recording', (seed) => {
  const { flight, splits } = autopilotFlight(seed, {})
  const again = startSteeredFlight(seed, {}, steerByRecording(flight.recording))
  expect(again.fly(flight.ticks)).toBe(true)
  expect(splits).toHaveLength(10)
  expect(again.splits).toEqual(splits)
})

test('a relaxed flight that passes over its rings does not end in ten minutes', () => {
  const flight = startSteeredFlight(7, { isRelaxed: true }, (state, into) => {
    steerTowardsCourse(state, into)
    into.climb = CONTROL_STEPS
  })
  expect(flight.fly(72_000)).toBe(false)
  expect(flight.splits.length).toBeLessThan(10)
})
