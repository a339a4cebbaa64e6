/** Set up before each file of unit tests: an error or a warning on the console fails a test that does not spy on it itself. */
import { format } from 'node:util'

import { afterEach, expect } from 'vitest'

const said: string[] = []

for (const level of ['error', 'warn'] as const)
  console[level] = (...values: unknown[]) => void said.push(`console.${level}: ${format(...values)}`)

afterEach(() => expect(said.splice(0), 'on the console').toEqual([]))
