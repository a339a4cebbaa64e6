/** The courses are few: `npm run bench -- ears` flies 400. */
import { expect, test } from 'vitest'

import { importBundled } from '../bundle.ts'

const { FAIR_EARS, NO_EARS, ONE_EAR, SLOW_EARS, shareFlownByEar } = await importBundled<
  typeof import('./ears-pilot.ts')
>(['testing/pilots/ears-pilot.ts'])

const COURSES = 60

test.each([
  { ears: FAIR_EARS, isRelaxed: true, least: 0.95 },
  { ears: FAIR_EARS, isRelaxed: false, least: 0.7 },
  { ears: SLOW_EARS, isRelaxed: true, least: 0.85 },
  { ears: ONE_EAR, isRelaxed: true, least: 0.8 },
])('the sound guide alone is enough for the hearing model $ears.name (relaxed: $isRelaxed)', (flight) => {
  expect(shareFlownByEar(flight.ears, flight.isRelaxed, COURSES)).toBeGreaterThanOrEqual(flight.least)
})

test('the same pilot completes no course without the sound guide', () => {
  expect(shareFlownByEar(NO_EARS, true, COURSES)).toBe(0)
})
