import { importBundled } from '../bundle.ts'

export const { firstKeySeconds, handsOffSeconds, lostCourses } = await importBundled<
  typeof import('./courses-flown.ts')
>(['testing/course-proofs/courses-flown.ts'])
