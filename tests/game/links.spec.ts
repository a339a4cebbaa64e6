import { textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { flyMission, inspectGame } from '../../testing/closed-loop-pilot.ts'
import { flownFlight } from '../../testing/linked-flights.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, flyAgain, launchGame, takeOff } from '../support/take-off.ts'

/** A flight of a first-time pilot that ends soon, so that the journey is short. */
const SEED = 34
const LATE_PARTS = /late-parts-[^/]+\.js$/
const LINK_CODE = '**/assets/link-text-*.js'
const LINKED = flownFlight('keys', SEED, 7_200)

test('two flights race by link: one is opened, raced and told; the other is shared and opens in its turn', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  if (LINKED === undefined) throw new Error('The linked flight did not end.')
  // The system's sheet: what it is given is kept for the test.
  await page.addInitScript(() => {
    navigator.share = (data) => Promise.resolve(void Object.assign(window, { shared: data }))
  })
  await page.goto(`/?inspect#flight=${textFromFlight(LINKED)}`)
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    new RegExp(
      `Course ${SEED}, from the link you opened. The linked flight: \\d+ of 10 rings in [\\d.]+ s, replayed here under the same rules.`,
    ),
  )
  await expectAccessible('the start screen of a linked flight')
  await dialog.getByRole('button', { name: 'Race it' }).press('Enter')
  await expectStage(page, 'playing')
  await flyMission(page, { aim: 'mountain' })
  await expect(dialog).toContainText(/linked flight/)
  await expectAccessible('the end of a race')

  await dialog.getByRole('button', { name: 'Share' }).press('Enter')
  await page.waitForFunction(() => 'shared' in window)
  const { text, url } = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
  expect(text).toMatch(new RegExp(`on course ${SEED}`))
  await page.goto('about:blank')
  await page.goto(url ?? '')
  await expect(dialog).toContainText(new RegExp(`Course ${SEED}, from the link you opened. The linked flight: `))
})

test('a link pasted into the address of an open page opens its start screen, but not over a flight', async ({
  page,
}) => {
  if (LINKED === undefined) throw new Error('The linked flight did not end.')
  const hash = `#flight=${textFromFlight(LINKED)}`
  const paste = () => page.evaluate((text) => window.location.assign(text), hash)
  const dialog = page.getByRole('dialog')
  const told = dialog.getByText(`Course ${SEED}, from the link you opened. The linked flight: `)
  await page.goto('/?inspect')
  await launchGame(page)
  await expect(dialog).not.toContainText('linked flight')
  await paste()
  await expect(told).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  // Over the page alone it opens the game; over a flight it waits.
  await page.evaluate(() => window.location.assign('#'))
  await paste()
  await expect(told).toBeVisible()
  await page.evaluate(() => window.location.assign('#'))
  await dialog.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 30)
  await paste()
  await expectTicksToPass(page, 30)
  await expectStage(page, 'playing')
})

test('the flight of a link is watched by keyboard alone: held, sought and seen from the side, and it leads back', async ({
  page,
  expectAccessible,
}) => {
  if (LINKED === undefined) throw new Error('The linked flight did not end.')
  await page.goto(`/?inspect#flight=${textFromFlight(LINKED)}`)
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Watch it' }).press('Enter')
  await expectStage(page, 'watching')
  const play = dialog.getByRole('button', { name: 'Pause', exact: true })
  await expect(play).toBeFocused()
  await expect(dialog.getByRole('status').last()).toHaveText('Watching the flight.')
  await expectTicksToPass(page, 60)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeFocused()
  await expectAccessible('a watched flight')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  const seek = dialog.getByRole('slider', { name: 'Place in the flight' })
  const sought = Number(await seek.inputValue())
  expect(sought).toBeGreaterThan(60)
  await expect.poll(async () => (await inspectGame(page)).flight.tick).toBe(sought)
  await expect(seek).toHaveAttribute('aria-valuetext', /^\d+\.\d s of \d+\.\d s$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Side view' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expectStage(page, 'not-started')
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeFocused()
  expect((await inspectGame(page)).flight).toMatchObject({ seed: SEED, tick: 0 })
})

test('a flight just ended is watched from its end screen and ends there again, without a second record', async ({
  page,
}) => {
  await takeOff(page)
  await flyMission(page, { aim: 'mountain' })
  const dialog = page.getByRole('dialog')
  const logbook = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  const { summary } = (await inspectGame(page)).session
  await dialog.getByRole('button', { name: 'Watch the flight' }).press('Enter')
  await expectStage(page, 'watching')
  const recorded = await logbook()
  const seek = dialog.getByRole('slider', { name: 'Place in the flight' })
  await seek.press('End')
  await expectStage(page, 'crashed')
  expect((await inspectGame(page)).session.summary).toEqual(summary)
  await expect(dialog.getByRole('button', { name: 'TRY AGAIN' })).toBeFocused()
  expect(await logbook()).toBe(recorded)
})

test('the installed site starts with the game open, and its shortcut on the course of the day', async ({ page }) => {
  const { start_url: start, shortcuts } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    start_url: string
    shortcuts: [{ url: string }]
  }
  await page.goto(start)
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(shortcuts[0].url)
  await expect(dialog).toContainText(/Course \d+, the course of the day/)
})

test('the end screen stands without the code that shares and draws the flight, if that arrives empty', async ({
  page,
}) => {
  const asked = page.waitForRequest(LATE_PARTS)
  await page.route(LATE_PARTS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  // With no key pressed, this flight meets a mountain after 7 s.
  await takeOff(page, 1479)
  await asked
  await flyAgain(page)
  await expectStage(page, 'playing')
})

test('where the code that reads links never answers, that is said, and the flight can be begun', async ({ page }) => {
  if (LINKED === undefined) throw new Error('The linked flight did not end.')
  const asked = page.waitForRequest(LINK_CODE)
  await page.route(LINK_CODE, () => undefined)
  await page.clock.install()
  await page.goto(`/?inspect#flight=${textFromFlight(LINKED)}`)
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  await asked
  await page.clock.runFor(16_000)
  await expect(dialog).toContainText('The flight in the link could not be read.')
  await dialog.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
})
