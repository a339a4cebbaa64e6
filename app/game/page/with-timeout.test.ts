import { expect, test, vi } from 'vitest'

import { withTimeout } from './with-timeout.ts'

test('a promise settled within 15 s resolves or rejects as it did', async () => {
  expect(await withTimeout(Promise.resolve('code'))).toBe('code')
  await expect(withTimeout(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})

test('a promise that has not settled after 15 s is rejected', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  withTimeout(new Promise(() => undefined)).then(outcome, outcome)
  await vi.advanceTimersByTimeAsync(14_900)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(outcome).toHaveBeenCalledWith(new Error('A file of the game did not arrive in time.'))
  vi.useRealTimers()
})
