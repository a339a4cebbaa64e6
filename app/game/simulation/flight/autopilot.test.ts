import fc from 'fast-check'
import { expect, test } from 'vitest'

import { steerTowardsCourse } from './autopilot.ts'
import { startFlight } from './flight.ts'
import { CONTROL_STEPS, type Controls, type FlightState } from '../flight-state.ts'
import { STARTING_FUEL_TICKS } from '../rules.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

test('the autopilot completes any course on the starting fuel without missing a ring', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
      const end = simulateToEnd(startFlight(seed), steerTowardsCourse)
      expect(end.phase).toBe('complete')
      expect(end.tick).toBeLessThan(STARTING_FUEL_TICKS)
      expect(end.ringsMissed).toBe(0)
    }),
    { numRuns: 100 },
  )
})

test('the autopilot leaves the state unchanged and centres the controls after the end', () => {
  const state = startFlight(8)
  const before = structuredClone(state)
  const controls: Controls = { turn: 5, climb: 5 }
  steerTowardsCourse(state, controls)
  expect(state).toEqual(before)
  const ended: FlightState = { ...state, phase: 'crashed' }
  controls.turn = 99
  steerTowardsCourse(ended, controls)
  expect(controls).toEqual({ turn: 0, climb: 0 })
})

test('the autopilot’s control steps are integers within range', () => {
  simulateToEnd(startFlight(21), (state, into) => {
    steerTowardsCourse(state, into)
    if (!Number.isInteger(into.turn) || !Number.isInteger(into.climb)) throw new Error('a step must be whole')
    if (Math.max(Math.abs(into.turn), Math.abs(into.climb)) > CONTROL_STEPS)
      throw new Error('a step must be within its end')
  })
})
