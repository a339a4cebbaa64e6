import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { courseLink, flightLink, shareWords } from './share-links.ts'

const PAGE = 'https://ringwake.example/?course=3&inspect#flight=old'

test('a flight link has the flight in its fragment and no other part of the page’s address', () => {
  expect(flightLink(PAGE, 'Abc_-9')).toBe('https://ringwake.example/#flight=Abc_-9')
})

test('a flight whose link exceeds 2,000 characters has only a course link', () => {
  expect(flightLink(PAGE, 'A'.repeat(1_960))).toHaveLength(1_993)
  expect(flightLink(PAGE, 'A'.repeat(1_968))).toBeUndefined()
  expect(courseLink(PAGE, 482_113)).toBe('https://ringwake.example/?course=482113')
})

test('the shared text gives the result and the course', () => {
  expect(shareWords(COMPLETE)).toBe('Ten rings in 28.4 s on course 7. Can you beat it?')
  expect(shareWords({ ...CRASHED, isRelaxed: true })).toBe('3 of 10 rings on course 7, relaxed. Can you get further?')
})
