/** Wrong clocks and frozen tabs: a flight counts only the time that was simulated. */
import type { Page } from '@playwright/test'

import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, setHidden, test } from '../support/journey.ts'
import { choose3d, expectStage, expectTicksToPass, limitFrames, pressLaunch, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

declare global {
  interface Window {
    /** Milliseconds that are added to the timestamp of every frame. */
    clockShift: number
    /** Frames with a wrong timestamp. */
    framesMisled: number
  }
}

/** Call before the page is opened: `clockShift` then moves its clocks. */
async function holdClocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.clockShift = 0
    window.framesMisled = 0
    const realFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) =>
      realFrame((now) => {
        if (window.clockShift !== 0) window.framesMisled += 1
        callback(now + window.clockShift)
      })
    const realNow = performance.now.bind(performance)
    performance.now = () => realNow() + window.clockShift
    const realDate = Date.now.bind(Date)
    Date.now = () => realDate() + window.clockShift
  })
}

/** The most ticks flown beyond the time that passed: two frames of the longest length, the one under way and the one that jumps. */
const TWO_LONGEST_FRAMES_TICKS = 60

const JUMPS = {
  'an hour ahead': 3_600_000,
  'an hour back': -3_600_000,
  'a second back': -1000,
  'to NaN': Number.NaN,
}

test('a flight ignores a clock that jumps', async ({ page }) => {
  await holdClocks(page)
  await takeOff(page)
  await expectTicksToPass(page, 30)
  for (const [what, shift] of Object.entries(JUMPS)) {
    await test.step(what, async () => {
      const startedAt = Date.now()
      const before = await inspectGame(page)
      await page.evaluate((by) => Object.assign(window, { clockShift: by, framesMisled: 0 }), shift)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      const after = await inspectGame(page)
      const passedTicks = ((Date.now() - startedAt) / 1000) * 120
      expect(after.session.stage).toBe('playing')
      expect(after.flight.tick - before.flight.tick).toBeGreaterThanOrEqual(0)
      expect(after.flight.tick - before.flight.tick).toBeLessThanOrEqual(passedTicks + TWO_LONGEST_FRAMES_TICKS)
      expect(Number.isFinite(after.flight.craft.z)).toBe(true)
      expect(await page.evaluate(() => window.framesMisled), 'the fault was met').toBeGreaterThan(0)
      // With NaN the flight stands still until the clock recovers.
      if (Number.isFinite(shift)) await expectTicksToPass(page, 30)
      await page.evaluate(() => (window.clockShift = 0))
      await expectTicksToPass(page, 30)
    })
  }
})

test('a tab put to sleep for an hour pauses its flight, and only the player resumes it where it was', async ({
  page,
}) => {
  await holdClocks(page)
  await takeOff(page)
  await expectTicksToPass(page, 30)
  // The events of a tab that is hidden, frozen, resumed and shown, in their order.
  await setHidden(page, true)
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')))
  const asleep = await inspectGame(page)
  expect(asleep.session.stage).toBe('paused')
  expect(asleep.loop.isRunning).toBe(false)
  await page.evaluate(() => {
    window.clockShift = 3_600_000
    document.dispatchEvent(new Event('resume'))
  })
  await setHidden(page, false)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Esc/i)
  // Time for some frames, if the loop ran.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const awake = await inspectGame(page)
  expect(awake.session.stage).toBe('paused')
  expect(awake.flight).toEqual(asleep.flight)
  expect(awake.loop.framesDrawn).toBe(asleep.loop.framesDrawn)
  const startedAt = Date.now()
  await dialog.getByRole('button', { name: /resume/i }).press('Enter')
  await expectStage(page, 'playing')
  // If the hour were simulated, it would be by now.
  expect((await inspectGame(page)).flight.tick - asleep.flight.tick).toBeLessThan(120)
  await expectTicksToPass(page, 30)
  expect(await page.evaluate(() => window.framesMisled), 'the fault was met').toBeGreaterThan(0)
  const on = await inspectGame(page)
  const passedTicks = ((Date.now() - startedAt) / 1000) * 120
  expect(on.flight.tick - asleep.flight.tick).toBeLessThanOrEqual(passedTicks + TWO_LONGEST_FRAMES_TICKS)
})

test('shaders that are never built are reported after a minute', async ({ page, allowConsole }) => {
  allowConsole(/not prepared in time/)
  await choose3d(page)
  await page.addInitScript(() => {
    // A browser that compiles shaders in parallel and never ends.
    const extension = { COMPLETION_STATUS_KHR: 0x91_b1 }
    const context = WebGL2RenderingContext.prototype
    const [getExtension, getProgramParameter] = (['getExtension', 'getProgramParameter'] as const).map(
      (name) => Object.getOwnPropertyDescriptor(context, name)?.value as (...args: unknown[]) => unknown,
    )
    Object.assign(context, {
      getExtension(name: string) {
        return name === 'KHR_parallel_shader_compile' ? extension : getExtension.call(this, name)
      },
      getProgramParameter(program: WebGLProgram, name: number) {
        return name !== extension.COMPLETION_STATUS_KHR && getProgramParameter.call(this, program, name)
      },
    })
  })
  await page.clock.install()
  await page.goto('/')
  await pressLaunch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Preparing the flight')
  await page.clock.fastForward(61_000)
  await expect(dialog).toContainText(/can no longer be drawn/i)
})
