import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const ROW = /^\| (.+?) +\| `([^`]+)` +\| (.+?) +\|$/

test('every test that docs/specification-coverage.md names exists', () => {
  const table = readFileSync(resolve(ROOT, 'docs/specification-coverage.md'), 'utf8')
  const rows = table.split('\n').flatMap((line) => {
    const [, , file, title] = ROW.exec(line) ?? []
    return file === undefined || title === undefined ? [] : [{ file, title: title.trim() }]
  })
  expect(rows.length).toBeGreaterThan(40)
  const missing = rows.filter(({ file, title }) => !readFileSync(resolve(ROOT, file), 'utf8').includes(title))
  expect(missing).toEqual([])
})
