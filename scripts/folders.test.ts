import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
/** In a folder of more files it is hard to find one. */
const MOST_FILES = 16

test('no folder of the source holds more than sixteen files', () => {
  const counts = new Map<string, number>()
  for (const folder of ['app', 'bench', 'scripts', 'testing', 'tests'])
    for (const entry of readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(80)
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
})
