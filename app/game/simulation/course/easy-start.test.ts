import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ringBySerial } from './course.ts'
import { startFlight } from '../flight/flight.ts'
import { createTerrain } from '../ground/terrain.ts'

const anySeed = fc.integer({ min: 0, max: 0xffffffff })

/** testing/course-proofs shows that every start is survived without touching the controls. */
test('the first ring is nearly straight ahead and to one side, with no ground in the way', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const state = startFlight(seed)
      const ring = ringBySerial(state, 0)
      if (ring === undefined) throw new Error('there is a first ring')
      const aside = Math.abs(ring.x - state.craft.x)
      // Beside the straight path, so that the first ring needs a turn. On 1 course of 10,000 it stands further aside than one in eight, and 25 m higher or lower.
      expect(aside).toBeGreaterThan(ring.radius)
      expect(aside / -ring.z).toBeLessThan(1 / 4)
      expect(Math.abs(ring.y - state.craft.y)).toBeLessThan(26)
      // From where the flight begins nothing stands before it.
      const { heightAt } = createTerrain(seed)
      for (let share = 0; share <= 1; share += 0.02) {
        const height = state.craft.y + (ring.y - ring.radius - state.craft.y) * share
        expect(height).toBeGreaterThan(heightAt(state.craft.x + (ring.x - state.craft.x) * share, ring.z * share))
      }
    }),
    { numRuns: 1_000 },
  )
})

test('the first ring is within a slope of one in eight to one side and 15 m of height, on 998 courses of 1,000 at least', () => {
  const far = Array.from({ length: 1_000 }, (_, seed) => startFlight(seed)).filter(({ rings: [ring], craft }) => {
    const slope = Math.abs(ring.x - craft.x) / -ring.z
    return slope >= 1 / 8 || Math.abs(ring.y - craft.y) >= 15
  })
  expect(far.length).toBeLessThanOrEqual(2)
})
