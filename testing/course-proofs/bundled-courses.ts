import { importBundled } from '../../scripts/build-steps/bundle.ts'

export const { firstKeySeconds, handsOffSeconds, lostCourses } = (await importBundled([
  'testing/course-proofs/courses-flown.ts',
])) as typeof import('./courses-flown.ts')
