import { textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { flyMission } from '../../testing/closed-loop-pilot.ts'
import { flownFlight } from '../../testing/linked-flights.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, launchGame } from '../support/take-off.ts'

/** A flight of a first-time pilot that ends soon, so that the journey is short. */
const SEED = 34
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
      `Course ${SEED}, from the link you opened. The linked flight: \\d+ of 10 rings in [\\d.]+ s, flown again here on the same rules.`,
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
