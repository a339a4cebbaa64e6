/** The poster of a flight, drawn and saved by the browser. */
import { readFileSync } from 'node:fs'

import { HANDS_OFF_CRASH_COURSE } from '../../testing/flights/known-courses.ts'
import { printedCode, readByTwo } from '../../testing/printed-poster.ts'
import { expect, test } from '../support/journey.ts'
import { expectStage, limitFrames, takeOff } from '../support/take-off.ts'

test('a poster is made by keyboard, and what it saves opens the flight when it is scanned @rest', async ({
  page,
  expectAccessible,
}) => {
  await limitFrames(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const posterCode = () => fetched.filter((url) => /flight-poster-[^/]+\.js$/.test(url))
  await takeOff(page, HANDS_OFF_CRASH_COURSE)
  const dialog = page.getByRole('dialog')
  const poster = dialog.getByRole('button', { name: 'Poster', exact: true })
  await expect(poster).toBeVisible({ timeout: 120_000 })
  expect(posterCode()).toEqual([])

  await poster.press('Enter')
  await expect(dialog.getByRole('img', { name: new RegExp(`^Course ${HANDS_OFF_CRASH_COURSE}: `) })).toBeVisible()
  const save = dialog.getByRole('button', { name: 'Save poster' })
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  expect(posterCode()).toHaveLength(1)
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
  await expectAccessible('a poster')

  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`127.0.0.1-course-${HANDS_OFF_CRASH_COURSE}.png`)
  const { jsqr, zxing } = await readByTwo(await printedCode(readFileSync(await saved.path())))
  expect(jsqr).toBe(zxing)
  await page.keyboard.press('Escape')
  await expect(save, 'Escape puts the poster away, and not the game').toHaveCount(0)
  await expect(poster).toBeFocused()
  await dialog.getByRole('button', { name: 'TRY AGAIN' }).click()
  await expectStage(page, 'playing')
  await page.goto('about:blank')
  await page.goto(zxing)
  await expect(dialog).toContainText(`Course ${HANDS_OFF_CRASH_COURSE}, from the link you opened.`)
})
