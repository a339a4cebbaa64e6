/** Every address of the built site behind every host, as a machine sees it and as a browser does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, type Page, test } from '@playwright/test'

import { addressOfPage, otherAddressesOfPage, type SiteHeaders } from '../../scripts/headers.mjs'
import { CONTENT_TYPES } from '../../scripts/host-configs.mjs'
import { sendContactForm } from '../form-journey.ts'
import { ask, type Answer } from './ask.ts'
import { SCORE, observatoryScore } from './observatory-score.ts'

interface Host {
  readonly name: string
  readonly origin: string
  /** Where it answers plain HTTP, if its business is HTTPS. */
  readonly plain?: string
}

const HOSTS = JSON.parse(process.env['RINGWAKE_HOSTS'] ?? '[]') as Host[]
const BUILD = process.env['RINGWAKE_HOSTS_BUILD'] ?? ''
const CLIENT = join(BUILD, 'client')
if (HOSTS.length === 0) throw new Error('No hosts are started: run npm run test:hosts.')

const expected = JSON.parse(readFileSync(join(BUILD, 'headers.json'), 'utf8')) as SiteHeaders
const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(CLIENT, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  .filter((file) => !/\.(?:br|gz)$/.test(file) && file !== '/_headers')
const pages = files.filter((file) => file.endsWith('.html') && file !== '/404.html')
const otherFiles = files.filter((file) => !file.endsWith('.html'))

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
]

/** The file's bytes, whatever they were packed in. */
function unpacked({ headers, body }: Answer): Buffer {
  const encoding = headers.get('content-encoding')
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
}

function expectHeaders(answer: Answer, policy: string, caching: string, what: string): void {
  for (const [name, value] of Object.entries(expected.common))
    expect(answer.headers.get(name.toLowerCase()), `${what}: ${name}`).toBe(value)
  expect(answer.headers.get('content-security-policy'), `${what}: policy`).toBe(policy)
  expect(answer.headers.get('cache-control'), `${what}: caching`).toBe(caching)
  expect(answer.headers.get('set-cookie'), `${what}: cookie`).toBeUndefined()
  expect(answer.headers.get('server') ?? '', `${what}: server`).not.toMatch(/\d/)
}

/** Asks in each encoding, and checks that the answer is the file, said to be what it is. */
async function expectFile(host: Host, address: string, file: string, status: number): Promise<void> {
  const isPage = file.endsWith('.html')
  const type = CONTENT_TYPES[extname(file).slice(1) as keyof typeof CONTENT_TYPES]
  const policy = isPage ? (expected.pages[file] ?? '') : expected.otherFiles
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
    const answer = await ask(host.origin, address, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.status, what).toBe(status)
    expectHeaders(answer, policy, caching, what)
    expect(answer.headers.get('content-type') ?? 'none', what).not.toBe('none')
    expect(answer.headers.get('content-type')?.replaceAll(' ', '').toLowerCase(), what).toMatch(
      new RegExp(`^${type.replaceAll(/[+]/g, '\\+')}${isPage ? ';charset=utf-8' : '(?:;charset=utf-8)?'}$`),
    )
    expect(answer.headers.get('content-encoding'), what).toBe(isPacked ? encoding : undefined)
    if (isPacked) expect(answer.headers.get('vary')?.toLowerCase() ?? '', what).toContain('accept-encoding')
    expect(unpacked(answer).equals(content), `${what}: the bytes of the file`).toBe(true)
  }
}

/** Opens every page, a 404, a form and the game in a browser that tells of everything it does not like. */
async function expectNoViolation(page: Page, origin: string): Promise<void> {
  const trouble: string[] = []
  let expectsNotFound = false
  page.on('console', (message) => {
    const text = message.text()
    if (expectsNotFound && text.includes('status of 404')) return
    if (!/GPU stall|Automatic fallback to software/.test(text)) trouble.push(`${message.type()}: ${text}`)
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('requestfailed', (request) => {
    // Given up because the next page was opened meanwhile.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${reason}: ${request.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation of ${event.violatedDirective} by ${event.blockedURI}`),
    )
  })
  for (const file of pages) {
    await page.goto(`${origin}${addressOfPage(file)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Awake: the router answers without asking for a page.
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
  }
  expectsNotFound = true
  await page.goto(`${origin}/no/such/place`)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(`${origin}/`)
  expectsNotFound = false
  await sendContactForm(page)
  await expect(page).toHaveURL(`${origin}/thank`)
  await page.goto(`${origin}/`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /launch/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled({ timeout: 30_000 })
  expect(trouble).toEqual([])
}

for (const host of HOSTS) {
  test.describe(`behind ${host.name}`, () => {
    test('every page answers at its address, whole, packed, with its own policy', async () => {
      expect(pages.length).toBeGreaterThanOrEqual(6)
      for (const file of pages) await expectFile(host, addressOfPage(file), file, 200)
    })

    test('every other file answers as what it is; hashed ones may be kept for a year', async () => {
      expect(otherFiles.length).toBeGreaterThan(20)
      for (const file of otherFiles) await expectFile(host, file, file, 200)
    })

    test('what is not there is a 404 with the page for it, never kept', async () => {
      for (const address of GONE) await expectFile(host, address, '/404.html', 404)
    })

    test('nothing above the folder of the site can be asked for', async () => {
      for (const address of ['/../headers.json', '/..%2fheaders.json', '/assets/..%2f..%2fheaders.json', '/%00']) {
        const answer = await ask(host.origin, address)
        expect(answer.status, address).toBeGreaterThanOrEqual(400)
        expect(answer.body.toString(), address).not.toContain('cacheControl')
      }
    })

    test('no redirect leads to another host', async () => {
      for (const address of ['//thank/', '//example.org/thank/', '//example.org/', '/\\example.org/', '//thank.html']) {
        const answer = await ask(host.origin, address)
        expect(answer.status, address).not.toBe(200)
        expect(answer.headers.get('location') ?? '/', address).toMatch(/^\/(?![/\\])/)
      }
    })

    test('other spellings of an address lead to the one address in one step, with the query', async () => {
      for (const file of [...pages]) {
        for (const address of otherAddressesOfPage(file)) {
          const answer = await ask(host.origin, `${address}?course=7`)
          expect(answer.status, address).toBe(308)
          expect(answer.headers.get('location'), address).toBe(`${addressOfPage(file)}?course=7`)
          // There is nothing on it to run; any of the site's policies will do.
          const policy = answer.headers.get('content-security-policy') ?? ''
          expect([expected.otherFiles, ...Object.values(expected.pages)], address).toContain(policy)
          expectHeaders(answer, policy, expected.cacheControl.everythingElse, address)
          expect((await ask(host.origin, address)).headers.get('location'), address).toBe(addressOfPage(file))
        }
      }
    })

    test('a page that has not changed is not sent again', async () => {
      const first = await ask(host.origin, '/thank', { headers: { 'Accept-Encoding': 'br' } })
      const tag = first.headers.get('etag') ?? ''
      expect(tag).not.toBe('')
      const again = await ask(host.origin, '/thank', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } })
      expect(again.status).toBe(304)
      expect(again.body.length).toBe(0)
    })

    test('HEAD says the same without the body, and nothing but GET and HEAD is answered', async () => {
      const head = await ask(host.origin, '/thank', { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.body.length).toBe(0)
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        for (const address of ['/', '/thank', '/favicon.svg']) {
          const answer = await ask(host.origin, address, { method })
          expect(answer.status, `${method} ${address}`).toBe(405)
          expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        }
      }
    })

    test('plain HTTP leads to HTTPS', async () => {
      if (host.plain === undefined) {
        // The server of npm start is for this machine, or stands behind something that speaks TLS.
        expect(host.origin).toMatch(/^http:/)
        return
      }
      const answer = await ask(host.plain, '/thank?course=7')
      expect([301, 308]).toContain(answer.status)
      expect(answer.headers.get('location')).toMatch(/^https:\/\/[^/]+\/thank\?course=7$/)
    })

    test('the Observatory’s rules give its best grade, and every point that is not left on purpose', async () => {
      const { score, byRule } = observatoryScore({
        page: await ask(host.origin, '/'),
        preflight: await ask(host.origin, '/', {
          method: 'OPTIONS',
          headers: { Origin: 'https://http-observatory.example', 'Access-Control-Request-Method': 'GET' },
        }),
        plain: host.plain === undefined ? undefined : await ask(host.plain, '/'),
      })
      console.log(`  Observatory, ${host.name}: ${String(score)}`, JSON.stringify(byRule))
      expect(score).toBe(SCORE)
    })

    test('in a browser every page and the game run without one violation', async ({ page }) => {
      await expectNoViolation(page, host.origin)
    })
  })
}

/** The rules of `_headers`, as the hosts that read it apply them: those of every pattern that an address meets. */
function headersByRules(path: string): Record<string, string> {
  const given: Record<string, string> = {}
  let isMet = false
  for (const line of readFileSync(join(CLIENT, '_headers'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (!line.startsWith(' ')) {
      isMet = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path
      continue
    }
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (isMet) given[name.toLowerCase()] = value
  }
  return given
}

test('by the rules of _headers, one policy for all pages, every page and the game run without one violation', async ({
  page,
}) => {
  const [host] = HOSTS
  if (host === undefined) throw new Error('There is no host.')
  // Those hosts cannot be started here: the files come from another, and every header of the site from the rules alone.
  const policies = new Set<string>()
  await page.route('**/*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const given = headersByRules(new URL(route.request().url()).pathname)
    const { 'content-type': type = '' } = response.headers()
    policies.add(given['content-security-policy'] ?? 'none')
    await route.fulfill({ response, headers: { ...given, 'content-type': type } })
  })
  await expectNoViolation(page, host.origin)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect([...policies]).toEqual([expected.anyPage])

  const answered = await ask(host.origin, '/')
  const scored = (headers: Record<string, string>) =>
    observatoryScore({
      page: { ...answered, headers: new Map(Object.entries(headers)) },
      preflight: { ...answered, headers: new Map(Object.entries(headers)) },
      plain: undefined,
    }).score
  expect(scored(headersByRules('/'))).toBe(SCORE)
  // The score tells a good answer from a bad one.
  const { 'content-security-policy': policy = '', ...others } = headersByRules('/')
  expect(scored(others)).toBeLessThan(100)
  const careless = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(careless).not.toBe(policy)
  expect(scored({ ...others, 'content-security-policy': careless })).toBeLessThan(SCORE)
})
