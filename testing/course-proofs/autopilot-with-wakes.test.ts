import { expect, test } from 'vitest'

import { lostCourses } from './bundled-courses.ts'

// Two files, one for each of the two threads: a quarter of a minute on an idle machine.
test('the autopilot completes every seed below 10,000 on the starting fuel, pushed by the wakes of the rings', () => {
  expect(lostCourses(10_000, true)).toEqual([])
}, 300_000)
