import { SITE_ROUTES } from '../../app/routes.ts'
import { expect, test } from '../support/journey.ts'

const PATHS = SITE_ROUTES.map(({ path }) => path)

for (const address of [...PATHS, '/no/such/place']) {
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
    for (const feature of ['camera', 'fullscreen', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(headers['permissions-policy']?.split(', ')).toContain(`${feature}=()`)
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

for (const address of ['/robots.txt', '/favicon.svg', '/sitemap.xml', '/thank/']) {
  test(`${address} has no header that is for documents only`, async ({ request }) => {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers()
    expect(Object.keys(headers).filter((name) => /security|policy|frame/.test(name))).toEqual([
      'cross-origin-resource-policy',
    ])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-cache')
  })
}

for (const [address, leadsTo] of [
  ...PATHS.filter((path) => path !== '/').flatMap((path) => [
    [`${path}/`, path] as const,
    [`${path}.html`, path] as const,
  ]),
  ['/index.html?course=7', '/?course=7'],
] as const) {
  test(`${address} redirects to ${leadsTo} in one step`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers()['location']).toBe(leadsTo)
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
  })
}

for (const address of [
  '/_headers',
  '/404',
  '/404.html',
  '/index.html.br',
  '/assets/',
  '/thank.html.gz',
  '/assets/gone.js',
  '/Thank',
  '/thank.',
  '/thank%20',
  '/%2F',
]) {
  test(`${address} gives a 404 that is not cached`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toMatch(/^text\/html/)
    expect(response.headers()['cache-control']).toBe('no-cache')
  })
}

test('hashed files are cached for a year', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const asset = /\/assets\/[^"']+\.js/.exec(html)?.[0]
  expect(asset).toBeDefined()
  const response = await request.get(asset ?? '')
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-security-policy']).toBeUndefined()
  expect(response.headers()['content-encoding']).toBe('br')
})

test('a request with any method but GET and HEAD gives 405', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await request.fetch('/thank', { method })).status(), method).toBe(405)
})
