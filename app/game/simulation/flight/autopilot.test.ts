import fc from 'fast-check'
import { expect, test } from 'vitest'

import { steerTowardsCourse } from './autopilot.ts'
import { startFlight } from './flight.ts'
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
