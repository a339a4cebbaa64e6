/** Storage that is forbidden, full, or holds data of others, and two tabs at once. */
import type { Locator, Page } from '@playwright/test'

import { siteConfig } from '../../app/site.config.ts'
import { AGE_ANSWER_KEY } from '../../app/site/age-answer-key.ts'
import { storedKeys } from '../../app/site/policies/stored-keys.ts'
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { confirmAge, expect, test } from '../support/journey.ts'
import { expectStage, expectTicksToPass, launchButton, launchGame, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const KEYS = storedKeys(siteConfig)
  .filter(({ places }) => !places.includes('Cache storage'))
  .map(({ key }) => key)

const LOGBOOK = {
  version: 3,
  standard: { flights: 3, completions: 1, best: { ticks: 4000, ringsMissed: 0 } },
  relaxed: { flights: 0, completions: 0, best: null },
}

/** One kind for each key; the unit tests of its reader try the others. */
const JUNK = {
  [AGE_ANSWER_KEY]: '{"version":1,',
  'ringwake.settings': '{"__proto__":{"version":1,"isMuted":true,"isAdmin":true},"constructor":{"prototype":{}}}',
  // A logbook that would be read if it were shorter.
  'ringwake.logbook': JSON.stringify(LOGBOOK).padEnd(1_000_000),
}

async function flyABit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await page.keyboard.press('KeyP')
  await expectStage(page, 'paused')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('storage that throws on every access does not prevent a flight', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/?inspect')
  const touched = await page.evaluate(() => {
    try {
      return localStorage.length
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(touched, 'the fault was met').toBe('SecurityError')
  await launchGame(page)
  await flyABit(page)
  // The yes holds until the page is left.
  await launchButton(page).click()
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
})

test('storage that is full keeps nothing and breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { refusals: 0 })
    Storage.prototype.setItem = () => {
      ;(window as unknown as { refusals: number }).refusals += 1
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/?inspect')
  await launchGame(page)
  await flyABit(page)
  expect(await page.evaluate('refusals'), 'the fault was met').toBeGreaterThan(0)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('every key holding junk gives the defaults', async ({ page }) => {
  await page.goto('/thank')
  await store(page, JUNK)
  await expectDefaults(page)
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false)
})

test('stored data of a future version is ignored', async ({ page }) => {
  await page.goto('/thank')
  await store(page, {
    [AGE_ANSWER_KEY]: '99',
    'ringwake.settings': JSON.stringify({ version: 1, isMuted: true }),
    'ringwake.logbook': JSON.stringify(LOGBOOK),
  })
  await page.goto('/?inspect')
  await launchButton(page).click()
  // Data of this version is read. Without that, ignoring a later version would prove nothing.
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await expect(page.getByRole('dialog')).toContainText('3 flights, 1 completed')
  await expect(soundButton(page)).toHaveAttribute('aria-pressed', 'true')

  await store(page, {
    // The answer about age has no version.
    [AGE_ANSWER_KEY]: JSON.stringify({ version: 2, age: 99 }),
    'ringwake.settings': JSON.stringify({ version: 2, isMuted: true }),
    'ringwake.logbook': JSON.stringify({ ...LOGBOOK, version: LOGBOOK.version + 1 }),
  })
  await expectDefaults(page)
})

function soundButton(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: 'Mute' })
}

async function store(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  expect(Object.keys(texts).sort(), 'every key that the site writes').toEqual([...KEYS].sort())
  await page.evaluate((entries) => {
    for (const [key, value] of entries) {
      localStorage.setItem(key, value)
      sessionStorage.setItem(key, value)
    }
  }, Object.entries(texts))
}

/** Launches the game: the age is asked about again, nothing is muted, no flight is remembered. */
async function expectDefaults(page: Page): Promise<void> {
  await page.goto('/?inspect')
  // Junk counts neither as a yes nor as a no.
  await launchButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^No/ })).toBeVisible()
  await confirmAge(page)
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await expect(dialog).not.toContainText(/NaN|undefined|Infinity|logbook|\d flights?/i)
  await expect(soundButton(page)).toHaveAttribute('aria-pressed', 'false')
  expect((await inspectGame(page)).session.stage).toBe('not-started')
}

test('two tabs share the answer about age and the settings, and each flies its own flight', async ({
  page,
  context,
}) => {
  const address = `/?inspect&course=${String(CALM_COURSE)}`
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await launchGame(page)
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')

  await other.bringToFront()
  await launchButton(other).click()
  await expect(other.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled()
  await other.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(other, 'playing')
  await other.evaluate(() => localStorage.clear())
  await expectTicksToPass(other, 12)
  await soundButton(other).click()
  await expect(soundButton(page), 'as the other tab has it').toHaveAttribute('aria-pressed', 'true')
  await other.close()

  await page.bringToFront()
  const { stage } = (await inspectGame(page)).session
  expect(['playing', 'paused']).toContain(stage)
  if (stage === 'paused') await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 12)
})
