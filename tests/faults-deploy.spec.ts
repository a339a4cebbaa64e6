/** An old tab after an update of the site: what it asks for is no longer there. */
import type { Page } from '@playwright/test'

import { confirmAge, expect, test } from './journey.ts'
import { launchButton } from './take-off.ts'

const GONE = /status of 404|Failed to load module script|dynamically imported module|Error loading route module/

/** From now on the files that match are answered as a host answers for what it does not have. Gives what was asked for. */
async function remove(page: Page, files: RegExp): Promise<string[]> {
  const asked: string[] = []
  await page.route(files, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: '<h1>Not here</h1>' })
  })
  return asked
}

function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('a form whose next page has lost its code still leads there, by one fresh page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(GONE)
  await page.goto('/')
  const asked = await remove(page, /\/assets\/thank-[^/]+\.js$/)
  const documents = watchDocuments(page)
  const form = page.locator('#contact').getByRole('form')
  await form.getByLabel('Pilot name').fill('A visitor')
  await form.getByLabel('Email').fill('visitor@example.org')
  await form.getByLabel('Details').fill('Hello')
  await form.getByRole('checkbox').check()
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL('/thank')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adventure Confirmed!')
  expect(asked.length, 'the fault was met').toBeGreaterThan(0)
  // One document, not a circle: the new page asks for the same code, does not get it, and stands as it was sent.
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/thank'])
  await page.locator('main a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
})

test('a link whose page has lost its code leads there all the same', async ({ page, allowConsole }) => {
  allowConsole(GONE)
  await page.goto('/')
  const asked = await remove(page, /\/assets\/privacy-policy-[^/]+\.js$/)
  const documents = watchDocuments(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click()
  await expect(page).toHaveURL('/privacy_policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
  expect(asked.length, 'the fault was met').toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/privacy_policy'])
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a game that is gone does not take a half-filled form with it, and can be asked for again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(GONE)
  await page.goto('/')
  const details = page.locator('#contact').getByLabel('Details')
  await details.fill('Half a message')
  const asked = await remove(page, /\/assets\/game-dialog-[^/]+\.js$/)
  const documents = watchDocuments(page)
  await launchButton(page).click()
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Retry' }).click()
  }
  await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(asked.length, 'the fault was met').toBeGreaterThan(0)
  expect(documents, 'nothing was reloaded unasked').toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(details).toHaveValue('Half a message')

  await page.unroute(/\/assets\/game-dialog-[^/]+\.js$/)
  await launchButton(page).click()
  const retry = dialog.getByRole('button', { name: 'Retry' })
  const takeOff = page.getByRole('button', { name: 'TAKE OFF' })
  await expect(retry.or(takeOff)).toBeVisible({ timeout: 30_000 })
  if (await retry.isVisible()) await retry.click()
  await expect(takeOff).toBeEnabled({ timeout: 30_000 })
})

test('a page none of whose code is there reads whole, and its form cannot be sent', async ({ page, allowConsole }) => {
  allowConsole(GONE)
  const asked = await remove(page, /\/assets\/[^/]+\.js$/)
  const documents = watchDocuments(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(0)
  expect(documents).toEqual(['/'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#contact').locator('button[type=submit]')).toBeDisabled()
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i)
})

test('on a slow line that loses a request, the dialog speaks within a second and the flight arrives', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET|Failed to fetch dynamically|Failed to load resource/)
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Slow 4G as the web's tools mean it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  })
  let lost = 0
  await page.route(/\/assets\/game-dialog-[^/]+\.js$/, async (route) => {
    lost += 1
    if (lost === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  await launchButton(page).focus()
  await page.keyboard.press('Enter')
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status').or(dialog.getByRole('alert')).first()).toBeVisible({ timeout: 1000 })
  const retry = dialog.getByRole('button', { name: 'Retry' })
  const takeOff = page.getByRole('button', { name: 'TAKE OFF' })
  await expect(retry.or(takeOff)).toBeVisible({ timeout: 30_000 })
  if (await retry.isVisible()) await retry.click()
  await expect(takeOff).toBeEnabled({ timeout: 30_000 })
  expect(lost).toBeGreaterThanOrEqual(2)
})
