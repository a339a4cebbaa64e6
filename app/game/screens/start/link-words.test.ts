import { expect, test } from 'vitest'

import { resimulate } from '../../flight-link/resimulate.ts'
import { flownFlight } from '../../../../testing/flights/linked-flights.ts'
import { linkWords } from './link-words.ts'

test('a linked flight is described by its replayed result, only on its own course', () => {
  const flight = { ...flownFlight('keys', 34, 7_200), isSlow: true }
  const result = resimulate(flight)
  if (result === undefined) throw new Error('The replay does not match the flight.')
  expect(linkWords({ status: 'flown', result }, 34)).toMatch(
    /^Shared flight below full speed: \d+ of 10 rings in [\d.]+ s\.$/,
  )
  expect(linkWords({ status: 'flown', result }, 35)).toBe('')
})

test.each([
  ['damaged', /damaged/],
  ['older', /flown under older rules. You can still fly its course/],
  ['newer', /flown under newer rules/],
  ['unread', /couldn’t be read/],
  ['none', /^$/],
] as const)('a link with the status "%s" has its own message', (status, words) => {
  expect(linkWords({ status, seed: 7 }, 7)).toMatch(words)
})
