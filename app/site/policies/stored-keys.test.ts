import { expect, test } from 'vitest'

import { AGE_ANSWER_KEY } from '../age-answer-key.ts'
import { storedKeys } from './stored-keys.ts'

const ALL = { requireAgeVerification: true, offline: true }

test('the list of stored entries has each entry once, with the site’s prefix', () => {
  const entries = storedKeys(ALL).map(({ place, key }) => `${place} ${key}`)
  expect(new Set(entries).size).toBe(entries.length)
  for (const { key } of storedKeys(ALL)) expect(key).toMatch(/^ringwake(?:\.[a-z-]+|-…)$/)
})

test('the list of stored entries omits the age answer when the question is off', () => {
  expect(storedKeys({ ...ALL, requireAgeVerification: false }).some(({ key }) => key === AGE_ANSWER_KEY)).toBe(false)
  expect(storedKeys({ ...ALL, requireAgeVerification: false }).length).toBeGreaterThan(0)
})

test('the list of stored entries omits the offline copy when it is off', () => {
  expect(storedKeys(ALL).some(({ place }) => place === 'Cache storage')).toBe(true)
  expect(storedKeys({ ...ALL, offline: false }).some(({ place }) => place === 'Cache storage')).toBe(false)
})
