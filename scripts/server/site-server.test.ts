import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { afterAll, expect, test } from 'vitest'

import { CHANGED, FILES, GAME, openSite } from './site-fixture.ts'

const { ask, build, close } = await openSite()
afterAll(close)

const whole = await ask(GAME)
const tag = whole.headers.etag ?? ''

test('a running server gives the same answers after its build is removed', () => {
  expect(existsSync(build)).toBe(false)
  expect(whole).toMatchObject({ status: 200, body: FILES['assets/game-Abc12345.js'] })
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'last-modified': CHANGED })
  expect(tag).toMatch(/^"[\w-]{22}"$/)
})

test.each([
  ['bytes=0-0', 206, '0', 'bytes 0-0/1000'],
  ['bytes=-5', 206, '56789', 'bytes 995-999/1000'],
  ['bytes=998-', 206, '89', 'bytes 998-999/1000'],
  ['BYTES=998-5000', 206, '89', 'bytes 998-999/1000'],
  ['bytes=-5000', 206, FILES['assets/game-Abc12345.js'], 'bytes 0-999/1000'],
  ['bytes=1000-', 416, '', 'bytes */1000'],
  ['bytes=-0', 416, '', 'bytes */1000'],
  ['bytes=5-2', 200, FILES['assets/game-Abc12345.js'], undefined],
  ['bytes=9-8,0-1', 200, FILES['assets/game-Abc12345.js'], undefined],
  ['bytes=0-1,4-5', 200, FILES['assets/game-Abc12345.js'], undefined],
  ['bytes=abc', 200, FILES['assets/game-Abc12345.js'], undefined],
  ['bytes=-', 200, FILES['assets/game-Abc12345.js'], undefined],
  ['lines=0-1', 200, FILES['assets/game-Abc12345.js'], undefined],
])('Range: %s is answered with %i', async (range, status, body, contentRange) => {
  const answer = await ask(GAME, { Range: range })
  expect(answer).toMatchObject({ status, body })
  expect(answer.headers['content-range']).toBe(contentRange)
  expect(answer.headers['content-length']).toBe(String(body.length))
})

test('a range is sent only for the version in If-Range, and only for GET', async () => {
  const range = { Range: 'bytes=0-1' }
  for (const current of [tag, CHANGED])
    expect(await ask(GAME, { ...range, 'If-Range': current })).toMatchObject({ status: 206, body: '01' })
  for (const other of ['"other"', `W/${tag}`, 'Sat, 01 Nov 2025 12:00:01 GMT', 'yesterday'])
    expect(await ask(GAME, { ...range, 'If-Range': other }), other).toMatchObject({ status: 200, body: whole.body })
  expect(await ask(GAME, range, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

test.each([
  [{ 'If-None-Match': tag }, 304],
  [{ 'If-None-Match': `"other", W/${tag}` }, 304],
  [{ 'If-None-Match': '*' }, 304],
  [{ 'If-None-Match': '"other"' }, 200],
  [{ 'If-None-Match': '"other"', 'If-Modified-Since': CHANGED }, 200],
  [{ 'If-Modified-Since': CHANGED }, 304],
  [{ 'If-Modified-Since': 'Sat, 01 Nov 2025 11:59:59 GMT' }, 200],
  [{ 'If-Modified-Since': 'never' }, 200],
  [{ 'If-Match': `"other", ${tag}` }, 200],
  [{ 'If-Match': `W/${tag}` }, 412],
  [{ 'If-Match': '"other"', 'If-None-Match': tag }, 412],
  [{ 'If-Unmodified-Since': CHANGED }, 200],
  [{ 'If-Unmodified-Since': 'Sat, 01 Nov 2025 11:59:59 GMT' }, 412],
])('the conditions %j are answered with %i', async (conditions, status) => {
  const answer = await ask(GAME, conditions)
  expect(answer.status).toBe(status)
  expect(answer.body).toBe(status === 200 ? whole.body : '')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['brotli', undefined],
  ['', undefined],
])('Accept-Encoding: %s is answered with %s', async (accepted, coding) => {
  const { headers, body } = await ask(GAME, { 'Accept-Encoding': accepted })
  expect(headers['content-encoding']).toBe(coding)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(body).toBe(coding === undefined ? whole.body : `packed as ${coding}`)
  expect(headers.etag === tag).toBe(coding === undefined)
})

test('a hashed file may be cached for a year, but no error for its address', async () => {
  const immutable = 'public, max-age=31536000, immutable'
  expect(whole.headers['cache-control']).toBe(immutable)
  expect((await ask(GAME, { 'If-None-Match': tag })).headers['cache-control']).toBe(immutable)
  for (const [path, headers, method] of [
    [GAME, { Range: 'bytes=5000-' }, 'GET'],
    [GAME, { 'If-Match': '"other"' }, 'GET'],
    [GAME, {}, 'POST'],
    ['/assets/gone-Abc12345.js', {}, 'GET'],
    ['/assets/%', {}, 'GET'],
  ] as const)
    expect((await ask(path, headers, method)).headers['cache-control'], method + path).toBe('no-cache')
})

test('headers for documents are sent with documents only', async () => {
  const ofDocuments = ['content-security-policy', 'permissions-policy', 'strict-transport-security', 'x-frame-options']
  for (const [path, isDocument] of [
    ['/', true],
    ['/thank', true],
    ['/gone', true],
    [GAME, false],
    ['/robots.txt', false],
    ['/thank/', false],
  ] as const) {
    const { headers } = await ask(path)
    for (const name of ofDocuments) expect(name in headers, `${path} ${name}`).toBe(isDocument)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})

test('an address that is not exactly one of the site gives 404, and an undecodable one 400', async () => {
  for (const path of ['/Thank', '/thank.', '/thank%20', '//thank', '/%2F', '/_headers', '/404', '/../secret.txt'])
    expect((await ask(path)).status, path).toBe(404)
  for (const path of ['/%00', '/%', '/%ff', '/thank%00']) expect((await ask(path)).status, path).toBe(400)
  expect(await ask('http://example.org/thank')).toMatchObject({ status: 200, body: FILES['thank.html'] })
  expect(await ask('http://example.org')).toMatchObject({ status: 200, body: FILES['index.html'] })
})

test('a server without a built site reports it in one sentence', () => {
  const run = () =>
    execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts'], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, RINGWAKE_BUILD_DIRECTORY: '.cache/no-such-build' },
    })
  expect(run).toThrow(/There is no built site in .*no-such-build\. Run npm run build first/)
})
