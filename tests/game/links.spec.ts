import type { Page } from '@playwright/test'

import { flightFromText, textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { secondsTextFrom } from '../../app/game/hud/time-words.ts'
import { bestFlightOn } from '../../app/game/player-data/logbook/best-flights.ts'
import { bestSplitsOn } from '../../app/game/player-data/logbook/course-records.ts'
import { LOGBOOK_KEY } from '../../app/game/player-data/logbook/logbook-store.ts'
import { logbookFromText } from '../../app/game/player-data/logbook/logbook.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
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
const LAZY_PARTS = /lazy-parts-[^/]+\.js$/
const LINK_CODE = '**/assets/link-text-*.js'
/** A flight of a first-time pilot that ends soon, so that the journey is short. */
const LINKED = flownFlight('keys', SEED, 7_200)
/** A course on which pilots with an aiming error of 1 m and of 4 m both miss nothing. */
const RACED = 7

/** What the start screen says of a linked flight that was completed. */
function linkedWords({ ticks }: { readonly ticks: number }): string {
  return `Shared flight: 10 of 10 rings in ${secondsTextFrom(ticks)}.`
}

/** Seconds behind the linked flight, read from its words. */
function secondsBehind(words: string): number {
  const found = /([\d.]+) s (ahead of|behind) the linked flight/.exec(words)
  if (found === null) return /level with the linked flight/i.test(words) ? 0 : NaN
  const [, apart, way] = found
  return way === 'behind' ? Number(apart) : -Number(apart)
}

/** Seconds behind another flight, read from the pill of the gap. */
function shownGap(pill: string): number {
  return /^[−+]?\d+\.\d\d$/.test(pill) ? Number(pill.replace('−', '-')) : NaN
}

/** Tolerance for the rounding of a shown time, in seconds. */
const TOLD_WITHIN = 0.00501

/** Flies the race that has begun to its end by real keys. Gives its summary and the gaps shown, one for each ring. */
async function raceToTheEnd(page: Page) {
  for (let attempt = 1; ; attempt += 1) {
    const notes = await page.evaluateHandle(() => {
      const noted: string[] = []
      const node = document.querySelector('[data-instrument=gap]')
      if (node === null) throw new Error('There is no note of the gap.')
      new MutationObserver((records) => {
        if (records.some(({ type }) => type === 'childList')) noted.push(node.textContent)
      }).observe(node, { childList: true })
      return noted
    })
    const { session } = await flyMission(page)
    if (session.stage === 'complete' && session.summary !== null)
      return { summary: session.summary, notes: await notes.jsonValue() }
    // On a busy machine the pilot may steer late and crash.
    if (attempt === 3) throw new Error('No race was flown to its end.')
    await flyAgain(page)
  }
}

/** The stored record of a course, and the ticks of the flight that is stored with it. */
async function recordOn(page: Page, seed: number) {
  const text = await page.evaluate((key) => localStorage.getItem(key), LOGBOOK_KEY)
  const { courses, flights } = logbookFromText(text)
  const kept = flightFromText(bestFlightOn(flights, seed, 'standard') ?? '')
  return { splits: bestSplitsOn(courses, seed, 'standard'), ticks: kept.status === 'flight' ? kept.flight.ticks : NaN }
}

test('a race against a linked flight shows gaps and result, and the new flight can be shared', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(400_000)
  const careless = lineFlight(4, RACED)
  const precise = lineFlight(1, RACED)
  await keepShared(page)
  await openLink(page, careless)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Course ${RACED}, from the link you opened. ${linkedWords(careless)}`)
  await expectAccessible('the start screen of a linked flight')
  await dialog.getByRole('button', { name: 'Race it' }).press('Enter')
  await expectStage(page, 'playing')
  await expect(dialog.locator('[data-instrument=rival-marks]')).toBeVisible()
  const { summary, notes } = await raceToTheEnd(page)

  // The gap shown at each ring is the difference between the two flights.
  const { splits, rival } = summary
  expect(rival).toMatchObject({ name: 'link', splits: { length: 10 } })
  const gaps = splits.map((tick, ring) => (tick - (rival?.splits[ring] ?? NaN)) / TICKS_PER_SECOND)
  expect(notes).toHaveLength(10)
  const within = (told: number | undefined, gap = NaN) => Math.abs((told ?? NaN) - gap) <= TOLD_WITHIN
  expect(notes.filter((note, ring) => !within(shownGap(note), gaps[ring]))).toEqual([])
  const result = await dialog.getByText(/^You finished /).textContent()
  expect(within(secondsBehind(result ?? ''), gaps[9]), result ?? '').toBe(true)
  await expect(dialog.getByText('Each ring against the linked flight')).toBeVisible()
  await expectAccessible('the end of a race')
  // The record and the flight that is kept for later races are this flight.
  await expect.poll(() => recordOn(page, RACED)).toEqual({ splits, ticks: summary.ticks })

  await dialog.getByRole('button', { name: 'Share' }).press('Enter')
  const { text, url } = await shared(page)
  expect(text).toMatch(new RegExp(`on course ${RACED}`))
  // Neither another pilot's link nor the link of the flight itself changes the record.
  for (const [link, words] of [
    [`/?inspect#flight=${textFromFlight(precise)}`, linkedWords(precise)],
    [url ?? '', linkedWords(summary)],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(dialog).toContainText(words)
    await expect(dialog).toContainText(`Your best here: ${secondsTextFrom(summary.ticks)}.`)
  }
})

test('the age question says that a flight was shared, and Race it leads', async ({ page }) => {
  await page.goto(`/?inspect#flight=${textFromFlight(LINKED)}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('A pilot has shared a flight with you.')
  await confirmAge(page)
  await expect(dialog.getByRole('button', { name: 'Race it' })).toBeFocused()
  await page.goto('/privacy_policy')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await launchButton(page).click()
  await expect(dialog.getByRole('button', { name: /^Yes/ })).toBeVisible()
  await expect(dialog).not.toContainText('shared a flight')
})

test('a link pasted into the address bar opens its start screen', async ({ page }) => {
  const hash = `#flight=${textFromFlight(LINKED)}`
  const paste = () => page.evaluate((text) => window.location.assign(text), hash)
  const dialog = page.getByRole('dialog')
  const told = dialog.getByText(`Course ${SEED}, from the link you opened. Shared flight: `)
  await page.goto('/?inspect')
  await launchGame(page)
  await expect(dialog).not.toContainText('linked flight')
  await paste()
  await expect(told).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  await page.evaluate(() => window.location.assign('#'))
  await paste()
  await expect(told, 'over the page').toBeVisible()
})

test('a link that mail or chat has changed opens its flight, or the page says that it cannot', async ({
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
  await expect(seek).toHaveAttribute('aria-valuetext', /^\d+\.\d\d s of \d+\.\d\d s$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Side view' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expectStage(page, 'not-started')
  await expect(dialog.getByRole('button', { name: 'Race it' })).toBeFocused()
  expect((await inspectGame(page)).flight).toMatchObject({ seed: SEED, tick: 0 })
})

test('the installed site opens the game, and its shortcut opens the course of the day', async ({ page }) => {
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
})

test('the end screen works without the code that shares and draws the flight @rest', async ({ page }) => {
  const asked = page.waitForRequest(LAZY_PARTS)
  await page.route(LAZY_PARTS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await takeOff(page, HANDS_OFF_CRASH_COURSE)
  await asked
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
