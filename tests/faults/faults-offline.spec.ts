/** No server, a slow one, a half-finished update: with the copy of the site that a first flight's end leaves on the device. */
import type { Page } from '@playwright/test'

import { CACHE_PREFIX } from '../../app/offline/release.ts'
import { buildFolder } from '../../scripts/build-steps/build-folder.ts'
import { flyMission } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, followPrivacyLink, saveData, test as base, waitUntilHydrated } from '../support/journey.ts'
import { openHost, type SwitchableHost, workerOfRelease } from '../support/switchable-host.ts'
import { expectStage, launchButton, limitFrames, takeOff } from '../support/take-off.ts'

const NO_ANSWER = /Failed to load resource|ERR_CONNECTION_REFUSED/

/** Prepended to a worker: once it is active, its cache storage fails, as on a damaged disk, and its timers fire at once. */
const DAMAGE = `self.addEventListener('activate', () => {
  self.setTimeout = (act) => act()
  for (const act of ['match', 'has', 'open'])
    CacheStorage.prototype[act] = () => Promise.reject(new DOMException('Damaged.', 'UnknownError'))
});`

const test = base.extend<{ host: SwitchableHost }>({
  host: async ({ buildDirectory }, use) => {
    const host = await openHost(buildDirectory ?? buildFolder())
    await use(host)
    await host.comeBack()
    await host.goAway()
  },
  baseURL: async ({ host }, use) => use(host.origin),
})

/** The names of the stored releases, in the order in which they were stored. */
function storedReleases(page: Page): Promise<string[]> {
  return page.evaluate(async (prefix) => (await caches.keys()).filter((name) => name.startsWith(prefix)), CACHE_PREFIX)
}

/** Registers the service worker, as the game does after a flight. Resolves to whether the copy was stored. */
async function storeCopy(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } }
    }
    const address = trustedTypes.createPolicy('offline-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('')
    const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' })
    const worker = registration.installing ?? registration.active
    return new Promise<boolean>((resolve) => {
      const tell = () => {
        if (worker?.state === 'activated') resolve(true)
        // It may have failed already.
        if (worker === null || worker.state === 'redundant') resolve(false)
      }
      worker?.addEventListener('statechange', tell)
      tell()
    })
  })
}

async function visitAndStoreCopy(page: Page): Promise<void> {
  await page.goto('/thank')
  expect(await storeCopy(page)).toBe(true)
}

/** The page as another release has it, with a mark that hydration does not touch. */
const ofRelease = (page: string, release: string) => page.replace('<body>', `<body data-release="${release}">`)

/** Looks for a new release, as the browser does at each visit. Resolves to whether one was stored. */
async function update(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    if (worker === null) return false
    return new Promise<boolean>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve(true)
        if (worker.state === 'redundant') resolve(false)
      })
    })
  })
}

async function textOf(page: Page, host: SwitchableHost, address: string): Promise<string> {
  const response = await page.request.get(`${host.origin}${address}`)
  return response.text()
}

test('the site and a whole flight work without a server after a first flight', async ({ page, host, allowConsole }) => {
  allowConsole(NO_ANSWER)
  await page.goto('/')
  await waitUntilHydrated(page)
  await page.goto('/thank')
  expect(host.asked, 'a first visit costs nothing').not.toContain('/sw.js')
  await limitFrames(page)
  await takeOff(page, 7)
  await flyMission(page, { aim: 'mountain' })
  await expect.poll(() => storedReleases(page)).toHaveLength(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = await page.evaluate(() => Object.entries(localStorage))

  await host.goAway()
  await page.goto('/privacy_policy')
  await expect(page).toHaveTitle(/^Privacy policy/)
  await waitUntilHydrated(page)
  await page.goto('/nowhere')
  await expect(page).toHaveTitle(/^Page not found/)
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await page.goto('/?inspect&course=7')
  await launchButton(page).click()
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual(kept)
  await test.step('a picture that was never shown is an empty frame, without the sign of a broken one', async () => {
    await page.getByRole('button', { name: 'Courses' }).click()
    const picture = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Evening Road/ })
      .locator('img')
    const isComplete = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    await expect.poll(isComplete).toBe(true)
    const isStored = await picture.evaluate(({ currentSrc }: HTMLImageElement) =>
      fetch(currentSrc).then(
        () => true,
        () => false,
      ),
    )
    expect(isStored).toBe(false)
  })
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter', { timeout: 60_000 })
  await expectStage(page, 'playing')
  await flyMission(page, { aim: 'mountain' })
  await expect(page.getByRole('button', { name: 'TRY AGAIN' })).toBeVisible()
})

test('a visitor who saves data gets no offline copy after a flight', async ({ page, host }) => {
  await saveData(page)
  await limitFrames(page)
  await takeOff(page, 7)
  await flyMission(page, { aim: 'mountain' })
  await expect(page.getByRole('button', { name: 'TRY AGAIN' })).toBeVisible()
  expect(host.asked).not.toContain('/sw.js')
  expect(await storedReleases(page)).toEqual([])
})

test('a server that does not answer is replaced by the offline copy after four seconds', async ({
  page,
  host,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER)
  await visitAndStoreCopy(page)
  host.hang()
  const begun = Date.now()
  await page.goto('/refund_policy', { waitUntil: 'commit' })
  await expect(page).toHaveTitle(/^Refund policy/)
  expect(Date.now() - begun).toBeGreaterThan(3900)
})

test('a half-finished update stores nothing and keeps the stored release', async ({ page, host, allowConsole }) => {
  allowConsole(NO_ANSWER)
  await visitAndStoreCopy(page)
  const old = await storedReleases(page)
  const next = ofRelease(await textOf(page, host, '/thank'), 'second')
  const files = workerOfRelease(await textOf(page, host, '/sw.js'), '/thank', next)

  host.deploy({ '/sw.js': files['/sw.js'] ?? null })
  expect(await update(page), 'the new worker beside the old page').toBe(false)
  expect(await storedReleases(page)).toEqual(old)

  host.deploy(files)
  expect(await update(page), 'all of it').toBe(true)
  await host.goAway()
  await page.goto('/thank', { waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveAttribute('data-release', 'second')
})

test('a tab of the last release finds its files in the copy until a third release', async ({
  page,
  host,
  context,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER)
  await visitAndStoreCopy(page)
  const [first] = await storedReleases(page)
  await page.goto('/')
  await waitUntilHydrated(page)
  const worker = await textOf(page, host, '/sw.js')
  const thank = await textOf(page, host, '/thank')
  const lost = await page.evaluate(async () => {
    const addresses = (await (await caches.open((await caches.keys())[0] ?? '')).keys()).map(
      ({ url }) => new URL(url).pathname,
    )
    return addresses.filter((address) => address.includes('privacy-policy'))
  })
  expect(lost).toHaveLength(1)

  const release = (name: string) => workerOfRelease(worker, '/thank', ofRelease(thank, name))
  host.deploy({ ...release('second'), ...Object.fromEntries(lost.map((address) => [address, null])) })
  const tab = await context.newPage()
  await tab.goto('/thank')
  // The second release has another page, and a script less.
  expect(await update(tab)).toBe(true)
  expect(await storedReleases(page)).toContain(first)
  await followPrivacyLink(page)
  await expect(page).toHaveTitle(/^Privacy policy/)
  host.deploy(release('third'))
  expect(await update(tab)).toBe(true)
  await expect.poll(() => storedReleases(page)).not.toContain(first)
  expect(await storedReleases(page)).toHaveLength(2)
})

test('a host that changes a page on the way leaves no part of a copy', async ({ page, host }) => {
  await page.goto('/thank')
  const thank = await textOf(page, host, '/thank')
  host.deploy({ '/thank': thank.replace('<body>', '<body><script src="/cdn-cgi/email-decode.js"></script>') })
  expect(await storeCopy(page)).toBe(false)
  expect(await storedReleases(page)).toEqual([])
})

test('a device without room stores no offline copy, not even a part', async ({ page, host, context }) => {
  await page.goto('/thank')
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 100_000 })
  expect(await storeCopy(page)).toBe(false)
  await expect.poll(() => storedReleases(page)).toEqual([])
  await page.goto('/')
  await waitUntilHydrated(page)
})

test('a copy that the browser has cleared leaves the site working from the network', async ({ page }) => {
  await visitAndStoreCopy(page)
  await page.goto('/thank')
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await page.goto('/')
  await waitUntilHydrated(page)
  await followPrivacyLink(page)
  await expect(page).toHaveTitle(/^Privacy policy/)
  expect(await storedReleases(page)).toEqual([])
})

test('a copy that the browser cannot read any more leaves the site working from the network', async ({
  page,
  host,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER)
  await page.goto('/thank')
  const worker = await textOf(page, host, '/sw.js')
  host.deploy({ '/sw.js': `${DAMAGE}${worker}` })
  expect(await storeCopy(page)).toBe(true)
  await page.goto('/')
  await waitUntilHydrated(page)
  await followPrivacyLink(page)
  await expect(page).toHaveTitle(/^Privacy policy/)
  await page.goto('/nowhere')
  await expect(page).toHaveTitle(/^Page not found/)
})

base.describe('with copies switched off', () => {
  test.use({ buildDirectory: '.cache/build-no-age-question' })

  test('the worker deletes what an earlier one has stored', async ({ page }) => {
    await page.goto('/thank')
    await page.evaluate(
      async (prefix) => (await caches.open(`${prefix}earlier`)).put('/thank', new Response()),
      CACHE_PREFIX,
    )
    await storeCopy(page)
    await expect.poll(() => storedReleases(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  })
})
