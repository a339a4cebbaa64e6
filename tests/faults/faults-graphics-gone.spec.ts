/** Graphics that never come back: the game goes on in the 2D renderer, and is over only where that is refused as well. */
import type { Page } from '@playwright/test'

import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { CONTEXT_MESSAGES, loseContext } from '../support/graphics-switch.ts'
import { expect, test } from '../support/journey.ts'
import {
  choose3d,
  expectStage,
  expectTicksToPass,
  launchButton,
  launchGame,
  limitFrames,
  takeOff,
} from '../support/take-off.ts'

declare global {
  interface Window {
    /** Lets one second of the game's wait for its graphics pass. */
    passSecond?: () => void
  }
}

test.beforeEach(async ({ page }) => {
  await limitFrames(page)
  // Only WebGL can be lost.
  await choose3d(page)
  await page.addInitScript(() => {
    const original = window.setInterval.bind(window)
    window.setInterval = ((act: () => void, delay?: number, ...given: unknown[]) =>
      delay === 1000 ? ((window.passSecond = act), 0) : original(act, delay, ...given)) as typeof setInterval
  })
})

/** Lets the ten seconds pass within which the context could be restored. */
async function waitInVain(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let second = 0; second < 10; second += 1) window.passSecond?.()
  })
}

/** The way to each screen on which graphics may be lost. */
const SCREENS_WITH_A_PICTURE = {
  'the start screen': async (page: Page) => {
    await page.goto('/?inspect')
    await launchGame(page)
  },
  'the pause screen': async (page: Page) => {
    await takeOff(page)
    await page.keyboard.press('KeyP')
    await expectStage(page, 'paused')
  },
  'the end screen': async (page: Page) => {
    await takeOff(page)
    await page.keyboard.down('ArrowLeft')
    await expectStage(page, 'crashed')
    await page.keyboard.up('ArrowLeft')
  },
}

for (const [where, reach] of Object.entries(SCREENS_WITH_A_PICTURE)) {
  test(`graphics gone for good on ${where} are replaced by the 2D renderer`, async ({ page, allowConsole }) => {
    allowConsole(CONTEXT_MESSAGES)
    await reach(page)
    const before = await inspectGame(page)
    await loseContext(page)
    await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('lost')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/graphics have stopped/)
    await waitInVain(page)
    await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('ready')
    const has2d = () => page.locator('dialog canvas').evaluate((it: HTMLCanvasElement) => it.getContext('2d') !== null)
    expect(await has2d()).toBe(true)
    expect((await inspectGame(page)).flight).toEqual(before.flight)
    const flyOn = dialog.getByRole('button', { name: /^(?:TAKE OFF|Resume|TRY AGAIN)$/ })
    // The end screen ignores presses in its first moments.
    await expect(flyOn).toBeEnabled()
    await flyOn.press('Enter')
    await expectStage(page, 'playing')
    await expectTicksToPass(page, 12)
  })
}

test('graphics gone for good without a 2D renderer are reported, and a reload restores the game', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(CONTEXT_MESSAGES)
  await takeOff(page)
  await page.evaluate(() => {
    const { prototype } = HTMLCanvasElement
    const real = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (kind: string) => null
    prototype.getContext = function (kind: string) {
      return kind === '2d' ? null : real.call(this, kind)
    }
  })
  await loseContext(page)
  await expect.poll(async () => (await inspectGame(page)).session.picture).toBe('lost')
  await waitInVain(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Reload the page to fly again/)
  expect((await inspectGame(page)).session.picture).toBe('gone')
  await expect(dialog.getByRole('button', { name: 'Resume' })).toHaveCount(0)
  await expectAccessible('the pause without graphics, for good')
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Reload the page' }).press('Enter')])
  await expect(dialog).toHaveCount(0)
  await launchButton(page).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})
