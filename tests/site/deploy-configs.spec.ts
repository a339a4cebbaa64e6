/** The configurations that the build writes for hosts, read back. `npm run test:hosts` starts nginx with its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildFolder } from '../../scripts/build-steps/build-folder.ts'
import { contentSecurityPolicy, inlineScriptHashes, type SiteHeaders } from '../../scripts/build-steps/headers.ts'
import { expect, test } from '../support/journey.ts'

const BUILD = buildFolder()
const read = (path: string) => readFileSync(join(BUILD, path), 'utf8')
const headers = JSON.parse(read('headers.json')) as SiteHeaders
const pages = readdirSync(join(BUILD, 'client')).filter((file) => file.endsWith('.html'))

test('every inline script of every page is in the policy of each host', () => {
  expect(pages.length).toBeGreaterThanOrEqual(7)
  const nginx = read('deploy/nginx.conf')
  const everywhere = /Content-Security-Policy: (.*)/.exec(read('client/_headers'))?.[1] ?? ''
  for (const page of pages) {
    const hashes = inlineScriptHashes(read(`client/${page}`))
    expect(hashes.length, page).toBeGreaterThan(0)
    const policy = contentSecurityPolicy(hashes)
    expect(headers.pages[`/${page}`], page).toBe(policy)
    expect(nginx, page).toContain(`/${page} "${policy}";`)
    for (const hash of hashes) expect(everywhere, page).toContain(`'${hash}'`)
  }
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

test('_headers caches code, style and fonts in /assets/ for a year, pictures as far as there is room, but no 404', () => {
  const rules = read('client/_headers')
    .split(/\n(?=\S)/)
    .map((rule) => rule.split('\n'))
  const immutable = rules
    .filter(([, ...given]) => given.some((header) => header.includes('immutable')))
    .map(([pattern = '']) => pattern)
  const there = readdirSync(join(BUILD, 'client/assets'))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `/assets/${file}`)
  expect(there).toEqual(expect.arrayContaining(immutable))
  expect(immutable).toEqual(expect.arrayContaining(there.filter((file) => /\.(?:js|css|woff2)$/.test(file))))
})
