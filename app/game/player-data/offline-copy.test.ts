import { expect, test, vi } from 'vitest'

import { eraseOfflineCopy, hasOfflineCopy, keepOfflineCopy } from './offline-copy.ts'

test('a browser without service workers, or that refuses them, gets no offline copy and no error', async () => {
  const refusal = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  vi.stubGlobal('window', {})
  for (const serviceWorker of [undefined, { register: refusal, getRegistrations: refusal }]) {
    vi.stubGlobal('navigator', { serviceWorker })
    await expect(keepOfflineCopy()).resolves.toBeUndefined()
    await expect(eraseOfflineCopy()).resolves.toBeUndefined()
    await expect(hasOfflineCopy()).resolves.toBe(false)
  }
})

test('the Trusted Types policy returns only the address of the service worker', async () => {
  const passed: string[] = []
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => {
    passed.push(rules.createScriptURL('https://elsewhere.example/x.js'))
    return rules
  })
  const register = (address: string) => Promise.resolve(passed.push(address))
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  await keepOfflineCopy()
  await keepOfflineCopy()
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(passed).toEqual(['/sw.js', '/sw.js', '/sw.js'])
})
