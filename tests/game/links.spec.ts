import type { Page } from '@playwright/test'

import { textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { gapBetween, gapTextFrom, secondsTextFrom } from '../../app/game/hud/time-words.ts'
import { bestSplitsOn } from '../../app/game/player-data/logbook/course-records.ts'
import { LOGBOOK_KEY } from '../../app/game/player-data/logbook/logbook-store.ts'
import { logbookFromText } from '../../app/game/player-data/logbook/logbook.ts'
import { flyMission, inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { HANDS_OFF_CRASH_COURSE } from '../../testing/flights/known-courses.ts'
import { flownFlight, lineFlight } from '../../testing/flights/linked-flights.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import {
  expectStage,
  expectTicksToPass,
  flyAgain,
  keepShared,
  launchButton,
  launchGame,
  limitFrames,
  openLink,
  shared,
  takeOff,
} from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const SEED = 34
const END_PARTS = /end-parts-[^/]+\.js$/
const LINK_CODE = '**/assets/link-text-*.js'
/** A flight of a first-time pilot that ends soon, so that the journey is short. */
const LINKED = flownFlight('keys', SEED, 7_200)
/** A course on which a pilot with an aiming error of 4 m misses nothing. */
const RACED = 7

/** What the start screen says of a linked flight that was completed. */
function linkedWords({ ticks }: { readonly ticks: number }): string {
  return `Shared flight: 10 of 10 rings in ${secondsTextFrom(ticks)}.`
}

/** Flies the race that has begun to its end by real keys, and returns its summary. */
async function raceToTheEnd(page: Page) {
  let { session } = await flyMission(page)
  // On a busy machine the pilot may steer late and crash.
  for (let again = 0; again < 2 && session.stage !== 'complete'; again += 1) {
    await flyAgain(page)
    ;({ session } = await flyMission(page))
  }
  if (session.stage !== 'complete' || session.summary === null) throw new Error('No race was flown to its end.')
  return session.summary
}

/** The ticks of the stored record of a course at each ring. */
async function recordOn(page: Page, seed: number) {
  const { courses } = logbookFromText(await page.evaluate((key) => localStorage.getItem(key), LOGBOOK_KEY))
  return bestSplitsOn(courses, seed, 'standard')
}

test('a race against a linked flight shows its result, and the new flight can be shared @rest', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(400_000)
  const careless = lineFlight(4, RACED)
  await keepShared(page)
  await openLink(page, careless)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Course ${RACED}, from the link you opened. ${linkedWords(careless)}`)
  await expectAccessible('the start screen of a linked flight')
  await dialog.getByRole('button', { name: 'Race it' }).press('Enter')
  await expectStage(page, 'playing')
  await expect(dialog.locator('[data-instrument=rival-marks]')).toBeVisible()
  const summary = await raceToTheEnd(page)
  expect(summary.rival).toMatchObject({ name: 'link', splits: { length: 10 } })
  const gap = gapTextFrom(gapBetween(summary.ticks, careless.ticks, 'link'))
  await expect(dialog).toContainText(`You finished ${gap}.`)
  await expect(dialog.getByText('Each ring against the shared flight')).toBeVisible()
  await expectAccessible('the end of a race')
  await expect.poll(() => recordOn(page, RACED)).toEqual(summary.splits)

  await dialog.getByRole('button', { name: 'Share' }).press('Enter')
  const { text, url } = await shared(page)
  expect(text).toMatch(new RegExp(`on course ${RACED}`))
  await page.goto('about:blank')
  await page.goto(url ?? '')
  await expect(dialog).toContainText(linkedWords(summary))
  await expect(dialog).toContainText(`Your best here: ${secondsTextFrom(summary.ticks)}.`)
})

test('the age question says that a flight was shared, and Race it leads @rest', async ({ page }) => {
  const link = `/?inspect#flight=${textFromFlight(LINKED)}`
  await page.goto(link)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('A pilot has shared a flight with you.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page, 'the way back opens nothing').toHaveURL('/?inspect')
  await page.goto(link)
  await confirmAge(page)
  await expect(dialog.getByRole('button', { name: 'Race it' })).toBeFocused()
  await page.goto('/privacy_policy')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await launchButton(page).click()
  await expect(dialog.getByRole('button', { name: /^Yes/ })).toBeVisible()
  await expect(dialog).not.toContainText('shared a flight')
})

test('a link pasted into the address bar opens its start screen @rest', async ({ page }) => {
  const hash = `#flight=${textFromFlight(LINKED)}`
  const paste = () => page.evaluate((text) => window.location.assign(text), hash)
  const dialog = page.getByRole('dialog')
  const told = dialog.getByText(`Course ${SEED}, from the link you opened. Shared flight: `)
  await page.goto('/?inspect')
  await launchGame(page)
  await expect(dialog).not.toContainText(/shared flight/i)
  await paste()
  await expect(told).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  await page.evaluate(() => window.location.assign('#'))
  await paste()
  await expect(told, 'over the page').toBeVisible()
  await dialog.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  const second = `#flight=${textFromFlight(flownFlight('keys', RACED, 7_200))}`
  await page.evaluate((text) => window.location.assign(text), second)
  await expect(dialog.getByText(`Course ${RACED}, from the link you opened.`), 'over a pause').toBeVisible()
  await dialog.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await page.evaluate(() => window.history.back())
  await expectStage(page, 'paused')
  // The browser goes forward again by itself.
  await expect(page).toHaveURL((url) => url.hash === second)
  const { flight, session } = await inspectGame(page)
  expect([session.stage, flight.seed], 'Back to the entry of the first link pauses').toEqual(['paused', RACED])
})

test('Back and a reload in flight keep the course, and the link that was raced @rest', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const goBackAndReload = async () => {
    await expectStage(page, 'playing')
    await page.evaluate(() => window.history.back())
    await expectStage(page, 'paused')
    // The browser goes forward again by itself.
    await expect(page).toHaveURL(/#(?:play|flight=.+)$/)
    await page.reload()
    await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  }
  await page.goto('/?inspect')
  await launchGame(page)
  await dialog.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  const { seed } = (await inspectGame(page)).flight
  await goBackAndReload()
  expect((await inspectGame(page)).session.seed).toBe(seed)

  await page.goto('about:blank')
  await page.goto(`/?inspect#flight=${textFromFlight(LINKED)}`)
  await dialog.getByRole('button', { name: 'Race it' }).press('Enter')
  await goBackAndReload()
  await expect(dialog).toContainText('Shared flight: ')
  await page.evaluate(() => window.history.back())
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(dialog, 'by Forward').toContainText('Shared flight: ')
})

test('a link that mail or chat has changed opens its flight, or the page says that it cannot @rest', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const dialog = page.getByRole('dialog')
  const told = dialog.getByText(`Course ${SEED}, from the link you opened. Shared flight: `)
  const encoded = encodeURIComponent(`#flight=${textFromFlight(LINKED)}`)
  await page.goto(`/${encoded}.`)
  await page.getByRole('link', { name: 'open the flight' }).click()
  await confirmAge(page)
  await expect(told).toBeVisible()

  await page.goto('about:blank')
  await page.goto('/#flight')
  await expect(page.getByRole('alert')).toContainText('The flight in this link can’t be read')
  await page.goto('/?course=forty')
  await launchButton(page).click()
  await expect(dialog).toContainText('chosen at random: the course in the link you opened can’t be read')
})

test('a linked flight can be watched, paused and sought by keyboard alone', async ({ page, expectAccessible }) => {
  await openLink(page, LINKED)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Watch it' }).press('Enter')
  await expectStage(page, 'watching')
  const play = dialog.getByRole('button', { name: 'Pause', exact: true })
  await expect(play).toBeFocused()
  await expect(dialog.getByRole('status').last()).toHaveText('Watching the flight.')
  await expectTicksToPass(page, 60)
  await page.keyboard.press('p')
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeFocused()
  await expectAccessible('a watched flight')

  for (let control = 0; control < 3; control += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  const seek = dialog.getByRole('slider', { name: 'Place in the flight' })
  const sought = Number(await seek.inputValue())
  expect(sought).toBeGreaterThan(60)
  await expect.poll(async () => (await inspectGame(page)).flight.tick).toBe(sought)
  await expect(seek).toHaveAttribute('aria-valuetext', /^\d+\.\d\d s of \d+\.\d\d s$/)
  await page.keyboard.press('Period')
  await expect.poll(async () => (await inspectGame(page)).flight.tick).toBe(sought + 2)
  await page.keyboard.press('Space')
  await expect(play).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('c')
  await expect(dialog.getByRole('combobox', { name: 'Camera' })).toHaveValue('side')
  await page.keyboard.press('Shift+Period')
  await expect(dialog.getByRole('combobox', { name: 'Speed' })).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expectStage(page, 'not-started')
  await expect(dialog.getByRole('button', { name: 'Race it' })).toBeFocused()
  expect((await inspectGame(page)).flight).toMatchObject({ seed: SEED, tick: 0 })
})

test('the stick of a watched flight is taken by keyboard, and R begins at the same moment again @rest', async ({
  page,
  expectAccessible,
}) => {
  await openLink(page, LINKED)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Watch it' }).press('Enter')
  await expectTicksToPass(page, 60)
  await dialog.getByRole('button', { name: 'Take the stick' }).press('Enter')
  await expectStage(page, 'resuming')
  const { session } = await inspectGame(page)
  const taken = session.takeOver?.tick ?? 0
  expect(taken).toBeGreaterThanOrEqual(60)
  await expectStage(page, 'playing')
  await expect(dialog.getByText('Practice', { exact: true })).toBeVisible()
  await expectTicksToPass(page, 30)
  await page.keyboard.press('KeyR')
  await expectStage(page, 'resuming')
  expect((await inspectGame(page)).flight.tick).toBe(taken)
  await expectStage(page, 'playing')
  await page.keyboard.down('ArrowLeft')
  await expectStage(page, 'crashed')
  await expect(dialog).toContainText('You took the stick: this is practice, without records or medals.')
  await expectAccessible('the end of practice')
  expect(await recordOn(page, SEED)).toEqual([])
})

test('several pasted flights are raced at once, and a table shows how @rest', async ({ page, expectAccessible }) => {
  await page.goto('/?inspect')
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'More' }).click()
  await dialog.getByRole('button', { name: 'Race several flights' }).press('Enter')
  const links = [4, 2, 3].map((aim) => `https://ringwake.example/#flight=${textFromFlight(lineFlight(aim, RACED))}`)
  await dialog.getByRole('textbox').fill(`Ana ${links.join('\n')}`)
  await expectAccessible('several links')
  await dialog.getByRole('button', { name: 'Race them' }).press('Enter')
  await expect(dialog).toContainText(`3 rivals on course ${RACED}`)
  await dialog.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectTicksToPass(page, 60)
  await page.keyboard.down('ArrowLeft')
  await expectStage(page, 'crashed')
  const table = dialog.getByRole('table', { name: 'The race, in seconds to each ring' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('rowheader')).toHaveText([/.*/, /.*/, /.*/, 'You'])
  await expect(table).toContainText('Ana')
  await expectAccessible('the table of a race')
  await dialog.getByRole('button', { name: 'Race several flights' }).press('Enter')
  await expect(dialog.getByRole('textbox')).toBeFocused()
})

test('the installed site opens the game, and its shortcut opens the course of the day @rest', async ({ page }) => {
  const { start_url: start, shortcuts } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    start_url: string
    shortcuts: [{ url: string }]
  }
  await page.goto(start)
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  expect(await page.evaluate(() => window.ringwakeInspection), 'the address does not ask for it').toBeUndefined()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(shortcuts[0].url)
  await expect(dialog).toContainText(/Course \d+, the course of the day/)
  await page.goto('about:blank')
  await page.goto('/?course=34#play)')
  await expect(dialog, 'with what a chat has added').toContainText('Course 34, from the link you opened')
})

test('the end screen works without the code that shares and draws the flight @rest', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const asked = page.waitForRequest(END_PARTS)
  await page.route(END_PARTS, (route) => route.abort())
  await takeOff(page, HANDS_OFF_CRASH_COURSE)
  await asked
  await expectStage(page, 'crashed')
  await flyAgain(page)
  await expectStage(page, 'playing')
})

test('a flight can be started after a message when the code that reads links never answers @rest', async ({ page }) => {
  const asked = page.waitForRequest(LINK_CODE)
  await page.route(LINK_CODE, () => undefined)
  await page.clock.install()
  await page.goto(`/?inspect#flight=${textFromFlight(LINKED)}`)
  await confirmAge(page)
  const dialog = page.getByRole('dialog')
  await asked
  // The clock would time out the code of the picture, too.
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await page.clock.fastForward(16_000)
  await expect(dialog).toContainText('The flight in the link couldn’t be read.')
  await dialog.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
})
