/** Fullscreen, with the production headers. */
import { expect, test } from '../support/journey.ts'
import { expectStage, launchGame, limitFrames } from '../support/take-off.ts'

test('F and the button enter and leave fullscreen, and leaving it otherwise pauses the flight @rest', async ({
  page,
}) => {
  await limitFrames(page)
  await page.goto('/?inspect')
  await launchGame(page)
  const button = page.getByRole('button', { name: 'Full screen' })
  const isOn = () => page.evaluate(() => document.fullscreenElement !== null)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('KeyF')
  await expect.poll(isOn).toBe(false)

  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await page.keyboard.press('KeyF')
  await expect.poll(isOn).toBe(true)
  const fills = await page.locator('canvas').evaluate((canvas) => canvas.getBoundingClientRect().width === innerWidth)
  expect(fills).toBe(true)
  await expectStage(page, 'playing')
  // What the browser does on Escape; a test's key press does not reach it.
  await page.evaluate(() => document.exitFullscreen())
  await expectStage(page, 'paused')
})
