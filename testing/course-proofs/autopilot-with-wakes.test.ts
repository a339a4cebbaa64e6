import { expect, test } from 'vitest'

import { importBundled } from '../../scripts/build-steps/bundle.mjs'

const { lostCourses } = (await importBundled([
  'testing/course-proofs/courses-flown.ts',
])) as typeof import('./courses-flown.ts')

// Two files, one for each of the two threads: a quarter of a minute on an idle machine.
test('the autopilot completes every seed below 10,000 on the starting fuel, pushed by the wakes of the rings', () => {
  expect(lostCourses(10_000, true)).toEqual([])
}, 300_000)
