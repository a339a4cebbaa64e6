/** Code that is lost, as in an old tab after an update of the site, or that hangs. */
import type { Page } from '@playwright/test'

import { flyMission } from '../../testing/pilots/closed-loop-pilot.ts'
import { builtFile, GAME_SCRIPT, PRIVACY_SCRIPT } from '../support/built-files.ts'
import { sendContactForm } from '../support/form-journey.ts'
import { confirmAge, expect, test, waitUntilHydrated, watchDocuments } from '../support/journey.ts'
import { flyAgain, launchButton, limitFrames, pressLaunch, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const GONE = /status of 404|Failed to load|dynamically imported|ERR_/

/** A host's answer for a missing file. */
const NOT_HERE = { status: 404, contentType: 'text/html; charset=utf-8', body: '<h1>Not here</h1>' }

/** Answers requests for `files` as missing while `isGone`. Returns the list of their paths, which grows. */
async function remove(page: Page, files: RegExp, isGone = () => true): Promise<string[]> {
  const asked: string[] = []
  await page.route(files, async (route) => {
    if (!isGone()) return route.continue()
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill(NOT_HERE)
  })
  return asked
}

test('a form whose next page has lost its code leads there by one page load', async ({ page, allowConsole }) => {
  allowConsole(GONE)
  const asked = await remove(page, builtFile('thank'))
  await page.goto('/')
  await waitUntilHydrated(page)
  const documents = watchDocuments(page)
  await sendContactForm(page)
  await expect(page).toHaveURL('/thank')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adventure Confirmed!')
  expect(asked.length, 'the fault was met').toBeGreaterThan(0)
  // One document and no reload loop: the new page requests the same code in vain and stays as served.
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/thank'])
  await page.locator('main a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
})

test('a form whose next page hangs leads there as a document after 3 s', async ({ page }) => {
  await page.route(builtFile('thank'), () => undefined)
  await page.goto('/')
  await waitUntilHydrated(page)
  const documents = watchDocuments(page)
  await sendContactForm(page)
  await page.waitForURL('/thank', { waitUntil: 'commit' })
  expect(documents).toEqual(['/thank'])
})

test('a form leads to /thank without a connection, and Back leads to the form, emptied', async ({
  page,
  context,
  allowConsole,
}) => {
  // The picture of /thank.
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await sendContactForm(page)
  await expect(page).toHaveURL('/thank')
  await expect(page).toHaveTitle(/^Adventure Confirmed!/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('#contact').getByLabel('Details')).toHaveValue('')
})

test('a game whose code is gone reloads the page once, which then launches it', async ({ page, allowConsole }) => {
  allowConsole(GONE)
  await page.goto('/')
  const documents = watchDocuments(page)
  // The fresh page is of the new release, and finds its game.
  const asked = await remove(page, GAME_SCRIPT, () => documents.length === 0)
  const button = page.locator('#game-preview').getByRole('button', { name: 'See for yourself' })
  await button.click()
  await confirmAge(page)
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  expect(asked.length, 'the fault was met').toBeGreaterThan(0)
  expect(documents).toEqual(['/'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(button).toBeFocused()
  // The instruction to launch holds for one reload.
  await page.reload()
  await expect(button).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a game whose code is still gone after the reload can be retried without a reload loop', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(GONE)
  await page.goto('/')
  const asked = await remove(page, GAME_SCRIPT)
  const documents = watchDocuments(page)
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  const retry = dialog.getByRole('button', { name: 'Retry' })
  await expect(dialog).toContainText('even after a reload')
  expect(documents).toEqual(['/'])
  await expectAccessible('the game that is gone')
  expect(asked.length, 'the fault was met').toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await launchButton(page).click()
  await expect(retry).toBeVisible()
  expect(documents, 'nothing was reloaded unasked').toEqual(['/'])
  await page.unroute(GAME_SCRIPT)
  await retry.click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  expect(documents, 'by one more page').toEqual(['/', '/'])
})

test('a page whose code is all gone is not reloaded during or after a flight', async ({ page, allowConsole }) => {
  allowConsole(GONE)
  await takeOff(page, 11)
  const documents = watchDocuments(page)
  const asked = await remove(page, /\/assets\/[^/]+\.js$/)
  const end = await flyMission(page, { aim: 'mountain' })
  expect(end.session.stage).toBe('crashed')
  // The end screen requests optional code.
  const needed = asked.filter(
    (path) => !/\/(?:addresses|end-parts|link-text|share-flight|use-scroll-into-view)-/.test(path),
  )
  expect(needed, 'a flight needs no more code').toEqual([])
  await flyAgain(page)
  expect(documents).toEqual([])
  await page.keyboard.press('KeyP')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a game whose code is gone does not clear a dirty form', async ({ page, allowConsole }) => {
  allowConsole(GONE)
  await page.goto('/')
  const details = page.locator('#contact').getByLabel('Details')
  await details.fill('Half a message')
  await remove(page, GAME_SCRIPT)
  const documents = watchDocuments(page)
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('clears the form')
  expect(documents, 'nothing was reloaded unasked').toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(details).toHaveValue('Half a message')
  await launchButton(page).click()
  await page.unroute(GAME_SCRIPT)
  await dialog.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})

test('a game without a connection offers Retry without a reload', async ({ page, context, allowConsole }) => {
  allowConsole(GONE)
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  const documents = watchDocuments(page)
  await context.setOffline(true)
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  const retry = dialog.getByRole('button', { name: 'Retry' })
  await expect(dialog).toContainText('Check your connection')
  await retry.click()
  await expect(retry).toBeVisible()
  expect(documents).toEqual([])
  await context.setOffline(false)
  await retry.click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  expect(documents, 'by a fresh page').toEqual(['/'])
})

test('a game whose style sheet is lost at a hover opens styled at the press', async ({ page, allowConsole }) => {
  allowConsole(GONE)
  let isLost = true
  await page.route(builtFile('game-dialog', 'css'), (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/')
  await waitUntilHydrated(page)
  const lost = page.waitForEvent('requestfailed')
  await launchButton(page).hover()
  await lost
  isLost = false
  await pressLaunch(page)
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCSS('padding', '0px')
})

test('a game that hangs offers Retry after 15 s, which launches it on a fresh page', async ({ page }) => {
  let isHanging = true
  await page.route(GAME_SCRIPT, async (route) => {
    if (!isHanging) await route.continue()
  })
  await page.clock.install()
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText(/loading/i)
  await page.clock.runFor(16_000)
  isHanging = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})

test('a page that breaks while rendering reports it and links to the landing page', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/planted|React Router caught/)
  await page.route(PRIVACY_SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Page() { throw new Error('planted') }; export const meta = () => [{ title: 'A page' }]",
    }),
  )
  await page.goto('/privacy_policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expectAccessible('the page that broke')
  await page.unroute(PRIVACY_SCRIPT)
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(launchButton(page)).toBeVisible()
})
