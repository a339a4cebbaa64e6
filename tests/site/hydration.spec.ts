/** No press before hydration is lost, and none is left without an answer. */
import type { Page } from '@playwright/test'

import { builtFile } from '../support/built-files.ts'
import { fillContactForm } from '../support/form-journey.ts'
import { expect, holdBack, test, waitUntilHydrated, watchDocuments } from '../support/journey.ts'

const LIBRARIES = builtFile('libraries')
const LANDING = builtFile('landing')
const START_UP = builtFile('(?:libraries|entry\\.client|manifest)')

/** Opens the landing page; it is hydrated once the returned function is called. */
async function openUnhydrated(page: Page): Promise<() => void> {
  const release = await holdBack(page, LIBRARIES)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  return release
}

test('only the last press before hydration is repeated, once', async ({ page }) => {
  const release = await openUnhydrated(page)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Register' }).click()
  await banner.getByRole('button', { name: 'Login' }).click()
  await banner.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('a button of the menu pressed before hydration', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the button leads to its section', async ({ page }) => {
    const release = await openUnhydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Contact' }).click()
    release()
    const heading = page.locator('#contact-heading')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })
})

/** What a browser says of the faults below. */
const FAULT = /Failed to load|ERR_FAILED|dynamically imported|SyntaxError|Unexpected/

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' })
const reload = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Reload' })

const WAYS = {
  lost: { abort: true },
  missing: { status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' },
  truncated: { contentType: 'text/javascript', body: 'const cut = {' },
} as const

for (const [what, file, how, tag] of [
  ['libraries', LIBRARIES, 'lost', ''],
  ['own code', LANDING, 'missing', ' @rest'],
  ['entry', builtFile('entry\\.client'), 'truncated', ' @rest'],
] as const) {
  test(`a press on a page whose start-up file (${what}) is ${how} reloads the page once, and then offers a reload${tag}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(FAULT)
    const documents = watchDocuments(page)
    let isBroken = true
    const answer = WAYS[how]
    await page.route(file, async (route) => {
      if (!isBroken) await route.continue()
      else if ('abort' in answer) await route.abort()
      else await route.fulfill(answer)
    })
    await page.goto('/')
    await login(page).click()
    await expect(reload(page)).toBeVisible({ timeout: 10_000 })
    await expect(page.locator('html'), 'it does not say that it is').not.toHaveAttribute('data-hydrated')
    await expect(page.getByRole('heading', { level: 1 }), 'it stays whole').toBeVisible()
    expect(documents, 'one reload').toHaveLength(2)
    isBroken = false
    // By script: on a slow machine the page's own reload comes late, hides the button and repeats the press behind a dialog.
    await reload(page).dispatchEvent('click')
    await waitUntilHydrated(page)
    await expect(reload(page)).toBeHidden()
    await login(page).dispatchEvent('click')
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  })
}

test('a press on a page whose start-up files are new on the host is repeated after one reload @rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(FAULT)
  const documents = watchDocuments(page)
  await page.route(START_UP, async (route) => {
    if (documents.length === 1) await route.fulfill(WAYS.missing)
    else await route.continue()
  })
  await page.goto('/')
  await login(page).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  expect(documents).toHaveLength(2)
  expect(await page.evaluate(() => JSON.stringify(history.state)), 'nothing is left of it').not.toContain('press')
})

test('a press on a page whose start-up file is late shows a message within 10 s, and then works', async ({ page }) => {
  const documents = watchDocuments(page)
  await page.clock.install()
  const release = await openUnhydrated(page)
  await page.locator('#contact').getByLabel('Details').fill('Half a message')
  await login(page).click()
  await page.clock.runFor(10_000)
  await expect(reload(page)).toBeVisible()
  await expect(page.locator('#contact').getByLabel('Details')).toHaveValue('Half a message')
  expect(documents).toHaveLength(1)
  release()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** The ways to submit the contact form. */
const SUBMITS = [
  ['a press on its button', (page: Page) => page.locator('#contact button[type=submit]').click(), ''],
  ['Enter in a field', (page: Page) => page.locator('#contact').getByLabel('Email').press('Enter'), ' @rest'],
] as const

for (const [how, submit, tag] of SUBMITS) {
  test(`a form submitted before hydration by ${how} leads to /thank after it${tag}`, async ({ page }) => {
    const release = await openUnhydrated(page)
    await fillContactForm(page)
    await submit(page)
    await expect(page).toHaveURL('/')
    release()
    await expect(page).toHaveURL('/thank')
  })

  test(`a form submitted by ${how} on a page that cannot start keeps its text and shows a message${tag}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(FAULT)
    const documents = watchDocuments(page)
    await page.route(START_UP, (route) => route.fulfill(WAYS.missing))
    await page.goto('/')
    await fillContactForm(page)
    await submit(page)
    await expect(reload(page)).toBeVisible({ timeout: 10_000 })
    await expect(page.locator('#contact').getByLabel('Details')).toHaveValue('Hello')
    await expect(page).toHaveURL('/')
    expect(documents).toHaveLength(1)
  })

  test(`a form with an empty required field, submitted before hydration by ${how}, focuses that field once${tag}`, async ({
    page,
  }) => {
    const release = await openUnhydrated(page)
    await fillContactForm(page)
    const details = page.locator('#contact').getByLabel('Details')
    await details.fill('')
    await submit(page)
    await expect(details).toBeFocused()
    await page.locator('#contact').getByLabel('Pilot name').focus()
    release()
    await waitUntilHydrated(page)
    await expect(page.locator('#contact').getByLabel('Pilot name')).toBeFocused()
    await expect(page).toHaveURL('/')
  })
}
