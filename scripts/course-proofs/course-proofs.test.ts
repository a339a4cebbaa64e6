/**
 * Promises about every course, kept over thousands of them. The simulation is bundled as the game gets it, and flies three
 * times as fast as module by module in the test runner.
 */
import { runInThisContext } from 'node:vm'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { bundleScript } from '../bundle.mjs'

const { handsOffSeconds, lostCourses } = runInThisContext(
  `${await bundleScript('scripts/course-proofs/courses-flown.ts', 'coursesFlown')}; coursesFlown`,
) as typeof import('./courses-flown.ts')

// Some twenty seconds on a machine that is not busy; the limit leaves room for one that is.
it('every seed below 10,000 is won by the autopilot on the starting fuel alone', () => {
  expect(lostCourses(10_000)).toEqual([])
}, 600_000)

it('no course meets a mountain before 6 s without a hand on the controls', () => {
  let earliest = Infinity
  for (let seed = 0; seed < 2_000; seed += 1) earliest = Math.min(earliest, handsOffSeconds(seed))
  expect(earliest).toBeGreaterThan(6)
  const anySeed = fc.integer({ min: 0, max: 0xffffffff })
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(handsOffSeconds(seed)).toBeGreaterThan(6)
    }),
    { numRuns: 500 },
  )
})
