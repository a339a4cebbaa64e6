/** Every address of the built site behind nginx, as it comes over the wire. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from '@playwright/test'

import { addressOfPage, otherAddressesOfPage } from '../../scripts/build-steps/headers.ts'
import { contentType } from '../../scripts/build-steps/host-configs.ts'
import { CLIENT, type HostResponse, otherFiles, pages, PLAIN_ORIGIN, sendRequest, siteHeaders } from './started-host.ts'

const GONE = [
  ...['/no/such/place', '/thank/more', '/gone.svg', '/.git/config'],
  ...['/assets/', '/assets/gone-Abc12345.js', '/assets/gone-Abc12345.css'],
  ...['/404', '/404.html', '/_headers', '/index.html.br', '/thank.html.gz'],
  ...['/Thank', '/thank.', '/thank%20', '//thank', '/%2F', '//', '//robots.txt'],
]

function decompressed({ headers, body }: HostResponse): Buffer {
  const encoding = headers.get('content-encoding')
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
}

function expectHeaders(response: HostResponse, policy: string | undefined, caching: string, what: string): void {
  for (const [name, value] of Object.entries(siteHeaders.everywhere))
    expect(response.headers.get(name.toLowerCase()), `${what}: ${name}`).toBe(value)
  for (const [name, value] of Object.entries(siteHeaders.documents))
    expect(response.headers.get(name.toLowerCase()), `${what}: ${name}`).toBe(policy === undefined ? undefined : value)
  expect(response.headers.get('content-security-policy'), `${what}: policy`).toBe(policy)
  expect(response.headers.get('cache-control'), `${what}: caching`).toBe(caching)
  expect(response.headers.get('set-cookie'), `${what}: cookie`).toBeUndefined()
  expect(response.headers.get('server') ?? '', `${what}: server`).not.toMatch(/\d/)
}

/** Requests the address in each encoding, and checks that the response is the file with its headers. */
async function expectFile(address: string, file: string, status: number): Promise<void> {
  const { hashedAssets, everythingElse } = siteHeaders.cacheControl
  const content = readFileSync(join(CLIENT, file))
  const isCompressed = existsSync(join(CLIENT, `${file}.br`))
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const what = `${address} (${accepted})`
    const response = await sendRequest(address, { headers: { 'Accept-Encoding': accepted } })
    expect(response.status, what).toBe(status)
    const caching = file.startsWith('/assets/') ? hashedAssets : everythingElse
    expectHeaders(response, siteHeaders.pages[file], caching, what)
    expect(response.headers.get('content-type')?.toLowerCase(), what).toBe(contentType(file))
    expect(response.headers.get('content-encoding'), what).toBe(isCompressed ? encoding : undefined)
    if (isCompressed) expect(response.headers.get('vary')?.toLowerCase() ?? '', what).toContain('accept-encoding')
    expect(decompressed(response).equals(content), `${what}: the bytes of the file`).toBe(true)
  }
}

test('every page is served complete, compressed and with its own policy', async () => {
  expect(pages.length).toBeGreaterThanOrEqual(6)
  for (const file of pages) await expectFile(addressOfPage(file), file, 200)
})

test('every other file has its content type, and hashed files are cached for a year', async () => {
  expect(otherFiles.length).toBeGreaterThan(20)
  for (const file of otherFiles) await expectFile(file, file, 200)
})

test('a missing address gives the 404 page, which is not cached', async () => {
  for (const address of GONE) await expectFile(address, '/404.html', 404)
})

test('no file outside the site’s folder is served, and an address with a NUL is an error', async () => {
  for (const address of ['/../headers.json', '/..%2fheaders.json', '/assets/..%2f..%2fheaders.json', '/thank%00']) {
    const response = await sendRequest(address)
    expect(response.status, address).toBeGreaterThanOrEqual(400)
    expect(response.body.toString(), address).not.toContain('cacheControl')
  }
})

test('no redirect leads to another host', async () => {
  for (const address of ['//thank/', '//example.org/thank/', '//example.org/', '/\\example.org/', '//thank.html']) {
    const response = await sendRequest(address)
    expect(response.status, address).not.toBe(200)
    expect(response.headers.get('location') ?? '/', address).toMatch(/^\/(?![/\\])/)
  }
})

test('other spellings of an address redirect to it in one step, with the query', async () => {
  for (const file of pages)
    for (const address of otherAddressesOfPage(file))
      for (const query of ['', '?course=7']) {
        const response = await sendRequest(`${address}${query}`)
        expect(response.status, address).toBe(308)
        expect(response.headers.get('location'), address).toBe(`${addressOfPage(file)}${query}`)
        // The redirect has an HTML body, which makes it a document.
        const policy = response.headers.get('content-security-policy')
        expect([undefined, ...Object.values(siteHeaders.pages)], address).toContain(policy)
        expectHeaders(response, policy, siteHeaders.cacheControl.everythingElse, address)
      }
})

test('plain HTTP redirects to HTTPS', async () => {
  const response = await sendRequest('/thank?course=7', { origin: PLAIN_ORIGIN })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toMatch(/^https:\/\/[^/]+\/thank\?course=7$/)
})

test('an unchanged page gives 304', async () => {
  const first = await sendRequest('/thank', { headers: { 'Accept-Encoding': 'br' } })
  const tag = first.headers.get('etag') ?? ''
  expect(tag).not.toBe('')
  const again = await sendRequest('/thank', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
})

test('HEAD has no body, and methods other than GET and HEAD give 405', async () => {
  const head = await sendRequest('/thank', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body.length).toBe(0)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    for (const address of ['/', '/thank', '/favicon.svg']) {
      const response = await sendRequest(address, { method })
      expect(response.status, `${method} ${address}`).toBe(405)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
})

test('a range is sent, and no error below /assets/ is cached', async () => {
  const file = otherFiles.find((each) => each.startsWith('/assets/') && each.endsWith('.js')) ?? ''
  const headers = { 'Accept-Encoding': 'identity' }
  const range = await sendRequest(file, { headers: { ...headers, Range: 'bytes=0-0' } })
  expect(range.status).toBe(206)
  expect(range.body.length).toBe(1)
  for (const [address, options, status] of [
    [file, { headers: { ...headers, Range: 'bytes=99999999-' } }, 416],
    [file, { headers: { ...headers, 'If-Match': '"other"' } }, 412],
    [file, { method: 'POST' }, 405],
    // scripts/test-hosts.ts adds this address.
    ['/assets/broken-Abc12345.js', {}, 500],
  ] as const) {
    const response = await sendRequest(address, options)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control') ?? '', String(status)).not.toMatch(/immutable|max-age/)
  }
})

/**
 * The score that the Mozilla (MDN) HTTP Observatory would give: @mdn/mdn-http-observatory 1.4.8, src/grader/charts.js and
 * src/analyzer/tests/. The package itself scans public names only. An estimate: each rule is either met or it is not.
 */
function observatoryScore({ headers }: HostResponse): number {
  const is = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '')
  const rules: readonly (readonly [isMet: boolean, gain: number, loss: number])[] = [
    [is('content-security-policy', /^default-src 'none';(?!.*(?:unsafe-|\bdata:|\bhttps?:))/), 10, -25],
    [is('content-security-policy', /frame-ancestors 'none'/), 5, -20],
    [is('cross-origin-resource-policy', /^same-(?:origin|site)$/), 10, 0],
    [is('referrer-policy', /^(?:no-referrer|same-origin|strict-origin)$/), 5, 0],
    [is('strict-transport-security', /^max-age=63072000\b/), 0, -20],
    [is('x-content-type-options', /^nosniff$/), 0, -5],
    [!headers.has('set-cookie'), 0, -40],
    [!headers.has('access-control-allow-origin'), 0, -50],
  ]
  return rules.reduce((score, [isMet, gain, loss]) => score + (isMet ? gain : loss), 100)
}

test('the start page has an Observatory score of at least 100', async () => {
  const score = observatoryScore(await sendRequest('/'))
  console.log(`  Observatory: ${String(score)} (A+ begins at 100)`)
  expect(score).toBeGreaterThanOrEqual(100)
})
