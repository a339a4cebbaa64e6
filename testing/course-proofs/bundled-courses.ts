import { importBundled } from '../bundle.ts'

export const { firstKeySeconds, handsOffSeconds, lostCourses } = await importBundled<
  typeof import('./courses-flown.ts')
>(['testing/course-proofs/courses-flown.ts'])

/** How many courses a test flies: all of them in `npm run test:all`, a tenth in `npm test`. */
export function coursesOf(all: number): number {
  return process.env['RINGWAKE_TEST_ALL'] === undefined ? all / 10 : all
}
