/** The oldest browsers that the site is built for: Chrome 120, Firefox 125, Safari 17.2. */
import type { Page } from '@playwright/test'

import { expect, followPrivacyLink, test, waitUntilHydrated } from '../support/journey.ts'
import { expectStage, limitFrames, takeOff } from '../support/take-off.ts'

/** Takes from the page what at least one of them lacks. */
async function ageBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: [holder: object, names: string[]][] = [
      [window, ['navigation', 'trustedTypes', 'CloseWatcher', 'scheduler', 'requestIdleCallback', 'Iterator']],
      [Navigator.prototype, ['keyboard']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility', 'moveBefore', 'getHTML']],
      [AbortSignal, ['any']],
      [URL, ['parse']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    ]
    for (const [holder, names] of newer) for (const name of names) Reflect.deleteProperty(holder, name)
  })
}

test('what the oldest browsers lack is not needed to read the site and fly the game', async ({ page }) => {
  await ageBrowser(page)
  await limitFrames(page)
  await takeOff(page)
  expect(await page.evaluate(() => 'any' in AbortSignal || 'checkVisibility' in Element.prototype)).toBe(false)
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Options' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await followPrivacyLink(page)
  await expect(page).toHaveURL(/\/privacy_policy$/)
  await waitUntilHydrated(page)
})
