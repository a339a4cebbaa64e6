import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

const APP = resolve(import.meta.dirname, '..')

/** Words by which the lists of blockers find what they take out of a page. */
const BLOCKED_WORDS = /^(?:ads?|advert|banner|consent|cookies?|popup|promo|share|social|sponsor|tracking)$/

const wordsOf = (name: string) => name.split(/[-_]|(?=[A-Z])/).map((word) => word.toLowerCase())

test('no class name of a style module matches what content blockers remove', () => {
  // The shipped class holds the name as it is written, with a hash behind it.
  const sheets = readdirSync(APP, { recursive: true }).map(String)
  const names = sheets
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) => [...readFileSync(join(APP, path), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)])
    .map(([, name = '']) => name)
  expect(names).toContain('dialog')
  expect(names.filter((name) => wordsOf(name).some((word) => BLOCKED_WORDS.test(word)))).toEqual([])
})
