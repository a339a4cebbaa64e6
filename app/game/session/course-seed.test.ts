import fc from 'fast-check'
import { expect, test } from 'vitest'

import { courseOfDay, localDay } from './course-of-day.ts'
import { anyCourseSeed, courseFromQuery, nextCourseSeed } from './course-seed.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

test('?course= accepts every unsigned 32-bit integer', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(courseFromQuery(`?course=${seed}`, 0)).toEqual({ seed, courseOrigin: 'address' })
      expect(courseFromQuery(`?inspect&course=${seed}&x=1`, 0)).toEqual({ seed, courseOrigin: 'address' })
    }),
  )
})

test.each(['', '?', '?inspect', '?of-course=1', '?curse=7'])('the query "%s" asks for no course', (search) => {
  expect(courseFromQuery(search, 0)).toBeUndefined()
})

test.each([
  '?course',
  '?course=',
  '?course=-1',
  '?course=1.5',
  '?course=4294967296',
  '?course=12abc',
  '?course=١٢',
  '?course=%',
])('the query "%s" gives a course by chance and says that it cannot be read', (search) => {
  expect(courseFromQuery(search, 0)?.courseOrigin).toBe('unread')
})

test.each([
  ...['?course=43.', '?course=43)', '?course=43),', '?course=43%20', '?course=43%E2%80%8B', '?course=43%3E'],
  ...['?x=1&amp;course=43', '?x=1&amp;amp;course=43', '?course=43?fbclid=Ab1', '?course=43&utm_source=mail'],
  ...[
    '?course=43&amp;utm_source=mail',
    '?course%3D43',
    '?course=%34%33',
    '?course=43.%26utm_source=a',
    '?Course=43',
    '?course=43%23play',
  ],
])('what mail and chat make of ?course=43 still selects it: "%s"', (search) => {
  expect(courseFromQuery(search, 0)).toEqual({ seed: 43, courseOrigin: 'address' })
})

test('?course=day selects the course of the day', () => {
  const now = Date.UTC(2026, 10, 22, 23, 59)
  for (const search of ['?course=day', '?course=day.', '?course=Day', '?course=day&fbclid=x'])
    expect(courseFromQuery(search, now), search).toEqual({ seed: courseOfDay(localDay(now)), courseOrigin: 'day' })
})

test('any query gives undefined or an unsigned 32-bit integer', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `?course=${text}`),
      ),
      (search) => {
        const seed = courseFromQuery(search, 0)?.seed
        expect(seed === undefined || seed >>> 0 === seed).toBe(true)
      },
    ),
  )
})

test('the next course differs from the current one and is an unsigned 32-bit integer', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const next = nextCourseSeed(seed)
      expect(next >>> 0).toBe(next)
      expect(next).not.toBe(seed)
    }),
  )
})

test('1,000 next courses in a row are all different', () => {
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

test('a random course and a next course have at most seven digits', () => {
  for (const seed of [anyCourseSeed(), nextCourseSeed(4_294_967_295), nextCourseSeed(anyCourseSeed())]) {
    expect(seed >>> 0).toBe(seed)
    expect(String(seed).length).toBeLessThanOrEqual(7)
  }
})
