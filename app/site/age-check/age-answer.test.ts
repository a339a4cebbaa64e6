import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type AnswerStorage, createAgeAnswerKeeper } from './age-answer.ts'

function slot(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [['ringwake.age-answer', initial]])
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

function storageWith(lasting: ReturnType<typeof slot>, visit: ReturnType<typeof slot>): AnswerStorage {
  return { lasting: () => lasting, visit: () => visit }
}

const FORBIDDEN: AnswerStorage = {
  lasting: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  visit: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}

test('the answer to the age question is unanswered on a device that never answered', () => {
  expect(createAgeAnswerKeeper(18, storageWith(slot(), slot())).answer()).toBe('unanswered')
})

test('the answer to the age question yes lasts on the device beyond the visit', () => {
  const device = slot()
  createAgeAnswerKeeper(18, storageWith(device, slot())).remember('yes')
  expect(createAgeAnswerKeeper(18, storageWith(device, slot())).answer()).toBe('yes')
})

test('the answer to the age question no lasts for the visit and not beyond it', () => {
  const device = slot()
  const visit = slot()
  createAgeAnswerKeeper(18, storageWith(device, visit)).remember('no')
  expect(createAgeAnswerKeeper(18, storageWith(device, visit)).answer()).toBe('no')
  expect(createAgeAnswerKeeper(18, storageWith(device, slot())).answer()).toBe('unanswered')
  expect(device.values.size).toBe(0)
})

test('the answer to the age question is asked again when the minimum age rises, and holds when it falls', () => {
  const device = slot()
  createAgeAnswerKeeper(18, storageWith(device, slot())).remember('yes')
  expect(createAgeAnswerKeeper(21, storageWith(device, slot())).answer()).toBe('unanswered')
  expect(createAgeAnswerKeeper(16, storageWith(device, slot())).answer()).toBe('yes')
})

test('the answer to the age question holds in memory where storage is forbidden', () => {
  const keeper = createAgeAnswerKeeper(18, FORBIDDEN)
  expect(keeper.answer()).toBe('unanswered')
  keeper.remember('yes')
  expect(keeper.answer()).toBe('yes')
})

test('the answer to the age question is never a yes for stored text that is no whole age of at least the minimum', () => {
  const written = /^[1-9]\d{0,2}$/
  const text = fc.oneof(fc.string(), fc.constantFrom('yes', 'true', '{"age":18}', '__proto__', ' 18', '18.0', '1e3'))
  fc.assert(
    fc.property(text, (stored) => {
      const answer = createAgeAnswerKeeper(18, storageWith(slot(stored), slot())).answer()
      expect(answer).toBe(written.test(stored) && Number(stored) >= 18 ? 'yes' : 'unanswered')
    }),
  )
})
