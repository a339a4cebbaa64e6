/** Storage that is forbidden or full, and two tabs at once. What is read of junk is tested beside each reader. */
import type { Page } from '@playwright/test'

import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, launchButton, launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

/** Each runs in the page before its scripts. */
const FAULTS = {
  'is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [fault, plant] of Object.entries(FAULTS)) {
  test(`storage that ${fault} does not prevent a flight, and the age is asked once`, async ({ page }) => {
    await page.addInitScript(plant)
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
}

const soundButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Mute' })

test('two tabs share the answer about age and the settings, and each flies its own flight', async ({
  page,
  context,
}) => {
  const address = `/?inspect&course=${String(CALM_COURSE)}`
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await launchGame(page)
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')

  await other.bringToFront()
  await launchButton(other).click()
  await expect(other.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await other.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(other, 'playing')
  await expectTicksToPass(other, 12)
  await soundButton(other).click()
  await expect(soundButton(page), 'as the other tab has it').toHaveAttribute('aria-pressed', 'true')
  await other.close()

  await page.bringToFront()
  const { stage } = (await inspectGame(page)).session
  expect(['playing', 'paused']).toContain(stage)
  if (stage === 'paused') await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 12)
})
