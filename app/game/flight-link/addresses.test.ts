import { expect, test } from 'vitest'

import { courseLink, flightLink } from './addresses.ts'

const PAGE = 'https://ringwake.example/?course=3&inspect#flight=old'

test('a flight link has the flight in its fragment and no other part of the page’s address', () => {
  expect(flightLink(PAGE, 'Abc_-9')).toBe('https://ringwake.example/#flight=Abc_-9')
})

test('a flight whose link exceeds 2,000 characters has only a course link', () => {
  expect(flightLink(PAGE, 'A'.repeat(1_960))).toHaveLength(1_993)
  expect(flightLink(PAGE, 'A'.repeat(1_968))).toBeUndefined()
  expect(courseLink(PAGE, 482_113)).toBe('https://ringwake.example/?course=482113#play')
})
