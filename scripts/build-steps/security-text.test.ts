import { expect, test, vi } from 'vitest'

import { securityText } from './security-text.ts'

const SITE = { contactEmail: 'crew@example.com', siteUrl: 'https://example.com' }
const expiresOf = (text: string) => Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')

test('security.txt expires one year after the build', () => {
  vi.useFakeTimers({ now: new Date('2031-05-17T12:34:56Z') })
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined)
  expect(new Date(expiresOf(securityText(SITE))).toISOString()).toBe('2032-05-16T00:00:00.000Z')
})

test('security.txt follows SOURCE_DATE_EPOCH, and is rejected if it would have expired', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Math.floor(Date.now() / 1000) - 24 * 3600))
  expect(expiresOf(securityText(SITE)) - Date.now()).toBeLessThanOrEqual(364 * 24 * 3600 * 1000)
  for (const wrong of ['1700000000', 'yesterday', '']) {
    vi.stubEnv('SOURCE_DATE_EPOCH', wrong)
    expect(() => securityText(SITE), wrong).toThrow(/SOURCE_DATE_EPOCH is ".*": security\.txt would have expired/)
  }
})
