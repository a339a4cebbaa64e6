import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { RULES_EDITION } from './rules-edition.ts'

/**
 * The golden flights of the present edition. When they change, links of flights would no longer end where they did: raise
 * RULES_EDITION by one and put the new digest here.
 */
const GOLDEN_FLIGHTS = { edition: 2, digest: '42f30af51da6b7d9' }

test('the edition of the rules is raised whenever the golden flights change', () => {
  const flights: unknown = JSON.parse(readFileSync(new URL('./golden-flights.json', import.meta.url), 'utf8'))
  const digest = createHash('sha256').update(JSON.stringify(flights)).digest('hex').slice(0, 16)
  expect({ edition: RULES_EDITION, digest }).toEqual(GOLDEN_FLIGHTS)
})
