/** The headers of the real pages; `scripts/server/site-server.test.ts` covers files, redirects, errors, ranges and conditions. */
import { SITE_ROUTES } from '../../app/site/site-routes.ts'
import { expect, test } from '../support/journey.ts'

for (const address of [...SITE_ROUTES.map(({ path }) => path), '/no/such/place']) {
  test(`${address} has the production headers of a document`, async ({ request }) => {
    const response = await request.get(address)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toMatch(/; trusted-types offline-worker$/)
    expect(policy).toContain("base-uri 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    const features = headers['permissions-policy'].split(', ')
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(features).toContain(`${feature}=()`)
    const allowed = features.filter((feature) => !feature.endsWith('=()'))
    expect(allowed).toEqual(['fullscreen=(self)', 'screen-wake-lock=(self)'])
    expect(policy).not.toContain('unsafe-')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['cache-control']).toBe('no-cache')
    for (const absent of ['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by'])
      expect(headers[absent], absent).toBeUndefined()
  })
}
