import type { Page } from '@playwright/test'

import { GAME_SCRIPT } from '../support/built-files.ts'
import { expect, holdBack, saveData, test, waitUntilHydrated } from '../support/journey.ts'
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

test('the dialog shows a loading state within 1 s and can be closed while the game loads', async ({
  page,
  expectAccessible,
}) => {
  const letThrough = await holdBack(page, GAME_SCRIPT)
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText(/loading/i, { timeout: 1000 })
  await expectAccessible('the loading state')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  letThrough()
})
