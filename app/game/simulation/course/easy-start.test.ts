import { expect, test } from 'vitest'

import { startFlight } from '../flight/flight.ts'
import { createTerrain } from '../ground/terrain.ts'

const starts = Array.from({ length: 1_000 }, (_, seed) => {
  const { craft, rings } = startFlight(seed)
  const [ring] = rings
  return { seed, craft, ring, slope: Math.abs(ring.x - craft.x) / -ring.z, height: Math.abs(ring.y - craft.y) }
})

/** testing/course-proofs shows that every start is survived without touching the controls. */
test('the first ring is nearly straight ahead and to one side, with no ground in the way', () => {
  for (const { seed, craft, ring, slope, height } of starts) {
    // Beside the straight path, so that the first ring needs a turn. On 1 course of 10,000 it stands further aside than one in eight, and 25 m higher or lower.
    expect(slope * -ring.z).toBeGreaterThan(ring.radius)
    expect(slope).toBeLessThan(1 / 4)
    expect(height).toBeLessThan(26)
    // From where the flight begins nothing stands before it.
    const { heightAt } = createTerrain(seed)
    let room = Infinity
    for (let share = 0; share <= 1; share += 0.02) {
      const along = craft.y + (ring.y - ring.radius - craft.y) * share
      room = Math.min(room, along - heightAt(craft.x + (ring.x - craft.x) * share, ring.z * share))
    }
    expect(room).toBeGreaterThan(0)
  }
})

test('the first ring is within a slope of one in eight to one side and 15 m of height, on 998 courses of 1,000 at least', () => {
  expect(starts.filter(({ slope, height }) => slope >= 1 / 8 || height >= 15).length).toBeLessThanOrEqual(2)
})
