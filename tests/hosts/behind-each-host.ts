/** Every address of the built site behind every host, as it comes over the wire. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from '@playwright/test'

import { addressOfPage, otherAddressesOfPage } from '../../scripts/build-steps/headers.ts'
import { contentType } from '../../scripts/build-steps/host-configs.ts'
import { sendRequest, type HostResponse } from './send-request.ts'
import { observatoryScore } from './observatory-score.ts'
import { CLIENT, expected, type Host, HOSTS, otherFiles, pages } from './started-hosts.ts'

const GONE = [
  ...[
    '/no/such/place',
    '/thank/more',
    '/assets/',
    '/assets/gone-Abc12345.js',
    '/assets/gone-Abc12345.css',
    '/gone.svg',
  ],
  ...['/404', '/404.html', '/_headers', '/index.html.br', '/thank.html.gz', '/.git/config'],
  ...['/Thank', '/thank.', '/thank%20', '//thank', '/%2F', '//', '//robots.txt'],
]

/** The file's bytes, whatever they were packed in. */
function unpacked({ headers, body }: HostResponse): Buffer {
  const encoding = headers.get('content-encoding')
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
}

function expectHeaders(response: HostResponse, policy: string | undefined, caching: string, what: string): void {
  for (const [name, value] of Object.entries(expected.everywhere))
    expect(response.headers.get(name.toLowerCase()), `${what}: ${name}`).toBe(value)
  for (const [name, value] of Object.entries(expected.documents))
    expect(response.headers.get(name.toLowerCase()), `${what}: ${name}`).toBe(policy === undefined ? undefined : value)
  expect(response.headers.get('content-security-policy'), `${what}: policy`).toBe(policy)
  expect(response.headers.get('cache-control'), `${what}: caching`).toBe(caching)
  expect(response.headers.get('set-cookie'), `${what}: cookie`).toBeUndefined()
  expect(response.headers.get('server') ?? '', `${what}: server`).not.toMatch(/\d/)
}

/** Asks in each encoding, and checks that the response is the file, said to be what it is. */
async function expectFile(host: Host, address: string, file: string, status: number): Promise<void> {
  const policy = expected.pages[file]
  const caching = file.startsWith('/assets/')
    ? expected.cacheControl.hashedAssets
    : expected.cacheControl.everythingElse
  const content = readFileSync(join(CLIENT, file))
  const isPacked = existsSync(join(CLIENT, `${file}.br`))
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const what = `${host.name} ${address} (${accepted})`
    const response = await sendRequest(host.origin, address, { headers: { 'Accept-Encoding': accepted } })
    expect(response.status, what).toBe(status)
    expectHeaders(response, policy, caching, what)
    expect(response.headers.get('content-type')?.replaceAll(' ', '').toLowerCase(), what).toBe(
      contentType(file).replaceAll(' ', ''),
    )
    expect(response.headers.get('content-encoding'), what).toBe(isPacked ? encoding : undefined)
    if (isPacked) expect(response.headers.get('vary')?.toLowerCase() ?? '', what).toContain('accept-encoding')
    expect(unpacked(response).equals(content), `${what}: the bytes of the file`).toBe(true)
  }
}

for (const host of HOSTS) {
  test.describe(`behind ${host.name}`, () => {
    test('every page is served complete, compressed and with its own policy', async () => {
      expect(pages.length).toBeGreaterThanOrEqual(6)
      for (const file of pages) await expectFile(host, addressOfPage(file), file, 200)
    })

    test('every other file has its content type, and hashed files are cached for a year', async () => {
      expect(otherFiles.length).toBeGreaterThan(20)
      for (const file of otherFiles) await expectFile(host, file, file, 200)
    })

    test('a missing address gives the 404 page, which is not cached', async () => {
      for (const address of GONE) await expectFile(host, address, '/404.html', 404)
    })

    test('no file outside the site’s folder is served', async () => {
      for (const address of ['/../headers.json', '/..%2fheaders.json', '/assets/..%2f..%2fheaders.json']) {
        const response = await sendRequest(host.origin, address)
        expect(response.status, address).toBeGreaterThanOrEqual(400)
        expect(response.body.toString(), address).not.toContain('cacheControl')
      }
    })

    test('no redirect leads to another host', async () => {
      for (const address of ['//thank/', '//example.org/thank/', '//example.org/', '/\\example.org/', '//thank.html']) {
        const response = await sendRequest(host.origin, address)
        expect(response.status, address).not.toBe(200)
        expect(response.headers.get('location') ?? '/', address).toMatch(/^\/(?![/\\])/)
      }
    })

    test('other spellings of an address redirect to it in one step, with the query', async () => {
      for (const file of [...pages]) {
        for (const address of otherAddressesOfPage(file)) {
          const response = await sendRequest(host.origin, `${address}?course=7`)
          expect(response.status, address).toBe(308)
          expect(response.headers.get('location'), address).toBe(`${addressOfPage(file)}?course=7`)
          // nginx gives a redirect an HTML body, which makes it a document.
          const policy = response.headers.get('content-security-policy')
          expect([undefined, ...Object.values(expected.pages)], address).toContain(policy)
          expectHeaders(response, policy, expected.cacheControl.everythingElse, address)
          expect((await sendRequest(host.origin, address)).headers.get('location'), address).toBe(addressOfPage(file))
        }
      }
    })

    test('an unchanged page gives 304', async () => {
      const first = await sendRequest(host.origin, '/thank', { headers: { 'Accept-Encoding': 'br' } })
      const tag = first.headers.get('etag') ?? ''
      expect(tag).not.toBe('')
      const again = await sendRequest(host.origin, '/thank', {
        headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag },
      })
      expect(again.status).toBe(304)
      expect(again.body.length).toBe(0)
    })

    test('HEAD has no body, and methods other than GET and HEAD give 405', async () => {
      const head = await sendRequest(host.origin, '/thank', { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.body.length).toBe(0)
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        for (const address of ['/', '/thank', '/favicon.svg']) {
          const response = await sendRequest(host.origin, address, { method })
          expect(response.status, `${method} ${address}`).toBe(405)
          expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        }
      }
    })

    // The server of npm start is for this machine, or stands behind something that speaks TLS.
    const { plain } = host
    if (plain !== undefined) {
      test('plain HTTP redirects to HTTPS', async () => {
        const response = await sendRequest(plain, '/thank?course=7')
        expect([301, 308]).toContain(response.status)
        expect(response.headers.get('location')).toMatch(/^https:\/\/[^/]+\/thank\?course=7$/)
      })
    }

    test('an address with a NUL gives 400', async () => {
      for (const address of ['/%00', '/thank%00', '/assets/%00.js'])
        expect((await sendRequest(host.origin, address)).status, address).toBe(400)
    })

    test('no error below /assets/ is cached', async () => {
      const file = otherFiles.find((each) => each.startsWith('/assets/') && each.endsWith('.js')) ?? ''
      const headers = { 'Accept-Encoding': 'identity' }
      for (const [options, status] of [
        [{ headers: { ...headers, Range: 'bytes=99999999-' } }, 416],
        [{ headers: { ...headers, 'If-Match': '"other"' } }, 412],
        [{ headers: { ...headers, 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' } }, 412],
        [{ method: 'POST' }, 405],
      ] as const) {
        const response = await sendRequest(host.origin, file, options)
        expect(response.status).toBe(status)
        expect(response.headers.get('cache-control') ?? '', String(status)).not.toMatch(/immutable|max-age/)
      }
      if (host.plain !== undefined) {
        const broken = await sendRequest(host.origin, '/assets/broken-Abc12345.js')
        expect(broken.status).toBe(500)
        expect(broken.headers.get('cache-control')).toBe('no-cache')
      }
      const range = await sendRequest(host.origin, file, { headers: { ...headers, Range: 'bytes=0-0' } })
      expect(range.status).toBe(206)
      expect(range.body.length).toBe(1)
    })

    test('the start page has an Observatory score of at least 100', async () => {
      const score = observatoryScore(await sendRequest(host.origin, '/'))
      console.log(`  Observatory, ${host.name}: ${String(score)} (A+ begins at 100)`)
      expect(score).toBeGreaterThanOrEqual(100)
    })
  })
}
