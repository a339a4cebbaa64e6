import { expect, test } from 'vitest'

import { AGE_ANSWER_KEY } from '../age-check/age-answer.ts'
import { storedKeys } from './stored-keys.ts'

const ALL = { requireAgeVerification: true, offline: true }

test('the list of stored entries has each entry once, with the site’s prefix', () => {
  const keys = storedKeys(ALL).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^ringwake(?:\.[a-z-]+|-…)$/)
})

test('the list of stored entries omits the age answer when the question is off', () => {
  expect(storedKeys({ ...ALL, requireAgeVerification: false }).some(({ key }) => key === AGE_ANSWER_KEY)).toBe(false)
  expect(storedKeys({ ...ALL, requireAgeVerification: false }).length).toBeGreaterThan(0)
})

test('the list of stored entries omits the offline copy when it is off', () => {
  expect(storedKeys(ALL).some(({ places }) => places.includes('Cache storage'))).toBe(true)
  expect(storedKeys({ ...ALL, offline: false }).some(({ places }) => places.includes('Cache storage'))).toBe(false)
})
