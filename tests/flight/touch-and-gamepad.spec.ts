/** Whole missions by keys, by touch and by gamepad: take-off, a start over, and the end screen. */
import type { Page } from '@playwright/test'

import { flyMission, type Hold, holdKeys, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { holdGamepad, plugGamepad, pressGamepad } from '../support/gamepad.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, launchButton, launchGame, limitFrames, takeOff } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

/** How a device is used: its controls, and how it presses a button of a screen and starts over in flight. */
interface Device {
  readonly hold: Hold
  readonly press: (name: string) => Promise<void>
  readonly startOver: () => Promise<void>
}

async function flyOverAndOver(page: Page, { hold, press, startOver }: Device): Promise<void> {
  test.setTimeout(300_000)
  const dialog = page.getByRole('dialog')
  await press('TAKE OFF')
  await expectStage(page, 'playing')
  const first = await flyMission(page, { hold, until: ({ flight }) => flight.ringsCollected > 0 })
  await startOver()
  await expect.poll(async () => (await inspectGame(page)).session).toMatchObject({ stage: 'playing', flights: 2 })
  let end = await flyMission(page, { hold })
  // On a busy machine the pilot may steer late and crash.
  for (let again = 0; again < 2 && end.session.stage !== 'complete'; again += 1) {
    await expect(dialog.getByRole('button', { name: 'TRY AGAIN' })).toBeFocused()
    await press('TRY AGAIN')
    await expectStage(page, 'playing')
    end = await flyMission(page, { hold })
  }
  expect(end.session.stage).toBe('complete')
  expect(end.flight.seed).toBe(first.flight.seed)
  await expect(dialog.getByRole('heading', { name: 'MISSION COMPLETE! All rings collected!' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'FLY AGAIN' })).toBeFocused()
  await press('FLY AGAIN')
  await expectStage(page, 'playing')
}

test('a mission is flown by keys alone, over a start over to its end @rest', async ({ page }) => {
  await page.goto('/?inspect&course=7')
  await launchGame(page)
  await flyOverAndOver(page, {
    hold: holdKeys(page),
    press: () => page.keyboard.press('Enter'),
    startOver: () => page.keyboard.press('KeyR'),
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } })

  test('a mission is flown by touch alone, over a start over to its end @rest', async ({ page }) => {
    await page.goto('/?inspect&course=7')
    await launchGame(page)
    const cdp = await page.context().newCDPSession(page)
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
    const places = new Map<string, { x: number; y: number; id: number }>()
    const press = async (name: string) => button(name).tap()
    const placeOf = async (name: string) => {
      const box = await button(name).boundingBox()
      if (box === null) throw new Error(`There is no button ${name}.`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, id: places.size }
    }
    let touched: readonly string[] = []
    const hold: Hold = async ({ turn, climb }) => {
      if (places.size === 0)
        for (const name of ['Turn left', 'Turn right', 'Climb', 'Dive']) places.set(name, await placeOf(name))
      const wanted = [
        ...(turn === 0 ? [] : [turn < 0 ? 'Turn left' : 'Turn right']),
        ...(climb === 0 ? [] : [climb > 0 ? 'Climb' : 'Dive']),
      ]
      const touch = (type: 'touchStart' | 'touchEnd', names: readonly string[]) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: names.flatMap((name) => places.get(name) ?? []) })
      // The browser's protocol lifts all fingers or none, so those that stay come down again at once.
      const isAnyLifted = touched.some((name) => !wanted.includes(name))
      if (isAnyLifted) await touch('touchEnd', [])
      if (wanted.length > (isAnyLifted ? 0 : touched.length)) await touch('touchStart', wanted)
      touched = wanted
    }
    const startOver = async () => {
      await press('Pause')
      await expectStage(page, 'paused')
      await press('Start over')
    }
    await flyOverAndOver(page, { hold, press, startOver })
  })

  test('a second tap on Pause presses nothing else @rest', async ({ page }) => {
    await takeOff(page)
    const box = await page.getByRole('button', { name: 'Pause' }).boundingBox()
    if (box === null) throw new Error('There is no Pause.')
    const pressed = await page.evaluateHandle(() => {
      const names: (string | null | undefined)[] = []
      const note = ({ target }: Event) =>
        names.push(target instanceof Element ? target.closest('button')?.textContent : null)
      document.addEventListener('click', note, { capture: true })
      return names
    })
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await tap()
    await tap()
    await expectStage(page, 'paused')
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
    expect(await pressed.jsonValue()).toEqual(['Pause', undefined])
  })

  test('a flight pauses while the phone is turned', async ({ page }) => {
    await page.goto('/?inspect&course=7')
    await launchGame(page)
    await page.getByRole('button', { name: 'TAKE OFF' }).tap()
    await expectStage(page, 'playing')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectStage(page, 'paused')
  })

  test('a page that was pinched larger is pinched back in flight, and not larger again @rest', async ({ page }) => {
    await page.goto('/?inspect&course=7')
    await launchGame(page)
    const devtools = await page.context().newCDPSession(page)
    /** Moves two fingers, each so far from the middle. */
    const pinch = async (from: number, to: number) => {
      const at = (reach: number) => [-1, 1].map((side, id) => ({ x: 410 + side * reach, y: 200, id }))
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      for (let step = 1; step <= 12; step += 1) {
        const touchPoints = at(from + ((to - from) * step) / 12)
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const scale = () => page.evaluate(() => window.visualViewport?.scale)
    await pinch(60, 90)
    await expect.poll(scale).toBeGreaterThan(1.01)
    await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
    await expectStage(page, 'playing')
    await pinch(250, 60)
    await expect.poll(scale).toBe(1)
    await pinch(60, 250)
    expect(await scale()).toBe(1)
  })
})

test('a mission is flown by gamepad alone, over a start over to its end @rest', async ({ page }) => {
  await plugGamepad(page)
  await page.goto('/?inspect&course=7')
  await launchGame(page)
  const [up, down, left, right] = [12, 13, 14, 15]
  await flyOverAndOver(page, {
    hold: ({ turn, climb }) =>
      holdGamepad(
        page,
        [0, 0],
        [...(turn === 0 ? [] : [turn < 0 ? left : right]), ...(climb === 0 ? [] : [climb > 0 ? up : down])],
      ),
    press: () => pressGamepad(page, 0, () => expectStage(page, 'playing')),
    startOver: () =>
      pressGamepad(page, 3, () => expect.poll(async () => (await inspectGame(page)).session.flights).toBe(2)),
  })
})

test('Back on a pad does not close the game, whose page a pad cannot use, but leads to Close @rest', async ({
  page,
}) => {
  await plugGamepad(page)
  await page.goto('/?inspect&course=7')
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  const pressBack = () => pressGamepad(page, 1, () => expect(close).toBeFocused())
  await pressBack()
  await page.keyboard.press('Escape')
  await expect(dialog, 'by keyboard').toHaveCount(0)
  await launchButton(page).click()
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await pressBack()
  await pressGamepad(page, 0, () => expect(dialog).toHaveCount(0))
})
