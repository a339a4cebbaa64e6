import { afterEach, expect, test, vi } from 'vitest'

import { eraseOfflineCopy, keepOfflineCopy } from './offline-copy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a browser without service workers, or one that refuses them in a private window, goes on without a copy', async () => {
  const refusal = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  vi.stubGlobal('window', {})
  for (const serviceWorker of [undefined, { register: refusal, getRegistrations: refusal }]) {
    vi.stubGlobal('navigator', { serviceWorker })
    await expect(keepOfflineCopy()).resolves.toBeUndefined()
    await expect(eraseOfflineCopy()).resolves.toBeUndefined()
  }
})

test('the policy for trusted types passes the address of the worker, whatever it is asked for', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => rules)
  const register = vi.fn((_address: string) => Promise.resolve())
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  await keepOfflineCopy()
  await keepOfflineCopy()
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(createPolicy.mock.results[0]?.value.createScriptURL('https://elsewhere.example/x.js')).toBe('/sw.js')
  expect(register.mock.calls.map(([address]) => address)).toEqual(['/sw.js', '/sw.js'])
})
