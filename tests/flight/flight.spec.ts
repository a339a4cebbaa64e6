import type { Page } from '@playwright/test'

import { RINGS_TO_WIN } from '../../app/game/simulation/rules.ts'
import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import {
  CALM_COURSE,
  expectStage,
  expectTicksToPass,
  flyAgain,
  launchButton,
  limitFrames,
} from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

/** Opens the game on a fixed course, with the inspection, and takes off by nothing but the keyboard. */
async function takeOffByKeyboard(page: Page, course: number): Promise<void> {
  await openGame(page, `/?inspect&course=${String(course)}`)
  await expect(page.getByRole('dialog')).toContainText(`Course ${String(course)}, from the link you opened.`)
  await page.keyboard.press('Enter')
  await expectStage(page, 'playing')
}

async function openGame(page: Page, address = '/?inspect'): Promise<void> {
  await page.goto(address)
  await launchButton(page).focus()
  await page.keyboard.press('Enter')
  await confirmAge(page)
  const button = page.getByRole('button', { name: 'TAKE OFF' })
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
}

test('the start screen shows the controls and TAKE OFF', async ({ page, expectAccessible }) => {
  await openGame(page)
  const dialog = page.getByRole('dialog')
  for (const key of ['W', 'A', 'S', 'D'])
    await expect(dialog.locator('kbd', { hasText: new RegExp(`^${key}$`) })).toBeVisible()
  expect(await dialog.locator('kbd').count()).toBeGreaterThanOrEqual(8)
  await expectAccessible('the start screen')
  const { viewport } = test.info().project.use
  for (const [width, height] of [[1366, 600] as const, [1024, 500] as const, [844, 390] as const]) {
    await page.setViewportSize({ width, height })
    for (const key of await dialog.locator('kbd').all())
      await expect(key, `a key at ${width} × ${height}`).toBeInViewport({ ratio: 1 })
  }
  if (viewport) await page.setViewportSize(viewport)

  await dialog.getByLabel('Course number').fill('34')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Course 34, chosen by its number.')
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeFocused()
  expect((await inspectGame(page)).flight.seed).toBe(34)
})

test('a mission is flown to MISSION COMPLETE, and FLY AGAIN starts a fresh one', async ({ page, expectAccessible }) => {
  test.setTimeout(300_000)
  await takeOffByKeyboard(page, 7)
  let end = await flyMission(page)
  // What completion brings is the question here, not how many flights it takes a pilot whose machine is busy elsewhere.
  for (let again = 0; again < 2 && end.session.stage !== 'complete'; again += 1) {
    await flyAgain(page)
    end = await flyMission(page)
  }
  expect(end.session.stage).toBe('complete')
  expect(end.flight.ringsCollected).toBe(RINGS_TO_WIN)
  expect(end.flight.score).toBe(1000)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('MISSION COMPLETE! All rings collected!', { exact: true })).toBeVisible()
  const again = dialog.getByRole('button', { name: 'FLY AGAIN' })
  await expect(again).toBeFocused()
  await expect(dialog).toContainText('Finish a course: earned')
  await expect(dialog.getByRole('img', { name: /^Seconds to each ring/ })).toBeVisible()
  await expect(dialog).toContainText(/The autopilot: \d/)
  await expectAccessible('the mission-complete screen')
  // Of the keys that the cookies policy lists, those of an answer and of a flight; privacy.spec.ts holds it to that list.
  expect(
    await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage), document.cookie]),
  ).toEqual([['ringwake.age-answer', 'ringwake.logbook'], [], ''])

  await page.keyboard.press('Enter')
  await expectStage(page, 'playing')
  const fresh = await inspectGame(page)
  expect(fresh.flight.seed).toBe(end.flight.seed)
  expect(fresh.flight.score).toBe(0)
  expect(fresh.flight.ringsCollected).toBe(0)
  expect(fresh.flight.fuelTenths).toBeGreaterThan(900)
})

test('a flight into a mountain ends on the crash screen, and TRY AGAIN starts a fresh one', async ({
  page,
  expectAccessible,
}) => {
  await takeOffByKeyboard(page, 11)
  const end = await flyMission(page, { aim: 'mountain' })
  expect(end.session.stage).toBe('crashed')
  expect(end.flight.crashCause).toBe('mountain')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('CRASHED! Your plane went down!', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'TRY AGAIN' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'New course' })).toBeVisible()
  await expectAccessible('the crash screen')

  await page.keyboard.press('Enter')
  await expectStage(page, 'playing')
  const fresh = await inspectGame(page)
  expect(fresh.flight.seed).toBe(end.flight.seed)
  expect(fresh.flight.crashCause).toBe('none')
})

/** Makes the game's time pass `rate` times as fast. Call before the page is opened. */
async function hurryTime(page: Page, rate: number): Promise<void> {
  await page.addInitScript((factor) => {
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => request((now) => callback(now * factor))
  }, rate)
}

test('a flight that misses every ring and canister ends when the fuel is gone, after 40 seconds', async ({ page }) => {
  await hurryTime(page, 5)
  await takeOffByKeyboard(page, CALM_COURSE)
  await expect.poll(async () => (await inspectGame(page)).session.stage, { timeout: 60_000 }).toBe('crashed')
  expect((await inspectGame(page)).flight).toMatchObject({
    crashCause: 'fuel',
    fuelTenths: 0,
    tick: 40 * 120,
    ringsCollected: 0,
    canistersCollected: 0,
  })
  await expect(page.getByRole('dialog').getByText('CRASHED! Your plane went down!', { exact: true })).toBeVisible()
})

test('a flight closed half-way ends, leaves nothing running and returns the focus', async ({ page }) => {
  await takeOffByKeyboard(page, CALM_COURSE)
  await flyMission(page, { until: ({ flight }) => flight.ringsCollected >= 2 })
  await page.keyboard.press('Escape')
  await expectStage(page, 'paused')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(launchButton(page)).toBeFocused()
  expect(await page.evaluate(() => window.ringwakeInspection)).toBeUndefined()
  await expect(page.locator('canvas')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  const reopened = await inspectGame(page)
  expect(reopened.session.stage).toBe('not-started')
  expect(reopened.flight.tick).toBe(0)
})

test('a hidden tab pauses the flight, and only the player resumes it', async ({ page, expectAccessible }) => {
  // Nobody steers after Resume, so the flight must be one that goes on by itself.
  await takeOffByKeyboard(page, CALM_COURSE)
  await expectTicksToPass(page, 120)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hidden = await inspectGame(page)
  const hiddenAt = await page.evaluate(() => performance.now())
  expect(hidden.session.stage).toBe('paused')
  expect(hidden.loop.isRunning).toBe(false)
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectAccessible('the pause screen')
  // Longer away than the flight that is allowed below.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(hiddenAt + 3000)
  const back = await inspectGame(page)
  expect(back.session.stage).toBe('paused')
  expect(back.flight.tick).toBe(hidden.flight.tick)
  expect(back.loop.framesDrawn).toBe(hidden.loop.framesDrawn)

  await expect(page.getByRole('dialog')).toContainText(/Esc/i)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /resume/i })
    .press('Enter')
  await expectStage(page, 'playing')
  // Seconds passed while it was hidden; had they been made up for, they would all have been flown by the first look.
  const resumed = await inspectGame(page)
  expect(resumed.flight.tick - hidden.flight.tick).toBeLessThan(120)
})

test('the instruments show the flight’s figures, and scroll keys do not scroll the page', async ({
  page,
  expectAccessible,
}) => {
  await takeOffByKeyboard(page, 7)
  const dialog = page.getByRole('dialog')
  // Nothing can scroll at this size; a page that could is spared by what the keys are answered with.
  await page.evaluate(() => {
    addEventListener('keydown', ({ code, defaultPrevented }) =>
      document.body.append(`${code}:${String(defaultPrevented)} `),
    )
  })
  const SCROLLING = ['ArrowDown', 'ArrowUp', 'Space', 'PageDown', 'PageUp', 'End', 'Home']
  for (const key of [...SCROLLING, 'F2']) await page.keyboard.press(key)
  await expect(page.locator('body')).toContainText(`${SCROLLING.map((key) => `${key}:true`).join(' ')} F2:false`)

  await flyMission(page, { until: ({ flight }) => flight.ringsCollected >= 1 })
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  const { flight } = await inspectGame(page)
  await expect(dialog.locator('[data-instrument=score]')).toHaveText(String(flight.score))
  await expect(dialog.locator('[data-instrument=rings]')).toHaveText(`${String(flight.ringsCollected)}/10`)
  await expect(dialog.locator('[data-instrument=altitude]')).toHaveText(String(Math.round(flight.craft.y)))
  await expect(dialog.locator('[data-instrument=speed]')).toHaveText(String(Math.round(flight.craft.speed * 3.6)))
  await expect(dialog.getByRole('meter', { name: 'Fuel' })).toHaveAttribute(
    'aria-valuenow',
    String(Math.round(flight.fuelTenths / 10)),
  )
  await expectAccessible('the flight, paused')
  await page.keyboard.press('KeyP')
  await expectStage(page, 'playing')
})
