/**
 * A visit by the accessibility tree alone: controls are found by role and name, messages are read from live regions. Only the
 * pilot looks at the flight itself.
 */
import type { Locator, Page } from '@playwright/test'

import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { flyMission } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

/** The texts of the live regions in `dialog`. */
async function statusOf(dialog: Locator): Promise<string[]> {
  const tree = await dialog.ariaSnapshot()
  return [...tree.matchAll(/^\s*- status: "?(.*?)"?$/gm)].map(([, words = '']) => words)
}

/** Presses a control by its key. */
async function press(dialog: Locator, role: 'button' | 'radio' | 'checkbox', name: string): Promise<void> {
  await dialog.getByRole(role, { name }).press(role === 'button' ? 'Enter' : 'Space')
}

/** Flies the mission and returns the messages of the live region until the end screen, without repetitions. */
async function flyAndListen(page: Page, dialog: Locator) {
  // Told by the page of each change: a test that looks now and then misses messages on a busy machine.
  const heard = await dialog.evaluateHandle((game) => {
    const log: string[] = []
    const listen = (): void => {
      const words = [...game.querySelectorAll('[role=status]')].at(-1)?.textContent ?? ''
      if (words !== '' && log.at(-1) !== words) log.push(words)
    }
    listen()
    new MutationObserver(listen).observe(game, { subtree: true, childList: true, characterData: true })
    return log
  })
  const end = await flyMission(page)
  await dialog.getByRole('button', { name: /^(?:TRY|FLY) AGAIN/ }).waitFor()
  return { log: await heard.jsonValue(), end }
}

test('a relaxed flight can be set up, practised and flown by the accessibility tree alone @rest', async ({ page }) => {
  test.setTimeout(300_000)
  const guideRequests: string[] = []
  page.on('request', (request) => {
    if (/\/(?:guide-player|guide-fields)-[^/]+\.js$/.test(request.url())) guideRequests.push(request.url())
  })
  await page.goto(`/?inspect&course=${String(CALM_COURSE)}`)
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleDescription(/fly by ear: turn on the sound guide in the options/)
  await expect(dialog.getByRole('button', { name: 'TAKE OFF' })).toHaveAccessibleDescription(/fly by ear/)

  await press(dialog, 'button', 'Options')
  expect(guideRequests, 'the guide is not fetched before it is turned on').toEqual([])
  await press(dialog, 'radio', 'Stereo')
  await press(dialog, 'checkbox', 'Relaxed flight')
  await press(dialog, 'radio', 'Low')
  await press(dialog, 'button', 'Practise for 30 seconds')
  expect(guideRequests, 'the part of the flight and the part of the options').toHaveLength(2)
  const practice = dialog.getByRole('application', { name: /^Practice/ })
  await expect(practice).toBeFocused()
  await expect.poll(() => statusOf(practice)).toContainEqual(expect.stringContaining('The beacon is straight ahead'))
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: /^Practise/ })).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Options' })).toBeVisible()
  await press(dialog, 'button', 'Done')

  await press(dialog, 'button', 'TAKE OFF')
  await expect(dialog.getByRole('application', { name: /^Flight/ })).toBeFocused()
  let { log, end } = await flyAndListen(page, dialog)
  // On a busy machine the pilot may steer late and crash: then the words after a crash are checked, and it tries again.
  for (let tries = 1; tries < 3 && end.session.stage === 'crashed'; tries += 1) {
    await expect.poll(() => statusOf(dialog)).toContainEqual(expect.stringContaining('Flight over after'))
    await expect(dialog.getByRole('button', { name: 'TRY AGAIN' })).toBeFocused()
    await page.keyboard.press('Enter')
    ;({ log, end } = await flyAndListen(page, dialog))
  }
  expect(end.session.stage).toBe('complete')
  const said = log.join(' ')
  expect(log[0]).toBe('Flying.')
  const rings = [...said.matchAll(/Ring (\d+) of 10/g)].map(([, ring]) => Number(ring))
  expect(rings, 'rings are told in their order').toEqual([...new Set(rings)].sort((a, b) => a - b))
  expect(rings.length, 'nearly all are told').toBeGreaterThanOrEqual(8)
  for (const words of log) expect(words.length, words).toBeLessThan(80)

  await expect(dialog.getByRole('heading', { name: 'MISSION COMPLETE! All rings collected!' })).toBeVisible()
  expect(said).toContain('Mission accomplished: 10 of 10')
  await expect.poll(() => statusOf(dialog)).toContainEqual(expect.stringContaining('a new medal on this course'))
  const again = dialog.getByRole('button', { name: 'FLY AGAIN' })
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => statusOf(dialog)).toContainEqual(expect.stringContaining('Flying.'))
})
