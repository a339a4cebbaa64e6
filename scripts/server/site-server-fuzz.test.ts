import { connect } from 'node:net'

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

import { CHANGED, FILES, GAME, openSite, SECRET } from './site-fixture.ts'

const { ask, port, close } = await openSite()
afterAll(close)

const tag = (await ask(GAME)).headers.etag ?? ''

/** Sends the bytes as they are. @returns what came back until the server closed the connection */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').end(bytes, 'latin1')
  socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(bytes)}`)))
  return Buffer.concat((await socket.toArray()) as Buffer[]).toString('latin1')
}

const PIECES = [
  '/',
  '..',
  '%2e%2e',
  '%2f',
  '%00',
  '%',
  '\\',
  'assets',
  'game-Abc12345.js',
  'secret.txt',
  'build',
  '.br',
]
const bytes = fc.string({ unit: fc.nat(255).map((byte) => String.fromCharCode(byte)) })
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('/', '/thank', '/thank/?course=7', GAME, '*', `http://x${GAME}`, '/index') },
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.webSegment()), { maxLength: 8 })
    .map((parts) => `/${parts.join('')}`),
  bytes,
)
const number = fc.oneof(
  { weight: 3, arbitrary: fc.nat(1200).map(String) },
  fc.constantFrom('', '-1', '9'.repeat(30), 'x'),
)
const range = fc
  .array(fc.tuple(number, number), { minLength: 1, maxLength: 3 })
  .map((ranges) => `bytes=${ranges.map((bounds) => bounds.join('-')).join(',')}`)
const tags = fc.constantFrom('*', tag, `W/${tag}`, `"x", ${tag}`, '"', CHANGED, 'Sat, 99 Foo', '')
const header = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('Range'), range) },
  fc.tuple(
    fc.constantFrom('If-Range', 'If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since'),
    fc.oneof(tags, bytes),
  ),
  fc.tuple(fc.constant('Accept-Encoding'), fc.constantFrom('br', 'br;q=0', 'gzip;q=x', '*;q=0', ';;,,q', 'br;q=1e9')),
  fc.tuple(
    fc.constantFrom('Expect', 'Upgrade', 'Transfer-Encoding', 'Content-Length', 'X'),
    fc.oneof(fc.constantFrom('100-continue', 'websocket', 'chunked', '7'), bytes),
  ),
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD') },
  fc.constantFrom('POST', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', '', 'GET GET'),
)
const question = fc.record({ method, target, headers: fc.array(header, { maxLength: 4 }) })

test(
  '10,000 random requests are all answered, and none stops the server or leaves its folder',
  { timeout: 300_000 },
  async () => {
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 40, maxLength: 40 }), async (questions) => {
        await Promise.all(
          questions.map(async ({ method, target, headers }) => {
            const lines = [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close']
            lines.push(...headers.map(([name, value]) => `${name}: ${value}`))
            const answer = await send(`${lines.join('\r\n')}\r\n\r\n`)
            const status = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 'closed'
            // Node closes the connection of a request for a tunnel without an answer.
            expect(status).toMatch(method === 'CONNECT' ? /^(?:400|closed)$/ : /^[234]\d\d$/)
            seen.set(status, (seen.get(status) ?? 0) + 1)
            expect(answer).not.toContain(SECRET)
            if (answer.includes('immutable')) expect(['200', '206', '304']).toContain(status)
          }),
        )
      }),
      { numRuns: 250 },
    )
    expect([...seen.keys()].sort()).toEqual(
      expect.arrayContaining(['200', '206', '304', '308', '400', '404', '405', '412', '416']),
    )
    expect(await ask(GAME)).toMatchObject({ status: 200, body: FILES['assets/game-Abc12345.js'] })
  },
)
