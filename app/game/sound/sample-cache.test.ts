import { beforeEach, expect, test, vi } from 'vitest'

import { createIdleWork } from './sample-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('idle work runs its jobs later, one at a time and in order', () => {
  const done: number[] = []
  const work = createIdleWork()
  for (const job of [1, 2, 3]) work.add(() => done.push(job))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1])
  vi.runAllTimers()
  expect(done).toEqual([1, 2, 3])
})

test('disposing of idle work drops its jobs', () => {
  const done: number[] = []
  const work = createIdleWork()
  work.add(() => done.push(1))
  work.dispose()
  vi.runAllTimers()
  expect(done).toEqual([])
})
