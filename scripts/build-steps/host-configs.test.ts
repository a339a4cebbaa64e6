import { expect, test } from 'vitest'

import { headersForPages } from './headers.ts'
import { headersFile, nginxConfig } from './host-configs.ts'

const HSTS_OFF = { hstsIncludeSubDomains: false, hstsPreload: false }
const headers = headersForPages({ '/index.html': '', '/thank.html': '', '/404.html': '' }, HSTS_OFF)

test('the build fails on what the policy would block', () => {
  for (const [html, complaint] of [
    ['<p style="color:red">', /inline style/],
    ['<style>p{}</style>', /inline style/],
    ['<button onclick="go()">', /inline event handler/],
    ['<script>go()', /script element/],
  ] as const)
    expect(() => headersForPages({ '/index.html': html }, HSTS_OFF), html).toThrow(complaint)
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

test('a header value that could end its quotes is rejected', () => {
  const odd = { ...headers, everywhere: { 'X-Odd': 'a"; return 200 "b' } }
  expect(() => nginxConfig(odd, { siteName: 'Ringwake', siteUrl: 'https://play.example.com' })).toThrow(/quoted/)
})
