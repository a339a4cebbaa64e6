/** Every page and the game under the headers of each kind of host, in a browser that enforces the policies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { addressOfPage } from '../../scripts/build-steps/headers.ts'
import { sendContactForm } from '../support/form-journey.ts'
import { waitUntilHydrated } from '../support/journey.ts'
import { launchGame } from '../support/take-off.ts'
import { CLIENT, ORIGIN, pages, siteHeaders } from './started-host.ts'

/** Opens every page, a 404, a form and the game, and expects no violation, error, warning or failed request. */
async function expectNoViolation(page: Page): Promise<void> {
  const trouble: string[] = []
  let expectsNotFound = false
  page.on('console', (message) => {
    const text = message.text()
    if (expectsNotFound && text.includes('status of 404')) return
    if (!/GPU stall|Automatic fallback to software/.test(text)) trouble.push(`${message.type()}: ${text}`)
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('requestfailed', (request) => {
    // Aborted because the next page was opened meanwhile.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${reason}: ${request.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation of ${event.violatedDirective} by ${event.blockedURI}`),
    )
  })
  for (const file of pages) {
    await page.goto(`${ORIGIN}${addressOfPage(file)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilHydrated(page)
  }
  expectsNotFound = true
  await page.goto(`${ORIGIN}/no/such/place`)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(`${ORIGIN}/`)
  expectsNotFound = false
  await sendContactForm(page)
  await expect(page).toHaveURL(`${ORIGIN}/thank`)
  await page.goto(`${ORIGIN}/`)
  await launchGame(page)
  expect(trouble).toEqual([])
}

test('every page and the game run behind nginx without a violation', async ({ page }) => {
  await expectNoViolation(page)
})

/** The headers that `_headers` gives an address: a host that reads it applies every rule whose pattern matches. */
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

test('every page and the game run under the rules of _headers without a violation', async ({ page }) => {
  // Hosts that read `_headers` cannot be started here: nginx sends the files, and the rules alone give the headers.
  const policies = new Set<string>()
  await page.route('**/*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const given = headersByRules(new URL(route.request().url()).pathname)
    const { 'content-type': type = '' } = response.headers()
    policies.add(given['content-security-policy'] ?? 'none')
    await route.fulfill({ response, headers: { ...given, 'content-type': type } })
  })
  await expectNoViolation(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect([...policies]).toEqual([siteHeaders.anyPage])
})
