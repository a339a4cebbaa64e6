import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { builtFile, GAME_SCRIPT } from '../support/built-files.ts'
import { expect, fulfillFirstRule, holdBack, saveData, test, waitUntilHydrated } from '../support/journey.ts'
import { choose3d, launchButton, launchGame, limitFrames, pressLaunch } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

/** Scrolls through the page until each of its pictures is there. */
async function showEachPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView({ behavior: 'instant' })
      await image.decode()
    }
  })
}

test('launching a flight transfers at most 150 kB, and 480 kB together with the whole page', async ({ page }) => {
  // Large pictures, and no 2D renderer in place of 3D.
  await page.setViewportSize({ width: 1920, height: 1080 })
  await choose3d(page)
  // Nothing is prefetched for a visitor who saves data.
  await saveData(page)
  const finished: Promise<number>[] = []
  page.on('requestfinished', (request) => finished.push(request.sizes().then((sizes) => sizes.responseBodySize)))
  const carried = async () => (await Promise.all(finished)).reduce((sum, bytes) => sum + bytes, 0)
  await page.goto('/')
  await waitUntilHydrated(page)
  await showEachPicture(page)
  const before = await carried()
  await launchGame(page)
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expect(page.getByRole('meter', { name: 'Fuel' })).toBeVisible()
  const all = await carried()
  expect(before, 'a page has come').toBeGreaterThan(100_000)
  expect(all - before, 'a game has come').toBeGreaterThan(100_000)
  expect(all - before).toBeLessThanOrEqual(150_000)
  expect(all).toBeLessThanOrEqual(480_000)
})

test('the game is fetched only when a launch button is hovered or focused, unless the visitor saves data', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (GAME_SCRIPT.test(request.url())) asked += 1
  })
  for (const act of ['hover', 'focus'] as const) {
    asked = 0
    await page.goto('/')
    await waitUntilHydrated(page)
    await showEachPicture(page)
    expect(asked, `before ${act}`).toBe(0)
    await launchButton(page)[act]()
    await expect.poll(() => asked, act).toBe(1)
    await page.mouse.move(0, 0)
  }

  await saveData(page)
  asked = 0
  await page.goto('/')
  await waitUntilHydrated(page)
  await launchButton(page).hover()
  await launchButton(page).focus()
  // Requests are reported in their order.
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then(({ status }) => status))
  expect(asked).toBe(0)
})

test('the dialog shows a loading state and can be closed while the game loads', async ({ page, expectAccessible }) => {
  const letThrough = await holdBack(page, GAME_SCRIPT)
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText(/loading/i)
  await expectAccessible('the loading state')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  letThrough()
})

test('a game that fails to load can be retried at its original address', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/Failed to load resource|net::ERR_FAILED/)
  let isBroken = true
  const suffixes: string[] = []
  await page.route(GAME_SCRIPT, async (route) => {
    if (isBroken) return route.abort()
    suffixes.push(new URL(route.request().url()).search)
    return route.continue()
  })
  await page.goto('/')
  await pressLaunch(page)
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The game could not be loaded' })).toBeFocused()
  await expectAccessible('the failure state')
  isBroken = false
  await retry.click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeVisible()
  expect(suffixes).toEqual([''])
})

const GAME_STYLE = builtFile('game-dialog', 'css')

for (const [what, files] of [
  ['script', GAME_SCRIPT],
  ['style sheet', GAME_STYLE],
] as const) {
  test(`a ${what} that never answers is requested again by Retry after 15 s and by another launch @rest`, async ({
    page,
  }) => {
    let asked = 0
    let isHanging = true
    await page.route(files, async (route) => {
      asked += 1
      if (!isHanging) await route.continue()
    })
    await page.clock.install()
    await page.goto('/')
    await pressLaunch(page)
    const dialog = page.getByRole('dialog')
    const retry = dialog.getByRole('button', { name: 'Retry' })
    await expect(dialog.getByRole('status')).toContainText(/loading/i)
    await page.clock.runFor(16_000)
    await expect(retry).toBeVisible()
    const before = asked
    await retry.click()
    await expect.poll(() => asked).toBeGreaterThan(before)
    await dialog.getByRole('button', { name: 'Close' }).click()
    isHanging = false
    await launchButton(page).click()
    await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
    await expect(page.getByRole('dialog')).toHaveCSS('padding', '0px')
  })
}

for (const [how, answer] of Object.entries({
  truncated: { contentType: 'text/javascript', body: 'export const GameDialog = (' },
  empty: { contentType: 'text/javascript', body: '' },
  'of a wrong type': { contentType: 'text/plain', body: 'export const GameDialog = () => null' },
})) {
  test(`a game script that is ${how} in the cache is fetched past it and replaced there @rest`, async ({
    page,
    baseURL,
    allowConsole,
    allowOrigin,
  }) => {
    allowConsole(/MIME type/)
    const asked: string[] = []
    const host = createServer((request, response) => {
      const path = request.url ?? '/'
      if (GAME_SCRIPT.test(path)) asked.push(path)
      void fetch(new URL(path, baseURL)).then(async (real) => {
        const isBroken = GAME_SCRIPT.test(path) && asked.length === 1
        response.writeHead(real.status, {
          'Content-Type': isBroken ? answer.contentType : (real.headers.get('Content-Type') ?? ''),
          'Cache-Control': real.headers.get('Cache-Control') ?? '',
          'X-Content-Type-Options': 'nosniff',
        })
        response.end(isBroken ? answer.body : Buffer.from(await real.arrayBuffer()))
      })
    })
    await new Promise<void>((resolve) => host.listen(0, resolve))
    try {
      const origin = `http://localhost:${String((host.address() as AddressInfo).port)}`
      allowOrigin(origin)
      await page.goto(`${origin}/`)
      await launchGame(page)
      // The broken one and one past the cache, and on a slow machine a second round.
      const requests = asked.length
      expect(requests).toBeGreaterThanOrEqual(2)
      expect(requests).toBeLessThanOrEqual(5)
      await page.reload()
      await launchButton(page).click()
      await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
      expect(asked.length, 'the cache is whole').toBe(requests)
    } finally {
      host.closeAllConnections()
      host.close()
    }
  })

  test(`a game script that stays ${how} is reported as damaged and can be retried @rest`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/SyntaxError|Unexpected|MIME type|Failed to load/)
    await page.route(GAME_SCRIPT, (route) => route.fulfill(answer))
    await page.goto('/')
    await pressLaunch(page)
    await expect(page.getByRole('dialog')).toContainText('arrives damaged')
    await page.unroute(GAME_SCRIPT)
    const asked: string[] = []
    page.on('request', (request) => {
      if (GAME_SCRIPT.test(request.url())) asked.push(new URL(request.url()).search)
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
    expect(new Set(asked), 'its later parts import its own address').toEqual(new Set(['']))
  })
}

test('a truncated style sheet of the game is fetched again @rest', async ({ page }) => {
  let asked = 0
  await page.route(GAME_STYLE, async (route) => {
    asked += 1
    if (asked === 1) await fulfillFirstRule(route)
    else await route.continue()
  })
  await page.goto('/')
  await pressLaunch(page)
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes('game-dialog'))
      .map(({ cssRules }) => cssRules.length),
  )
  expect(rules.length).toBe(1)
  expect(rules[0]).toBeGreaterThan(10)
})

test('a style sheet of the game that stays truncated is reported as damaged and can be retried @rest', async ({
  page,
}) => {
  await page.route(GAME_STYLE, fulfillFirstRule)
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('arrives damaged')
  await page.unroute(GAME_STYLE)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await expect(dialog).toHaveCSS('padding', '0px')
})

const IMPORTED = builtFile('flight')

test('a lost import of the game script is fixed by Retry, which reloads and launches @rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR_FAILED/)
  await page.route(IMPORTED, (route) => route.abort())
  await page.goto('/')
  await pressLaunch(page)
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute(IMPORTED)
  await retry.click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})

test('an import of the game script that never answers leads to a reload offer after Retry @rest', async ({ page }) => {
  let isHanging = true
  await page.route(IMPORTED, async (route) => {
    if (!isHanging) await route.continue()
  })
  await page.clock.install()
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText(/loading/i)
  await page.clock.runFor(16_000)
  const reload = dialog.getByRole('button', { name: 'Reload the page' })
  await expect(reload).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await page.clock.runFor(16_000)
  // Not before, or what Retry has requested could arrive and reload the page first.
  page.on('framenavigated', () => (isHanging = false))
  await reload.click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})
