import { afterEach, expect, test, vi } from 'vitest'

import { createWakeLock } from './wake-lock.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function stubWakeLock(request: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))

test('each request is released once, even if it is granted too late', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  stubWakeLock(request)
  const wakeLock = createWakeLock()
  wakeLock.hold(false)
  wakeLock.hold(true)
  wakeLock.hold(true)
  wakeLock.hold(false)
  await settle()
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 1])
  wakeLock.hold(true)
  await settle()
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 1])
})

test('a refusal is silent, and it is asked again next time', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')))
  stubWakeLock(request)
  const wakeLock = createWakeLock()
  for (const isWanted of [true, false, true, false]) wakeLock.hold(isWanted)
  await settle()
  expect(request).toHaveBeenCalledTimes(2)
})

test('nothing happens where the platform has none', () => {
  const wakeLock = createWakeLock()
  wakeLock.hold(true)
  wakeLock.hold(false)
})
