import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { createAgeAnswerKeeper } from './age-answer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function slot(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [['ringwake.age-answer', initial]])
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

/** A keeper in a browser with these two storages, until the next one is made. */
function keeperWith(minimumAge: number, localStorage = slot(), sessionStorage = slot()) {
  vi.stubGlobal('window', { localStorage, sessionStorage })
  return createAgeAnswerKeeper(minimumAge)
}

test('the age question is unanswered on a new device', () => {
  expect(keeperWith(18).answer()).toBe('unanswered')
})

test('a yes to the age question lasts beyond the visit', () => {
  const device = slot()
  keeperWith(18, device).remember('yes')
  expect(keeperWith(18, device).answer()).toBe('yes')
})

test('a no to the age question lasts for the visit only', () => {
  const device = slot()
  const visit = slot()
  keeperWith(18, device, visit).remember('no')
  expect(keeperWith(18, device, visit).answer()).toBe('no')
  expect(keeperWith(18, device).answer()).toBe('unanswered')
  expect(device.values.size).toBe(0)
})

test('the age question is asked again when the minimum age rises, but not when it falls', () => {
  const device = slot()
  keeperWith(18, device).remember('yes')
  expect(keeperWith(21, device).answer()).toBe('unanswered')
  expect(keeperWith(16, device).answer()).toBe('yes')
})

test('an answer that another tab has given or erased counts at once', () => {
  const device = slot()
  const keeper = keeperWith(18, device)
  createAgeAnswerKeeper(18).remember('yes')
  expect(keeper.answer()).toBe('yes')
  keeper.remember('yes')
  device.values.clear()
  expect(keeper.answer()).toBe('unanswered')
})

test('the answer to the age question is kept in memory when storage is forbidden', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('window', Object.defineProperties({}, { localStorage: { get: deny }, sessionStorage: { get: deny } }))
  const keeper = createAgeAnswerKeeper(18)
  expect(keeper.answer()).toBe('unanswered')
  keeper.remember('yes')
  expect(keeper.answer()).toBe('yes')
})

test('stored text counts as a yes only if it is a whole age of at least the minimum', () => {
  const written = /^[1-9]\d{0,2}$/
  const text = fc.oneof(fc.string(), fc.constantFrom('yes', 'true', '{"age":18}', '__proto__', ' 18', '18.0', '1e3'))
  fc.assert(
    fc.property(text, (stored) => {
      const answer = keeperWith(18, slot(stored)).answer()
      expect(answer).toBe(written.test(stored) && Number(stored) >= 18 ? 'yes' : 'unanswered')
    }),
  )
})
