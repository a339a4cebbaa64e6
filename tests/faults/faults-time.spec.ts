/** Wrong clocks and frozen tabs: a flight counts only the time that was simulated. */
import type { Page } from '@playwright/test'

import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, launchButton, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

declare global {
  interface Window {
    /** Added to the time that every frame is told, in milliseconds. */
    clockShift: number
    /** Frames with a wrong timestamp. */
    framesMisled: number
  }
}

/** Lets the test move the page's clocks; call before any of its scripts runs. */
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

/**
 * The most ticks that a stretch of flight may show besides what really passed: the frame under way when the watching
 * began and the one that jumps, each as long as a frame is ever flown.
 */
const TWO_LONGEST_FRAMES_TICKS = 60

const JUMPS = {
  'an hour ahead': 3_600_000,
  'an hour back': -3_600_000,
  'a second back': -1000,
  'to NaN': Number.NaN,
}

// A flight each: nobody steers, and the second that is checked is about what the mountains leave.
for (const [what, shift] of Object.entries(JUMPS)) {
  test(`a flight ignores a clock that jumps ${what}`, async ({ page }) => {
    await holdClocks(page)
    await takeOff(page)
    await expectTicksToPass(page, 30)
    const startedAt = Date.now()
    const before = await inspectGame(page)
    await page.evaluate((by) => (window.clockShift = by), shift)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    const after = await inspectGame(page)
    const passedTicks = ((Date.now() - startedAt) / 1000) * 120
    expect(after.session.stage).toBe('playing')
    expect(after.flight.tick - before.flight.tick).toBeGreaterThanOrEqual(0)
    expect(after.flight.tick - before.flight.tick).toBeLessThanOrEqual(passedTicks + TWO_LONGEST_FRAMES_TICKS)
    expect(Number.isFinite(after.flight.craft.z)).toBe(true)
    expect(await page.evaluate(() => window.framesMisled), 'the fault was met').toBeGreaterThan(0)
    // With a wrong but running clock the flight goes on; with a stopped one, once it recovers.
    if (Number.isFinite(shift)) await expectTicksToPass(page, 30)
    await page.evaluate(() => (window.clockShift = 0))
    await expectTicksToPass(page, 30)
  })
}

test('a tab put to sleep for an hour resumes its flight where it was paused', async ({ page }) => {
  await holdClocks(page)
  await takeOff(page)
  await expectTicksToPass(page, 30)
  // What a tab is told, in this order, when it is left, frozen, thawed and looked at again.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('freeze'))
  })
  const asleep = await inspectGame(page)
  expect(asleep.session.stage).toBe('paused')
  await page.evaluate(() => {
    window.clockShift = 3_600_000
    document.dispatchEvent(new Event('resume'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const awake = await inspectGame(page)
  expect(awake.session.stage).toBe('paused')
  expect(awake.flight).toEqual(asleep.flight)
  const startedAt = Date.now()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /resume/i })
    .press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 30)
  expect(await page.evaluate(() => window.framesMisled), 'the fault was met').toBeGreaterThan(0)
  const on = await inspectGame(page)
  const passedTicks = ((Date.now() - startedAt) / 1000) * 120
  expect(on.flight.tick - asleep.flight.tick).toBeLessThanOrEqual(passedTicks + TWO_LONGEST_FRAMES_TICKS)
})

test('shaders that are never built are reported after a minute', async ({ page, allowConsole }) => {
  allowConsole(/not prepared in time/)
  await page.addInitScript(() => {
    // As of a browser that builds shaders beside the page, and never ends.
    const extension = { COMPLETION_STATUS_KHR: 0x91_b1 }
    const context = WebGL2RenderingContext.prototype
    const [getExtension, getProgramParameter] = (['getExtension', 'getProgramParameter'] as const).map(
      (name) => Object.getOwnPropertyDescriptor(context, name)?.value as (...args: unknown[]) => unknown,
    )
    Object.assign(context, {
      getExtension(name: string) {
        return name === 'KHR_parallel_shader_compile' ? extension : getExtension?.call(this, name)
      },
      getProgramParameter(program: WebGLProgram, name: number) {
        return name !== extension.COMPLETION_STATUS_KHR && getProgramParameter?.call(this, program, name)
      },
    })
  })
  await page.clock.install()
  await page.goto('/')
  await launchButton(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Yes/ }).click()
  await expect(dialog).toContainText('Preparing the flight')
  await page.clock.fastForward(61_000)
  await expect(dialog).toContainText(/can no longer be drawn/i)
})
