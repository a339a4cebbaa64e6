import fc from 'fast-check'
import { expect, test } from 'vitest'

import { startFlight } from '../flight/flight.ts'
import { ROCK_REACH, senseRock } from './near-rock.ts'
import { groundAt } from './terrain.ts'

/** Distance to the nearest of many places on the ground across the corridor that lie above the valley's floor. */
function measured(seed: number, x: number, y: number, z: number): number {
  let nearest = ROCK_REACH
  for (let aside = -ROCK_REACH; aside <= ROCK_REACH; aside += 0.05) {
    const ground = groundAt(seed, x + aside, z)
    if (ground > 6) nearest = Math.min(nearest, Math.sqrt(aside * aside + (ground - y) * (ground - y)))
  }
  return nearest
}

test('the distance to rock is that to the ground across the corridor, wherever the craft flies', () => {
  const craft = { ...startFlight(1).craft }
  const anywhere = fc.record({
    seed: fc.nat(500),
    x: fc.double({ min: -100, max: 100, noNaN: true }),
    above: fc.double({ min: 1, max: 30, noNaN: true }),
    // On the lattice the line from column to column is the ground itself; between its rows it cuts the facets' edges.
    row: fc.integer({ min: -300, max: -60 }),
  })
  let sensed = 0
  fc.assert(
    fc.property(anywhere, ({ seed, x, above, row }) => {
      const z = row * 10
      Object.assign(craft, { x, y: Math.max(10, groundAt(seed, x, z) + above), z })
      senseRock(seed, craft)
      expect(craft.rockMetres).toBeCloseTo(measured(seed, craft.x, craft.y, z), 0)
      if (craft.rockMetres < ROCK_REACH) sensed += 1
      expect(Math.abs(craft.rockSide)).toBeLessThanOrEqual(1)
    }),
  )
  expect(sensed).toBeGreaterThan(10)
})

test('rock is felt on its side, and the valley’s floor is no rock', () => {
  const { craft } = startFlight(1)
  Object.assign(craft, { x: 0, y: 12, z: -100 })
  senseRock(1, craft)
  expect(craft.rockMetres).toBe(ROCK_REACH)
  for (const side of [-1, 1]) {
    const z = -900
    let x = 0
    while (groundAt(1, x, z) < 20 && Math.abs(x) < 100) x += side
    Object.assign(craft, { x: x - 6 * side, y: 26, z })
    senseRock(1, craft)
    expect(craft.rockMetres).toBeLessThan(ROCK_REACH)
    expect(Math.sign(craft.rockSide)).toBe(side)
  }
})
