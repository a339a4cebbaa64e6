/** What a player has earned: raced and watched from the logbook, saved to a file, and loaded again. */
import { readFile } from 'node:fs/promises'

import { textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { LOGBOOK_KEY } from '../../app/game/player-data/logbook/logbook-store.ts'
import { EMPTY_LOGBOOK, textFromLogbook } from '../../app/game/player-data/logbook/logbook.ts'
import { EMPTY_PAGE } from '../../app/game/player-data/logbook/logbook-page.ts'
import { entriesFromFile } from '../../app/game/player-data/saved-file.ts'
import { DEFAULT_SETTINGS, textFromSettings } from '../../app/game/player-data/settings.ts'
import { SETTINGS_KEY } from '../../app/game/player-data/settings-store.ts'
import { flownFlight } from '../../testing/flights/linked-flights.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, launchGame, limitFrames } from '../support/take-off.ts'

const SEED = 34
const BEST = flownFlight('keys', SEED, 7_200)
const STORED = {
  [LOGBOOK_KEY]: textFromLogbook({
    ...EMPTY_LOGBOOK,
    standard: { ...EMPTY_PAGE, flights: 9 },
    courses: [{ seed: SEED, standard: [400, 800] }],
    flights: [{ seed: SEED, kind: 'standard', text: textFromFlight(BEST) }],
  }),
  [SETTINGS_KEY]: textFromSettings({ ...DEFAULT_SETTINGS, invertClimb: true }),
}

test('a best flight is watched from the logbook, and all is saved to a file, erased and loaded byte for byte @rest', async ({
  page,
  expectAccessible,
}) => {
  await limitFrames(page)
  await page.goto('/?inspect&course=7')
  await page.evaluate(
    (stored) => Object.entries(stored).forEach(([key, text]) => localStorage.setItem(key, text)),
    STORED,
  )
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'More' }).click()
  await dialog.getByRole('button', { name: `Watch: Course ${SEED}` }).click()
  await expectStage(page, 'watching')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: `Race: Course ${SEED}` }).click()
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toBeFocused()
  await expect(dialog.getByRole('combobox', { name: 'Race against' })).toHaveValue('best')
  await expectAccessible('the best flights')

  const remembered = () =>
    page.evaluate((keys) => keys.map((key) => [key, localStorage.getItem(key)]), Object.keys(STORED))
  await dialog.getByRole('button', { name: 'Options' }).click()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save to a file' }).click()
  const file = await (await saving).path()
  expect(entriesFromFile(await readFile(file, 'utf8'))).toMatchObject({ status: 'read', entries: STORED })

  for (const what of ['best flights', 'logbook']) {
    await dialog.getByRole('button', { name: `Erase ${what}` }).click()
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  }
  await dialog.getByRole('button', { name: 'Reset to defaults' }).click()
  expect(Object.fromEntries(await remembered())).toEqual({ [LOGBOOK_KEY]: null, [SETTINGS_KEY]: null })
  await dialog.getByLabel('File to load').setInputFiles(file)
  await expect(dialog).toContainText(
    /Saved on \d{4}-\d\d-\d\d: 9 flights, records on 1 course, medals on 0 courses, 1 best flight, options\./,
  )
  await expectAccessible('the question about a file')
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  expect(Object.fromEntries(await remembered())).toEqual(STORED)
  await expect(dialog.getByRole('checkbox', { name: 'Up dives, down climbs' })).toBeChecked()
})
