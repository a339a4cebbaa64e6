import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { RULES_EDITION } from '../rules-edition.ts'

/**
 * The golden flights of the present edition. When they change, links of flights would no longer end where they did: raise
 * RULES_EDITION by one and put the new digests here.
 */
const GOLDEN_FLIGHTS = { edition: 3, standard: '54afb978467ba410', relaxed: '33446cca96971177' }

function digestOf(file: string): string {
  const flights: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  return createHash('sha256').update(JSON.stringify(flights)).digest('hex').slice(0, 16)
}

test('the golden flights match the digests of the current rules edition', () => {
  const digests = { standard: digestOf('./golden-flights.json'), relaxed: digestOf('./golden-relaxed-flights.json') }
  expect({ edition: RULES_EDITION, ...digests }).toEqual(GOLDEN_FLIGHTS)
})
