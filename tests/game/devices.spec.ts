/** Flights and menus without a keyboard: by touch and by gamepad. */
import { devices, type Page } from '@playwright/test'

import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { CONTROL_STEPS, type Controls } from '../../app/game/simulation/flight-state.ts'
import type { InspectionSnapshot } from '../../app/game/play/inspection.ts'
import { CALM_COURSE, HANDS_OFF_CRASH_COURSE } from '../../testing/flights/known-courses.ts'
import { inspectGame, lookAfterNextFrame, releaseFrames } from '../../testing/pilots/closed-loop-pilot.ts'
import { lineFlight } from '../../testing/flights/linked-flights.ts'
import { expectFocusStays, holdGamepad, plugGamepad, pressGamepad, stepTo, stepValue } from '../support/gamepad.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, keepShared, launchGame, limitFrames, openLink, shared, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

type Push = (wish: Readonly<Controls>) => Promise<void>

/** Looks after each drawn frame and pushes as the autopilot would steer, until `isThere`. */
async function flyByPushes(page: Page, push: Push, isThere: (seen: InspectionSnapshot) => boolean): Promise<void> {
  const wish: Controls = { turn: 0, climb: 0 }
  let seen = await lookAfterNextFrame(page)
  while (!isThere(seen)) {
    if (seen.session.stage !== 'playing') throw new Error(`Not there: ${JSON.stringify(seen.session)}`)
    steerTowardsCourse(seen.flight, wish)
    await push(wish)
    seen = await lookAfterNextFrame(page)
  }
  await releaseFrames(page)
}

/** Only the prompt of the device in use is shown on the pause screen. */
async function expectPausePrompt(page: Page, words: RegExp): Promise<void> {
  const prompts = page.getByRole('dialog').locator('[data-device]').filter({ visible: true })
  await expect(prompts).toHaveCount(1)
  await expect(prompts).toHaveText(words)
}

const LINKED = lineFlight(4, HANDS_OFF_CRASH_COURSE)

const throughARing = ({ flight }: InspectionSnapshot): boolean => flight.ringsCollected > 0

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  /** Half the stick's range, in CSS pixels. */
  const REACH = 56
  const STICK = { x: 120, y: 330, id: 1 }

  test('a thumb on the picture is an analogue stick that flies through a ring, together with the buttons', async ({
    page,
  }) => {
    await takeOff(page)
    // In one question, because the craft flies on meanwhile.
    const buttons = page.getByRole('dialog').getByRole('button', { name: /^(Turn left|Turn right|Climb|Dive|Pause)$/ })
    const boxes = await buttons.evaluateAll((found) =>
      found.map((button) => ({
        name: button.ariaLabel ?? 'Pause',
        box: button.getBoundingClientRect().toJSON() as DOMRect,
      })),
    )
    expect(boxes.filter(({ box }) => Math.min(box.width, box.height) >= 60)).toHaveLength(4)
    const placeOf = (wanted: string, id: number) => {
      const box = boxes.find(({ name }) => name === wanted)?.box
      return { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30, id }
    }
    const cdp = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchCancel' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    const pushed = ({ turn, climb }: Readonly<Controls>) => ({
      ...STICK,
      x: STICK.x + (turn / CONTROL_STEPS) * REACH,
      y: STICK.y - (climb / CONTROL_STEPS) * REACH,
    })
    await touch('touchStart', STICK)
    await flyByPushes(
      page,
      async (wish) => {
        await touch('touchMove', pushed(wish))
      },
      throughARing,
    )
    await touch('touchMove', pushed({ turn: -CONTROL_STEPS / 2, climb: 0 }))
    const isPartly = async () => {
      const { turn } = (await inspectGame(page)).controls
      return turn < 0 && turn > -CONTROL_STEPS
    }
    await expect.poll(isPartly, 'the stick is analogue').toBe(true)

    const left = pushed({ turn: -CONTROL_STEPS, climb: 0 })
    const climb = placeOf('Climb', 2)
    await touch('touchMove', left)
    await touch('touchStart', left, climb)
    const controls = async () => (await inspectGame(page)).controls
    await expect.poll(controls).toEqual({ turn: -CONTROL_STEPS, climb: CONTROL_STEPS })
    await touch('touchCancel')
    await expect.poll(controls).toEqual({ turn: 0, climb: 0 })
    expect(await page.evaluate(() => [scrollX, scrollY, String(getSelection())])).toEqual([0, 0, ''])

    await test.step('a thumb that slides from one button to the next steers by that one', async () => {
      await touch('touchStart', placeOf('Turn left', 1))
      await expect.poll(controls).toEqual({ turn: -CONTROL_STEPS, climb: 0 })
      await touch('touchMove', placeOf('Turn right', 1))
      await expect.poll(controls).toEqual({ turn: CONTROL_STEPS, climb: 0 })
      await touch('touchEnd')
    })
    await test.step('a second finger pauses while a thumb steers', async () => {
      await touch('touchStart', STICK)
      await touch('touchStart', STICK, placeOf('Pause', 2))
      await touch('touchEnd')
      await expectStage(page, 'paused')
    })
  })
})

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    userAgent: devices['Pixel 7'].userAgent,
  })

  test('the first screenful says how to steer above TAKE OFF, and where slower flights are', async ({ page }) => {
    await page.goto('/')
    await launchGame(page)
    const sizes = [
      [320, 568],
      [360, 740],
      [390, 664],
      [568, 320],
      [768, 1024],
      [844, 390],
    ] as const
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const words = await page
        .getByRole('dialog')
        .getByText('Drag to steer, or hold the round buttons. Up climbs.')
        .boundingBox()
      const button = await page.getByRole('button', { name: 'TAKE OFF' }).boundingBox()
      if (words === null || button === null) throw new Error('not shown')
      expect(words.y + words.height, `${width} × ${height}`).toBeLessThanOrEqual(button.y)
      expect(button.y + button.height, `${width} × ${height}`).toBeLessThanOrEqual(height)
    }
    for (const [width, height] of Object.entries({ 360: 740, 1366: 768 })) {
      await page.setViewportSize({ width: Number(width), height })
      await expect(page.getByText(/^Too fast\?/)).toBeInViewport({ ratio: 1 })
    }
  })

  test('neither a field nor two quick taps on a button make Safari zoom in @rest', async ({ page }) => {
    await page.goto('/')
    await launchGame(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'More' }).click()
    for (const field of [dialog.getByRole('combobox'), dialog.getByLabel('Course number')]) {
      const size = await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect(size).toBeGreaterThanOrEqual(16)
    }
    const allowed = await dialog.getByRole('button', { name: 'Mute' }).evaluate((button) => {
      const touchActions = new Set<string>()
      for (let element: Element | null = button; element !== null; element = element.parentElement)
        touchActions.add(getComputedStyle(element).touchAction)
      return [...touchActions]
    })
    expect(allowed).toContain('manipulation')
  })

  test('a linked flight can be watched, raced and shared by taps alone, with no mention of keys @rest', async ({
    page,
    expectAccessible,
  }) => {
    await keepShared(page)
    await openLink(page, LINKED)
    const dialog = page.getByRole('dialog')
    const tap = (name: string) => dialog.getByRole('button', { name, exact: true }).tap()
    await tap('Watch it')
    await expectStage(page, 'watching')
    await tap('Pause')
    await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible()
    const seek = dialog.getByRole('slider', { name: 'Place in the flight' })
    await seek.tap()
    await expect.poll(async () => (await inspectGame(page)).flight.tick).toBeGreaterThan(LINKED.ticks / 3)
    await expectAccessible('a watched flight on a phone')
    await tap('Done')
    await expectStage(page, 'not-started')

    const keys = page.getByRole('dialog').getByText(/\bEsc\b|\bP resumes|^Arrow up$/)
    await expect(keys.filter({ visible: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Options' }).tap()
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
    await expect(keys.filter({ visible: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Done' }).tap()
    await tap('Race it')
    await expectStage(page, 'playing')
    await tap('Pause')
    await expectStage(page, 'paused')
    await expectPausePrompt(page, /^The Back button/)
    await expect(keys.filter({ visible: true })).toHaveCount(0)
    await tap('Start over')
    await expectStage(page, 'playing')
    await expectStage(page, 'crashed')
    await expect(dialog).toContainText(/The shared flight finished in [\d.]+ s\./)
    await expectAccessible('the end of a race on a phone')
    await tap('Share')
    await shared(page)
    await tap('New course')
    await expectStage(page, 'playing')
    expect((await inspectGame(page)).flight.seed).not.toBe(LINKED.seed)
  })
})

test.describe('with a keyboard and a touch screen', () => {
  test.use({ hasTouch: true })

  test('the pause screen has the prompts of the device used last @rest', async ({ page }) => {
    await page.goto(`/?inspect&course=${String(CALM_COURSE)}`)
    await launchGame(page)
    await page.getByRole('button', { name: 'TAKE OFF' }).tap()
    await expectStage(page, 'playing')
    await page.keyboard.press('KeyP')
    await expectStage(page, 'paused')
    await expectPausePrompt(page, /^P resumes/)
    await page.getByRole('button', { name: 'Resume' }).tap()
    await expectStage(page, 'playing')
    await page.getByRole('button', { name: 'Pause' }).tap()
    await expectStage(page, 'paused')
    // The Back button of a laptop's window leaves the page.
    await expect(page.getByText(/closes the game and ends this flight/).filter({ visible: true })).toHaveCount(0)
    await test.step('touching Close pauses a flight first and then closes the game', async () => {
      await page.getByRole('button', { name: 'Resume' }).tap()
      await expectStage(page, 'playing')
      const close = page.getByRole('button', { name: 'Close', exact: true })
      await close.tap()
      await expectStage(page, 'paused')
      await close.tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})

test('a gamepad takes off, steers, pauses, resumes and closes, and unplugging it pauses', async ({ page }) => {
  await plugGamepad(page)
  await page.goto('/?inspect&course=7')
  await launchGame(page)
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeFocused()
  await pressGamepad(page, 0, () => expectStage(page, 'playing'))

  await flyByPushes(
    page,
    ({ turn, climb }) => {
      // The deflection of the stick that gives `wish` beyond the dead zone.
      const length = Math.hypot(turn, climb) / CONTROL_STEPS
      const lean = length === 0 ? 0 : (0.16 + 0.84 * Math.min(1, length)) / length / CONTROL_STEPS
      return holdGamepad(page, [turn * lean, -climb * lean])
    },
    throughARing,
  )
  await pressGamepad(page, 9, () => expectStage(page, 'paused'))
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  await expectPausePrompt(page, /^Cross selects, Triangle starts over, Circle resumes\.$/)
  for (const resume of [0, 1, 9]) {
    await pressGamepad(page, resume, () => expectStage(page, 'playing'))
    await pressGamepad(page, 9, () => expectStage(page, 'paused'))
  }
  await pressGamepad(page, 0, () => expectStage(page, 'playing'))
  await test.step('the upper face button starts over, in flight and from the pause', async () => {
    const isFresh = (flights: number) => () =>
      expect.poll(async () => (await inspectGame(page)).session).toMatchObject({ stage: 'playing', flights })
    await pressGamepad(page, 3, isFresh(2))
    await pressGamepad(page, 9, () => expectStage(page, 'paused'))
    await pressGamepad(page, 3, isFresh(3))
  })

  await page.evaluate(() => {
    const { fakeGamepads } = window as unknown as { fakeGamepads: { pads: unknown[] } }
    fakeGamepads.pads = [null]
    window.dispatchEvent(new Event('gamepaddisconnected'))
  })
  await expectStage(page, 'paused')
  await expect(page.getByRole('dialog')).toContainText('The gamepad was disconnected.')

  await page.evaluate(() => {
    const { fakeGamepad, fakeGamepads } = window as unknown as {
      fakeGamepad: unknown
      fakeGamepads: { pads: unknown[] }
    }
    fakeGamepads.pads = [fakeGamepad]
    window.dispatchEvent(new Event('gamepadconnected'))
  })
  await stepTo(page, page.getByRole('button', { name: 'Close the game' }))
  await pressGamepad(page, 0, () => expect(page.getByRole('dialog')).toHaveCount(0))
})

test('a linked flight can be watched, raced and shared by gamepad alone @rest', async ({ page, expectAccessible }) => {
  await plugGamepad(page)
  await keepShared(page)
  await openLink(page, LINKED)
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  await expect(button('Race it')).toBeFocused()
  await stepTo(page, button('Watch it'))
  await pressGamepad(page, 0, () => expectStage(page, 'watching'))
  await expect(button('Pause')).toBeFocused()
  await pressGamepad(page, 0, () => expect(button('Play')).toBeFocused())
  await stepTo(page, dialog.getByRole('slider', { name: 'Place in the flight' }))
  const before = (await inspectGame(page)).flight.tick
  await pressGamepad(page, 15, () =>
    expect.poll(async () => (await inspectGame(page)).flight.tick).toBeGreaterThan(before),
  )
  await pressGamepad(page, 1, () => expectStage(page, 'not-started'))

  // Right selects the autopilot, and right again the link, because there is no best flight.
  await stepTo(page, button('More'))
  await pressGamepad(page, 0, () => expect(button('More')).toHaveAttribute('aria-expanded', 'true'))
  const rival = dialog.getByRole('combobox', { name: 'Race against' })
  await stepTo(page, rival)
  await expect(rival).toHaveValue('target')
  expect(await stepValue(rival)).toBe('autopilot')
  expect(await stepValue(rival)).toBe('link')
  await stepTo(page, button('TAKE OFF'), 'up')
  await pressGamepad(page, 0, () => expectStage(page, 'playing'))
  await expect(dialog.locator('[data-instrument=rival-marks]')).toBeVisible()
  // Into the mountains: left alone, the craft may fly on for longer than the test waits.
  await holdGamepad(page, [1, 0])
  await expectStage(page, 'crashed')
  await expectFocusStays(button('TRY AGAIN'))
  await holdGamepad(page, [0, 0])
  await expect(dialog).toContainText(/The shared flight finished in [\d.]+ s\./)
  await stepTo(page, button('Share'))
  await pressGamepad(page, 0, async () => {
    await shared(page)
  })
  await expectAccessible('the end of a race by gamepad')
  await stepTo(page, button('New course'))
  await pressGamepad(page, 0, () => expectStage(page, 'playing'))
})
