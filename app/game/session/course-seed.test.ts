import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyCourseSeed, courseSeedFromQuery, nextCourseSeed } from './course-seed.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

test('every unsigned 32-bit integer in the address is the course asked for', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(courseSeedFromQuery(`?course=${seed}`)).toBe(seed)
      expect(courseSeedFromQuery(`?inspect&course=${seed}&x=1`)).toBe(seed)
    }),
  )
})

test.each([
  '',
  '?',
  '?course',
  '?course=',
  '?course=-1',
  '?course=+1',
  '?course=1.5',
  '?course=1e3',
  '?course=0x10',
  '?course=4294967296',
  '?course=99999999999999999999',
  '?course=NaN',
  '?course=12abc',
  '?course=%F0%9F%9B%A9',
  '?course=١٢',
  '?Course=1',
])('%s asks for no course', (search) => {
  expect(courseSeedFromQuery(search)).toBeUndefined()
})

test('no query, however odd, gives anything but nothing or an unsigned 32-bit integer', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `?course=${text}`),
      ),
      (search) => {
        const seed = courseSeedFromQuery(search)
        expect(seed === undefined || seed >>> 0 === seed).toBe(true)
      },
    ),
  )
})

test('the course after any course is another one, and an unsigned 32-bit integer', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const next = nextCourseSeed(seed)
      expect(next >>> 0).toBe(next)
      expect(next).not.toBe(seed)
    }),
  )
})

test('a thousand flights in a row meet a thousand courses', () => {
  fc.assert(
    fc.property(seeds, (first) => {
      const flown = new Set<number>()
      for (let seed = first; flown.size < 1000; seed = nextCourseSeed(seed)) {
        expect(flown.has(seed)).toBe(false)
        flown.add(seed)
      }
    }),
    { numRuns: 20 },
  )
})

test('a course nobody chose is an unsigned 32-bit integer', () => {
  const seed = anyCourseSeed()
  expect(seed >>> 0).toBe(seed)
})
