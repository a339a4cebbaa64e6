import type { Page } from '@playwright/test'

import { GAME_SCRIPT } from '../support/built-files.ts'
import { expect, holdBack, saveData, test, waitUntilHydrated } from '../support/journey.ts'
import { launchButton, limitFrames, pressLaunch } from '../support/take-off.ts'

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
