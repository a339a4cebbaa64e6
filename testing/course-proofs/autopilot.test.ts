import { expect, test } from 'vitest'

import { coursesOf, lostCourses } from './bundled-courses.ts'

const COURSES = coursesOf(10_000)

test.each([
  ['pushed by the wakes of the rings', true],
  ['without the wakes of the rings', false],
])(
  `the autopilot completes the first ${COURSES} seeds on the starting fuel, %s`,
  { timeout: 300_000 },
  (_, hasWakes) => {
    expect(lostCourses(COURSES, hasWakes)).toEqual([])
  },
)
