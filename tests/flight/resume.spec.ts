/** The count before a paused flight goes on. */
import type { Page } from '@playwright/test'

import { CONTROL_STEPS } from '../../app/game/simulation/flight-state.ts'
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, setHidden, test } from '../support/journey.ts'
import { expectStage, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

declare global {
  interface Window {
    /** Lets the count go on by one beat. */
    letCountGoOn?: () => void
  }
}

const BEAT_MILLISECONDS = 600

/** Call before the page is opened: the count goes on only by `letCountGoOn`. */
async function holdCount(page: Page): Promise<void> {
  await page.addInitScript((beat) => {
    const original = window.setTimeout.bind(window)
    const held: (() => void)[] = []
    window.setTimeout = ((act: () => void, delay?: number, ...given: unknown[]) =>
      delay === beat ? (held.push(act), 0) : original(act, delay, ...given)) as typeof setTimeout
    window.letCountGoOn = () => {
      held.at(-1)?.()
    }
  }, BEAT_MILLISECONDS)
}

test('a paused flight resumes after a count with live controls, and can be paused in the count', async ({
  page,
  expectAccessible,
}) => {
  await holdCount(page)
  await takeOff(page)
  const dialog = page.getByRole('dialog')
  const count = dialog.locator('[data-instrument=count]')
  await page.keyboard.down('ArrowLeft')
  await expect.poll(async () => (await inspectGame(page)).controls.turn).toBe(-CONTROL_STEPS)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expectStage(page, 'paused')
  await page.keyboard.up('ArrowLeft')
  const paused = await inspectGame(page)
  const resume = dialog.getByRole('button', { name: 'Resume' })

  await resume.press('Enter')
  await expectStage(page, 'resuming')
  await expect(count).toHaveText('3')
  await expect(dialog.getByRole('status').last()).toHaveText(/^Resuming in 3, 2, 1\.\s*$/)
  await expectAccessible('the count')
  const counting = await inspectGame(page)
  expect(counting.flight).toEqual(paused.flight)
  expect(counting.loop).toEqual({ isRunning: false, framesDrawn: paused.loop.framesDrawn })

  for (const again of [
    () => page.keyboard.press('KeyP'),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Pause' }).press('Enter'),
    async () => {
      await setHidden(page, true)
      await setHidden(page, false)
    },
  ]) {
    await again()
    await expectStage(page, 'paused')
    await expect(count).toHaveCount(0)
    await resume.press('Enter')
    await expectStage(page, 'resuming')
    await expect(count).toHaveText('3')
  }

  await page.keyboard.down('ArrowRight')
  for (const left of ['2', '1']) {
    await page.evaluate(() => window.letCountGoOn?.())
    await expect(count).toHaveText(left)
  }
  await page.evaluate(() => window.letCountGoOn?.())
  await expectStage(page, 'playing')
  await expect
    .poll(async () => (await inspectGame(page)).controls.turn, 'what was held in the count')
    .toBe(CONTROL_STEPS)
  await page.keyboard.up('ArrowRight')
  await expect.poll(async () => (await inspectGame(page)).controls.turn).toBe(0)
})
