import { expect, test } from 'vitest'

import { AGE_ANSWER_KEY, storedKeys } from './stored-keys.ts'

test('the list of stored entries names each entry once, under the one prefix of the site', () => {
  const entries = storedKeys(true).map(({ place, key }) => `${place} ${key}`)
  expect(new Set(entries).size).toBe(entries.length)
  for (const { key } of storedKeys(true)) expect(key).toMatch(/^ringwake\.[a-z-]+$/)
})

test('the list of stored entries knows nothing of the age question where it is not asked', () => {
  expect(storedKeys(false).some(({ key }) => key === AGE_ANSWER_KEY)).toBe(false)
  expect(storedKeys(false).length).toBeGreaterThan(0)
})
