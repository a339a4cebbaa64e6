import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { headersForPages } from '../build-steps/headers.ts'
import { readSite, siteHandler } from './site-server.ts'

const GAME = '/assets/game-Abc12345.js'
const FILES = {
  'index.html': '<h1>Start</h1>',
  'thank.html': '<h1>Thanks</h1>',
  '404.html': '<h1>Not found</h1>',
  '404.html.br': 'packed as br',
  _headers: '/*',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:crew@example.com',
  'assets/game-Abc12345.js': '0123456789'.repeat(100),
  'assets/game-Abc12345.js.br': 'packed as br',
  'assets/game-Abc12345.js.gz': 'packed as gzip',
}
const DOCUMENT_HEADERS = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options']
const IMMUTABLE = 'public, max-age=31536000, immutable'

const folder = mkdtempSync(join(tmpdir(), 'ringwake-site-'))
const build = join(folder, 'build')

/** Writes the site; each page has an inline script, which its policy allows. */
function writeBuild(script: string): void {
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(build, 'client', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const names = Object.keys(FILES).filter((name) => name.endsWith('.html'))
  const pages = Object.fromEntries(names.map((name) => [`/${name}`, `<script>${script}('${name}')</script>`]))
  const headers = headersForPages(pages, { hstsIncludeSubDomains: false, hstsPreload: false })
  writeFileSync(join(build, 'headers.json'), JSON.stringify(headers))
}
const policyOf = (file: string) => readSite(build).headers.pages[file]

writeBuild('first')
const server = createServer(siteHandler(build)).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString('latin1')
  return { status: response.statusCode, headers: response.headers, body }
}

test.each([
  ['/', 'index.html'],
  ['/?course=7', 'index.html'],
  ['/thank', 'thank.html'],
] as const)('the page %s is served with its own policy, and revalidated', async (address, file) => {
  const { status, headers, body } = await ask(address)
  expect({ status, body }).toEqual({ status: 200, body: FILES[file] })
  for (const name of DOCUMENT_HEADERS) expect(headers, name).toHaveProperty(name)
  expect(headers).toMatchObject({
    'content-security-policy': policyOf(`/${file}`),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  const again = await ask(address, { 'If-None-Match': headers.etag ?? '' })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(again.headers['content-security-policy']).toBe(policyOf(`/${file}`))
})

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  [GAME, 'text/javascript; charset=utf-8', IMMUTABLE],
])('the file %s has no header that is for documents only', async (address, type, caching) => {
  const { status, headers } = await ask(address)
  expect(status).toBe(200)
  for (const name of DOCUMENT_HEADERS) expect(headers, name).not.toHaveProperty(name)
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

const GONE = [
  ...['/Thank', '/thank.', '/thank%20', '//thank', '/%2F', '/%', '/%00'],
  ...['/%ff', '/assets/', '/assets/gone-Abc12345.js', '/_headers', '/404', '/404.html'],
  ...['/thank.html.br', '/../headers.json', '/..%2fheaders.json', '/%2e%2e/headers.json'],
]
for (const address of GONE)
  test(`${address} gives the 404 page with its policy`, async () => {
    for (const headers of [{}, { Range: 'bytes=0-1' }, { 'If-Match': '"other"' }]) {
      const answer = await ask(address, headers)
      expect(answer).toMatchObject({ status: 404, body: FILES['404.html'] })
      expect(answer.headers).toMatchObject({
        'content-security-policy': policyOf('/404.html'),
        'cache-control': 'no-cache',
      })
    }
    expect((await ask(address, { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br')
  })

for (const [address, location] of [
  ['/thank/', '/thank'],
  ['/thank.html?course=7', '/thank?course=7'],
  ['/index.html', '/'],
  ['/index?a=1?2', '/?a=1?2'],
] as const)
  test(`${address} redirects to ${location}`, async () => {
    const { status, headers } = await ask(address)
    expect(status).toBe(308)
    expect(headers).toMatchObject({ location, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  })

test('a range is sent, and one that cannot be met is an error that is not cached', async () => {
  const range = await ask(GAME, { Range: 'bytes=998-' })
  expect(range).toMatchObject({ status: 206, body: '89' })
  expect(range.headers).toMatchObject({ 'content-range': 'bytes 998-999/1000', 'cache-control': IMMUTABLE })
  for (const odd of ['bytes=5000-', 'bytes=5-2']) {
    const { status, headers } = await ask(GAME, { Range: odd })
    expect(status, odd).toBe(416)
    expect(headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-cache' })
  }
  const unmet = await ask(GAME, { 'If-Match': '"other"', 'Accept-Encoding': 'br' })
  expect(unmet.status).toBe(412)
  expect(unmet.headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect(unmet.headers).not.toHaveProperty('content-encoding')
})

test('HEAD has no body, and methods other than GET and HEAD give 405', async () => {
  const head = await ask('/thank', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe(String(FILES['thank.html'].length))
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await ask('/thank', {}, method), method).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
})

test('a rebuild is served with its own policies', async () => {
  const before = (await ask('/thank')).headers['content-security-policy']
  writeBuild('second')
  utimesSync(join(build, 'headers.json'), new Date(), new Date(Date.now() + 1000))
  const after = (await ask('/thank')).headers['content-security-policy']
  expect(after).toBe(policyOf('/thank.html'))
  expect(after).not.toBe(before)
})

test('a folder without a built site is reported in one sentence', () => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`)
  })
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => siteHandler(join(folder, 'gone'))).toThrow('exit 1')
  expect(complaint).toHaveBeenCalledWith(
    expect.stringMatching(
      /^There is no built site in .*gone\. Run npm run build first, or npm start, which does both\.$/,
    ),
  )
})
