/**
 * What the build says to hosts, read back from the text it wrote: cheap, and run always. `npm run test:hosts` asks real
 * servers the same.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildFolder } from '../../scripts/build-steps/build-folder.ts'
import {
  contentSecurityPolicy,
  headersForPages,
  inlineScriptHashes,
  type SiteHeaders,
} from '../../scripts/build-steps/headers.ts'
import { headersFile } from '../../scripts/build-steps/host-configs.ts'
import { expect, test } from '../support/journey.ts'

const BUILD = buildFolder()
const read = (path: string) => readFileSync(join(BUILD, path), 'utf8')
const headers = JSON.parse(read('headers.json')) as SiteHeaders
const HSTS_OFF = { hstsIncludeSubDomains: false, hstsPreload: false }
const pages = readdirSync(join(BUILD, 'client')).filter((file) => file.endsWith('.html'))

test('every inline script of every page is in the policy of each host', () => {
  expect(pages.length).toBeGreaterThanOrEqual(7)
  const nginx = read('deploy/nginx.conf')
  const caddy = read('deploy/Caddyfile')
  const everywhere = /Content-Security-Policy: (.*)/.exec(read('client/_headers'))?.[1] ?? ''
  for (const page of pages) {
    const hashes = inlineScriptHashes(read(`client/${page}`))
    expect(hashes.length, page).toBeGreaterThan(0)
    const policy = contentSecurityPolicy(hashes)
    expect(headers.pages[`/${page}`], page).toBe(policy)
    expect(nginx, page).toContain(`/${page} "${policy}";`)
    expect(caddy, page).toContain(`/${page} "${policy}"`)
    for (const hash of hashes) expect(everywhere, page).toContain(`'${hash}'`)
  }
})

test('the build fails on what the policy would block', () => {
  for (const [html, complaint] of [
    ['<p style="color:red">', /inline style/],
    ['<style>p{}</style>', /inline style/],
    ['<button onclick="go()">', /inline event handler/],
    ['<script>go()', /script element/],
  ] as const)
    expect(() => headersForPages({ '/index.html': html }, HSTS_OFF), html).toThrow(complaint)
})

test('_headers keeps within Cloudflare’s limits, and no two matching rules set the same header', () => {
  const rules = new Map<string, string[]>()
  let names: string[] = []
  for (const line of read('client/_headers').trimEnd().split('\n')) {
    expect(line.length).toBeLessThanOrEqual(2000)
    if (line.startsWith(' ')) names.push(line.trim().split(':')[0] ?? '')
    else rules.set(line, (names = []))
  }
  expect(rules.size).toBeLessThanOrEqual(100)
  const meets = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
  for (const path of [...rules.keys(), '/assets/x.js', '/no/such/place']) {
    const given = [...rules].filter(([pattern]) => meets(pattern, path)).flatMap(([, named]) => named)
    expect(new Set(given).size, path).toBe(given.length)
    for (const name of Object.keys({ ...headers.everywhere, ...headers.documents, 'Content-Security-Policy': '' }))
      expect(given, path).toContain(name)
  }
})

test('_headers caches each file in /assets/ for a year, but no 404 below it', () => {
  const rules = read('client/_headers')
    .split(/\n(?=\S)/)
    .map((rule) => rule.split('\n'))
  const immutable = rules
    .filter(([, ...given]) => given.some((header) => header.includes('immutable')))
    .map(([pattern = '']) => pattern)
  const there = readdirSync(join(BUILD, 'client/assets')).filter((file) => !/\.(?:br|gz)$/.test(file))
  expect(immutable.toSorted()).toEqual(there.map((file) => `/assets/${file}`).toSorted())
})

test('code keeps its caching rules when pictures leave no room in _headers', () => {
  const pictures = Array.from({ length: 200 }, (_, index) => `/assets/picture-${index}.avif`)
  const text = headersFile(headers, [...pictures, '/assets/game-Abc12345.js', '/robots.txt'])
  expect(text).toContain('\n/assets/game-Abc12345.js\n')
  expect(text.match(/^\//gm)).toHaveLength(100)
})

test('a site too large for _headers is rejected', () => {
  const many = Array.from({ length: 100 }, (_, index) => `/file-${index}.svg`)
  expect(() => headersFile(headers, many)).toThrow(/rules/)
  expect(() => headersFile({ ...headers, anyPage: 'x'.repeat(2000) }, [])).toThrow(/characters/)
})

test('HSTS covers subdomains and the preload list only when switched on', () => {
  const hsts = (site: typeof HSTS_OFF) => headersForPages({}, site).documents['Strict-Transport-Security']
  expect(hsts(HSTS_OFF)).toBe('max-age=63072000')
  expect(hsts({ ...HSTS_OFF, hstsIncludeSubDomains: true })).toBe('max-age=63072000; includeSubDomains')
  expect(hsts({ hstsIncludeSubDomains: true, hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload')
})

test('security.txt names a contact and expires within a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires, 'not yet expired').toBeGreaterThan(Date.now())
  expect(expires - Date.now()).toBeLessThanOrEqual(366 * 24 * 3600 * 1000)
})
