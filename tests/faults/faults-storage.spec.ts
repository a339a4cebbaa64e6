/** Storage that is forbidden. What is read of junk, a full storage and other tabs are tested beside each reader. */
import { expect, test } from '../support/journey.ts'
import { expectStage, launchButton, launchGame, limitFrames } from '../support/take-off.ts'

test('storage that is forbidden does not prevent a flight, and the age is asked once', async ({ page }) => {
  await limitFrames(page)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/?inspect')
  await launchGame(page)
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The yes holds until the page is left.
  await launchButton(page).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})
