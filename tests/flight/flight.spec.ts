import type { Page } from '@playwright/test'

import type { InspectionSnapshot } from '../../app/game/play/inspection.ts'
import { RINGS_TO_WIN } from '../../app/game/simulation/rules.ts'
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import { expectStage, flyAgain, launchButton, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

/** Opens the game on a fixed course, with the inspection, and takes off by keyboard alone. */
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

declare global {
  interface Window {
    /** What `countWork` has counted since the page was opened. */
    workCount: { changes: number; frameRequests: number }
  }
}

/** Counts requests for frames, and the changes of the page outside its instruments, live region and canvas. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.workCount = { changes: 0, frameRequests: 0 }
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[data-instrument], [data-mark], [role=status], canvas') === null)
          window.workCount.changes += 1
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      window.workCount.frameRequests += 1
      return request(callback)
    }
  })
}

/** The frames that the page requests in half a second without input. */
async function frameRequestsWhileIdle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = window.workCount.frameRequests
    await new Promise((resolve) => setTimeout(resolve, 500))
    return window.workCount.frameRequests - before
  })
}

// @spec launch, hero-launch, start-screen
test('the start screen shows the controls and TAKE OFF', async ({ page, expectAccessible }) => {
  await openGame(page)
  const dialog = page.getByRole('dialog')
  for (const key of ['W', 'A', 'S', 'D'])
    await expect(dialog.locator('kbd', { hasText: new RegExp(`^${key}$`) })).toBeVisible()
  expect(await dialog.locator('kbd').count()).toBeGreaterThanOrEqual(8)
  await expectAccessible('the start screen')
  const viewport = page.viewportSize()
  for (const [width, height] of [[1366, 600] as const, [1024, 500] as const, [844, 390] as const]) {
    await page.setViewportSize({ width, height })
    for (const key of await dialog.locator('kbd').all())
      await expect(key, `a key at ${width} × ${height}`).toBeInViewport({ ratio: 1 })
  }
  if (viewport) await page.setViewportSize(viewport)

  await dialog.getByRole('button', { name: 'More' }).press('Enter')
  await expectAccessible('the start screen with all that is on it')
  await dialog.getByLabel('Course number').fill('34')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Course 34, chosen by its number.')
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeFocused()
  expect((await inspectGame(page)).flight.seed).toBe(34)
})

// @spec complete-screen, ten-rings, complete-message
test('a mission is flown to MISSION COMPLETE, and FLY AGAIN starts a fresh one', async ({ page, expectAccessible }) => {
  test.setTimeout(300_000)
  await takeOffByKeyboard(page, 7)
  let end = await flyMission(page)
  // On a busy machine the pilot may steer late and crash.
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
  await expect(dialog).toContainText(/Bronze|Silver|Gold|Platinum|Ace/)
  await expect(dialog.getByRole('img', { name: /^Seconds against the autopilot/ })).toBeVisible()
  await expect(dialog).toContainText(/The autopilot: \d/)
  await expectAccessible('the mission-complete screen')
  // The keys of an answer and of a flight; privacy.spec.ts checks that the cookies policy lists them.
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

// @spec crash-screen, mountain, crashed-message
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

  await test.step('an ended flight can be watched from its end screen without a second record', async () => {
    const logbook = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
    await dialog.getByRole('button', { name: 'Watch the flight' }).press('Enter')
    await expectStage(page, 'watching')
    const recorded = await logbook()
    await dialog.getByRole('slider', { name: 'Place in the flight' }).press('End')
    await expectStage(page, 'crashed')
    expect((await inspectGame(page)).session.summary).toEqual(end.session.summary)
    await expect(dialog.getByRole('button', { name: 'TRY AGAIN' })).toBeFocused()
    expect(await logbook()).toBe(recorded)
  })

  await flyAgain(page)
  const fresh = await inspectGame(page)
  expect(fresh.flight.seed).toBe(end.flight.seed)
  expect(fresh.flight.crashCause).toBe('none')
})

declare global {
  interface Window {
    /** How many times as fast the game's time passes. */
    timeRate?: number
  }
}

/** Makes the game's time pass `rate` times as fast, until `timeRate` is set to another. Call before the page is opened. */
async function hurryTime(page: Page, rate: number): Promise<void> {
  await page.addInitScript((factor) => {
    const request = window.requestAnimationFrame.bind(window)
    let last = 0
    let shown = 0
    window.timeRate = factor
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        shown += Math.max(0, now - last) * (window.timeRate ?? 1)
        last = now
        callback(shown)
      })
  }, rate)
}

// @spec fuel-out
test('a flight that misses every ring and canister ends when the fuel is gone, after 40 seconds @rest', async ({
  page,
}) => {
  await hurryTime(page, 5)
  await takeOffByKeyboard(page, CALM_COURSE)
  await page.waitForFunction(
    () => {
      if (window.ringwakeInspection?.snapshot().session.stage !== 'crashed') return false
      window.timeRate = 1
      return true
    },
    null,
    { timeout: 60_000 },
  )
  // Meant to pause the flight, it comes while the craft falls.
  await page.keyboard.press('Escape')
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
  await countWork(page)
  await takeOffByKeyboard(page, CALM_COURSE)
  await expect.poll(() => frameRequestsWhileIdle(page)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expectStage(page, 'paused')
  await expect.poll(() => frameRequestsWhileIdle(page), 'frames when paused').toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(launchButton(page)).toBeFocused()
  await expect.poll(() => frameRequestsWhileIdle(page), 'frames when closed').toBe(0)
  expect(await page.evaluate(() => window.ringwakeInspection)).toBeUndefined()
  await expect(page.locator('canvas')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  const reopened = await inspectGame(page)
  expect(reopened.session.stage).toBe('not-started')
  expect(reopened.flight.tick).toBe(0)
})

test('a steady flight changes only its instruments, which show its figures @rest', async ({
  page,
  expectAccessible,
}) => {
  await countWork(page)
  await takeOffByKeyboard(page, 7)
  const changes = () => page.evaluate(() => window.workCount.changes)
  const ringsPassed = ({ flight }: InspectionSnapshot) => flight.ringsCollected + flight.ringsMissed
  await test.step('a steady flight changes only the instruments and the live region of the page', async () => {
    const settled = await flyMission(page, { until: ({ flight }) => flight.tick > 120 })
    const before = await changes()
    await flyMission(page, {
      until: (seen) => seen.flight.ringsCollected > 0 && ringsPassed(seen) >= ringsPassed(settled) + 2,
    })
    expect((await inspectGame(page)).session.stage).toBe('playing')
    expect(await changes()).toBe(before)
  })
  // @spec hud
  await test.step('the instruments show the flight’s figures', async () => {
    const before = await changes()
    await page.keyboard.press('KeyP')
    await expectStage(page, 'paused')
    expect(await changes(), 'the pause screen').toBeGreaterThan(before)
    const { flight } = await inspectGame(page)
    const dialog = page.getByRole('dialog')
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
})
