/** Faults of the picture: lost contexts, exceptions, odd sizes. The flight must survive them. */
import type { Page } from '@playwright/test'

import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { CONTEXT_MESSAGES, loseContext, restoreContext } from '../support/graphics-switch.ts'
import { expect, test } from '../support/journey.ts'
import { choose3d, expectStage, expectTicksToPass, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(async ({ page }) => {
  await limitFrames(page)
  // Only WebGL can be lost.
  await choose3d(page)
})

test('graphics lost and restored in flight pause it, and the same flight resumes', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(CONTEXT_MESSAGES)
  await takeOff(page)
  await expectTicksToPass(page, 60)
  await loseContext(page)
  await expectStage(page, 'paused')
  const lost = await inspectGame(page)
  expect(lost.session).toMatchObject({ picture: 'lost', pauseReason: 'picture-lost' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/graphics have stopped/i)
  await expectAccessible('the pause without graphics')
  const resume = dialog.getByRole('button', { name: /resume/i })
  await expect(resume).toHaveAttribute('aria-disabled', 'true')
  // Each size is drawn at once, without a context.
  for (const width of [900, 1000, 1280]) await page.setViewportSize({ width, height: 720 })

  await restoreContext(page)
  await expect(dialog).toContainText(/graphics are back/i)
  await expectAccessible('the pause whose graphics are back')
  expect((await inspectGame(page)).flight).toEqual(lost.flight)
  await resume.press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 60)
  // Closing releases the resources of the last context alone, so no error is logged.
  await page.keyboard.press('KeyP')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

declare global {
  interface Window {
    /** Lets one second of the game's wait for its graphics pass. */
    passSecond?: () => void
  }
}

/** Call before the page is opened: `waitInVain` then lets the ten seconds pass within which a context can be restored. */
async function holdSeconds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setInterval.bind(window)
    window.setInterval = ((act: () => void, delay?: number, ...given: unknown[]) =>
      delay === 1000 ? ((window.passSecond = act), 0) : original(act, delay, ...given)) as typeof setInterval
  })
}

async function waitInVain(page: Page): Promise<void> {
  await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('lost')
  await page.evaluate(() => {
    for (let second = 0; second < 10; second += 1) window.passSecond?.()
  })
}

test('graphics gone for good in flight are replaced by the 2D renderer', async ({ page, allowConsole }) => {
  allowConsole(CONTEXT_MESSAGES)
  await holdSeconds(page)
  await takeOff(page)
  await expectTicksToPass(page, 12)
  await loseContext(page)
  await expectStage(page, 'paused')
  const before = await inspectGame(page)
  await waitInVain(page)
  await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('ready')
  const has2d = () => page.locator('dialog canvas').evaluate((it: HTMLCanvasElement) => it.getContext('2d') !== null)
  expect(await has2d()).toBe(true)
  expect((await inspectGame(page)).flight).toEqual(before.flight)
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 12)
})

test('an exception inside the scene is reported in the dialog, and the page keeps working', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/planted in the scene/)
  await takeOff(page)
  await page.evaluate(() => {
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
      WebGL2RenderingContext.prototype[name] = () => {
        throw new Error('planted in the scene')
      }
    }
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/can no longer be drawn/i)
  const seen = await inspectGame(page)
  expect(seen.session.picture).toBe('failed')
  expect(seen.loop.isRunning).toBe(false)
  await expectAccessible('the broken picture')
  await dialog.getByRole('button', { name: 'Close the game' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('banner').getByRole('navigation').getByRole('button').first().click()
  await expect(page.locator('#how-to-play').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('a window shrunk to one pixel, rotated and restored does not stop the flight, nor does reduced motion', async ({
  page,
}) => {
  await takeOff(page)
  const fits = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas')
      return canvas !== null && Math.abs(canvas.width / canvas.height - innerWidth / innerHeight) < 0.05
    })
  for (const size of [
    { width: 1, height: 1 },
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    await expectTicksToPass(page, 12)
    if (size.width > 1) await expect.poll(fits, { message: `the picture at ${size.width}×${size.height}` }).toBe(true)
    expect((await inspectGame(page)).session.stage).toBe('playing')
  }
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    const motions = async () => Object.values({ ...(await inspectGame(page)).motion })
    await expect.poll(motions).toEqual(Array(4).fill(reducedMotion === 'no-preference'))
    await expectTicksToPass(page, 12)
  }
})
