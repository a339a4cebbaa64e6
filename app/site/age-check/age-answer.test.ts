import { expect, test, vi } from 'vitest'

import { memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import { AGE_ANSWER_KEY, createAgeAnswerKeeper } from './age-answer.ts'

/** A keeper in a browser with these two storages, until the next one is made. */
function keeperWith(minimumAge: number, localStorage = memoryStorage(), sessionStorage = memoryStorage()) {
  vi.stubGlobal('window', { localStorage, sessionStorage })
  return createAgeAnswerKeeper(minimumAge)
}

test('the age question is unanswered on a new device', () => {
  expect(keeperWith(18).answer()).toBe('unanswered')
})

test('a yes to the age question lasts beyond the visit', () => {
  const device = memoryStorage()
  keeperWith(18, device).remember('yes')
  expect(keeperWith(18, device).answer()).toBe('yes')
})

test('a no to the age question lasts for the visit only', () => {
  const device = memoryStorage()
  const visit = memoryStorage()
  keeperWith(18, device, visit).remember('no')
  expect(keeperWith(18, device, visit).answer()).toBe('no')
  expect(keeperWith(18, device).answer()).toBe('unanswered')
  expect(device.length).toBe(0)
})

test('the age question is asked again when the minimum age rises, but not when it falls', () => {
  const device = memoryStorage()
  keeperWith(18, device).remember('yes')
  expect(keeperWith(21, device).answer()).toBe('unanswered')
  expect(keeperWith(16, device).answer()).toBe('yes')
})

test('an answer that another tab has given or erased counts at once', () => {
  const device = memoryStorage()
  const keeper = keeperWith(18, device)
  createAgeAnswerKeeper(18).remember('yes')
  expect(keeper.answer()).toBe('yes')
  keeper.remember('yes')
  device.clear()
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

test.each(['yes', '', '{"age":18}', '17'])('the stored answer %j is no yes', (stored) => {
  expect(keeperWith(18, memoryStorage({ [AGE_ANSWER_KEY]: stored })).answer()).toBe('unanswered')
})
