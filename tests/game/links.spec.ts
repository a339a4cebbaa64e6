import { textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { flyMission } from '../../testing/closed-loop-pilot.ts'
import { flownFlight } from '../../testing/linked-flights.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import { expectStage } from '../support/take-off.ts'

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
