/** What the site leaves on a device: exactly what its cookies policy says, and nothing else. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { BrowserContext, Page, Request } from '@playwright/test'

import { CACHE_PREFIX } from '../../app/offline/release.ts'
import { SITE_ROUTES } from '../../app/site/site-routes.ts'
import { buildFolder } from '../../scripts/build-steps/build-folder.ts'
import { everythingRemembered } from '../../testing/everything-remembered.ts'
import { flyMission } from '../../testing/pilots/closed-loop-pilot.ts'
import { openForm, sendContactForm } from '../support/form-journey.ts'
import { expect, holdBack, test, waitUntilHydrated } from '../support/journey.ts'
import { expectStage, launchButton, launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const PATHS: readonly string[] = SITE_ROUTES.map(({ path }) => path)

/** The list of the cookies policy, as a visitor reads it: `Local storage ringwake.settings`. */
async function promised(page: Page): Promise<string[]> {
  await page.goto('/cookies_policy')
  const entries = page.locator('main li').filter({ has: page.locator('code') })
  const found = await entries.evaluateAll((items) =>
    items.flatMap((item) => {
      const term = [...item.querySelectorAll('dt')].find((dt) => dt.textContent === 'Kept in')
      const places = term?.nextElementSibling?.textContent.split(', ') ?? []
      return places.map((place) => `${place} ${item.querySelector('code')?.textContent ?? ''}`)
    }),
  )
  expect(found.length).toBeGreaterThan(0)
  return [...new Set(found)].sort()
}

/** Every entry of local and session storage that is written from now on, kept by the test and not by the page, since pages come and go. */
async function watchWrites(context: BrowserContext): Promise<Set<string>> {
  const written = new Set<string>()
  await context.exposeFunction('noteWrite', (entry: string) => written.add(entry))
  await context.addInitScript(() => {
    const note = (window as unknown as { noteWrite: (entry: string) => void }).noteWrite
    const setItem = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (key: string, value: string) {
      note(`${this === sessionStorage ? 'Session' : 'Local'} storage ${key}`)
      setItem.call(this, key, value)
    }
  })
  return written
}

const CLIENT = join(buildFolder(), 'client')

/** Whether the host is asked for a file that it has, and told nothing. */
function isPlain(request: Request): boolean {
  const { pathname } = new URL(request.url())
  const files = pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]
  return (
    request.method() === 'GET' && request.postData() === null && files.some((file) => existsSync(join(CLIENT, file)))
  )
}

/** What the two storages of the page hold, as the cookies policy names it. */
const kept = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `Local storage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `Session storage ${key}`),
  ])

/** Opens each page, and gives the fonts that they preload. */
async function readEveryPage(page: Page): Promise<Set<string>> {
  const preloaded = new Set<string>()
  for (const path of PATHS) {
    await page.goto(path)
    await waitUntilHydrated(page)
    await page.evaluate(() => document.fonts.ready)
    const fonts = page.locator('link[rel=preload][as=font]')
    const named = await fonts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(named, path).toHaveLength(2)
    for (const font of named) preloaded.add(font)
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const leads = links.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*$/, ''))
    expect([...PATHS, '/licenses.txt'], `where ${path} links to`).toEqual(expect.arrayContaining(leads))
  }
  return preloaded
}

test('a whole visit with a flight stores exactly what the cookies policy lists, and no cookie', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const table = await promised(page)
  const written = await watchWrites(context)
  const preloaded = await readEveryPage(page)
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(page).toHaveURL(/policy/)
  // The router replaces the address when it hydrates a page, and goBack() would take that for its own navigation.
  await waitUntilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await waitUntilHydrated(page)
  await sendContactForm(page)
  await expect(page).toHaveURL('/thank')
  // @spec nothing-stored
  await test.step('a visit stores nothing and sets no cookie', async () => {
    expect([...written], 'reading and writing to nobody write nothing').toEqual([])
    expect(await kept(page)).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  await page.goto('/')
  await launchButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: /^No/ }).click()
  await page.evaluate(() => sessionStorage.clear())

  await page.goto('/?inspect&course=7')
  await launchGame(page)
  // Whatever the start screen lets one set is set, so that it is kept.
  for (const control of await page.getByRole('dialog').locator('[aria-pressed], select, input').all()) {
    if (await control.isVisible()) await control.press('Space')
  }
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  // What a completed mission writes is seen in flight.spec.ts, where one is flown.
  await flyMission(page, { aim: 'mountain' })
  await expect(page.getByRole('button', { name: 'TRY AGAIN' })).toBeVisible()

  const cached = () => page.evaluate(async () => (await caches.keys()).map((key) => key.replace(/[0-9a-f]{16}$/, '…')))
  await expect.poll(cached).toEqual([`${CACHE_PREFIX}…`])
  written.add(`Cache storage ${CACHE_PREFIX}…`)
  expect([...written].sort(), 'written, and promised by the cookies policy').toEqual(table)
  const stored = await kept(page)
  expect(stored.length).toBeGreaterThan(0)
  expect(table, 'by whatever way it was written').toEqual(expect.arrayContaining(stored))
  expect(await context.cookies()).toEqual([])
  expect(
    await page.evaluate(async () => [
      document.cookie,
      await indexedDB.databases(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual(['', [], 1])

  await page.getByRole('button', { name: 'Close' }).click()
  await launchButton(page).click()
  for (const name of ['More', 'Erase logbook', 'Erase', 'Options'])
    await page.getByRole('button', { name, exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('lets you fly without a connection')
  expect(await cached(), 'kept without the logbook').toHaveLength(1)
  for (const name of ['Erase offline copy', 'Erase'])
    await page.getByRole('button', { name, exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Offline copy erased' })).toBeFocused()
  expect(await cached()).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  // @spec no-network-calls
  await test.step('a visit with a flight requests only files of the built site', () => {
    const odd = requests.filter((request) => !isPlain(request))
    expect(odd.map((request) => `${request.method()} ${request.url()}`)).toEqual([])
  })
  await test.step('every page requests only the two fonts that it preloads', () => {
    const fonts = requests.filter((request) => request.resourceType() === 'font')
    expect(new Set(fonts.map((request) => new URL(request.url()).pathname))).toEqual(preloaded)
    expect([...preloaded].map((font) => font.replace(/-[^-]+$/, '')).sort()).toEqual([
      '/assets/big-shoulders',
      '/assets/figtree',
    ])
  })
})

for (const [name, tag] of [
  ['Contact', ''],
  ['Login', ' @rest'],
  ['Register', ' @rest'],
] as const) {
  test(`the ${name} form is cleared in every way of leaving it${tag}`, async ({ page }) => {
    const canary = 'canary-9c1e'
    const traces = () => everythingRemembered(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    const fillEach = async () => {
      const form = await openForm(page, name)
      await expect(form).toBeVisible()
      const fields = await form.locator('input:not([type=checkbox]), textarea').all()
      for (const field of fields) await field.fill(canary)
      for (const choice of await form.locator('select').all()) await choice.selectOption({ index: 2 })
      await form.getByRole('checkbox').check()
      expect((await traces()).split(canary), 'typed into every field').toHaveLength(fields.length + 1)
      expect(fields.length).toBeGreaterThanOrEqual(2)
    }
    const ways: Record<string, () => Promise<unknown>> = {
      'by the address bar': () => page.goto('/thank'),
      'by going back': () => page.goBack(),
      'by a reload': () => page.reload(),
      ...(name === 'Contact'
        ? { 'by a link': () => page.getByRole('contentinfo').getByRole('link').first().click() }
        : {
            'by its Close button': async () => {
              await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
              await expect(page.getByRole('dialog')).toHaveCount(0)
            },
            'by Escape': async () => {
              await page.keyboard.press('Escape')
              await expect(page.getByRole('dialog')).toHaveCount(0)
            },
          }),
    }
    await page.goto('/privacy_policy')
    for (const [way, leave] of Object.entries(ways)) {
      await fillEach()
      await leave()
      const hasLeft = ['by a link', 'by the address bar', 'by going back'].includes(way)
      if (hasLeft) await expect(page).not.toHaveURL('/')
      await page.waitForLoadState('networkidle')
      // The address changes a moment before the page does.
      await expect.poll(traces, way).not.toContain(canary)
      if (hasLeft) {
        await (way === 'by going back' ? page.goForward() : page.goBack())
        await expect(page).toHaveURL('/')
        await page.waitForLoadState('networkidle')
      }
      expect(await traces(), `${way}, and come back`).not.toContain(canary)
      expect(
        await page.locator('form :checked:not(option:first-child)').count(),
        `${way}: what was chosen and ticked`,
      ).toBe(0)
    }
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((request) => request.includes(canary))).toEqual([])
  })
}

/** ASCII, the rest of Latin, and some signs: letters of every kind that the whole fonts have and the cut ones have not. */
const EVERY_LETTER = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '–—‘’“”…−€™×',
].join('')

test('typing any letter requests no file, such as a font @rest', async ({ page }) => {
  const asked: string[] = []
  const note = (request: Request) => asked.push(request.url())
  for (const name of ['Contact', 'Login', 'Register'] as const) {
    const form = await openForm(page, name)
    await expect(form).toBeVisible()
    // A field that is filled is scrolled to, and pictures are asked for as they come closer: all of them are asked for now.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      return Promise.all([...document.images].map((image) => image.decode()))
    })
    await page.waitForLoadState('networkidle')
    page.on('request', note)
    for (const show of await form.getByRole('button', { name: /show/i }).all()) await show.click()
    for (const field of await form.locator('input:not([type=checkbox]), textarea').all()) {
      await field.fill(EVERY_LETTER)
      await expect(field).toHaveValue(/ÿ/)
    }
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(asked, name).toEqual([])
    if (name !== 'Register') page.off('request', note)
  }
  // The check works: a letter that the page itself shows, and that is not in the cut fonts, fetches the whole font.
  await page.getByRole('dialog').evaluate((dialog) => dialog.append('ÿ'))
  await expect.poll(() => asked).toEqual([expect.stringMatching(/figtree-latin.*\.woff2$/)])
})

test('showing a letter of the keyboard layout requests no font @rest', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'keyboard', {
      value: { getLayoutMap: () => Promise.resolve(new Map([['KeyW', 'é']])) },
    })
  })
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.goto('/?inspect')
  await launchGame(page)
  await expect(page.getByRole('dialog').getByText('É', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Options' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: /É/ })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((font) => font.includes('latin'))).toEqual([])
})

/** The load event waits for the scripts that are held back. */
const PARSED = { waitUntil: 'domcontentloaded' } as const

test('text typed before hydration is cleared when the page is left', async ({ page }) => {
  const canary = 'canary-5d2b'
  await holdBack(page, /\/assets\/[^/]+\.js$/)
  await page.goto('/', PARSED)
  const form = page.locator('#contact').getByRole('form')
  const fields = form.locator('input:not([type=checkbox]), textarea')
  for (const field of await fields.all()) await field.fill(canary)
  expect(await everythingRemembered(page)).toContain(canary)

  await page.goto('/thank', PARSED)
  expect(await everythingRemembered(page)).not.toContain(canary)
  await page.goBack(PARSED)
  await expect(form).toBeVisible()
  for (const field of await fields.all()) await expect(field).toHaveValue('')
  expect(await everythingRemembered(page)).not.toContain(canary)
})
