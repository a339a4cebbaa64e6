/** Storage that is forbidden, full, or holds what nobody here wrote, and two tabs at once. */
import type { Page } from '@playwright/test'

import { storedKeys } from '../app/site/policies/stored-keys.ts'
import { inspectGame } from './closed-loop-pilot.ts'
import { confirmAge, expect, test } from './journey.ts'
import { CALM_COURSE, expectStage, expectTicksToPass, launchButton, launchGame } from './take-off.ts'

const KEYS = [...new Set(storedKeys(true).map(({ key }) => key))]

/** One of each kind that only a browser can show; how each key's reader takes junk at large is told by its unit tests. */
const JUNK = {
  'no JSON': '{"version":1,',
  'a future version': '{"version":99,"flights":3,"missions":2,"best":{"ticks":1},"answer":"yes","isMuted":true}',
  'a prototype': '{"__proto__":{"version":1,"isAdmin":true},"constructor":{"prototype":{}}}',
  'a megabyte': 'x'.repeat(1_000_000),
}

async function flyABit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')
  await page.keyboard.press('Escape')
  await expectStage(page, 'paused')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('storage that throws at every touch: asked once a page, flown all the same', async ({ page }) => {
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
  await expect(page.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled({ timeout: 30_000 })
})

test('storage that is full: nothing is kept and nothing breaks', async ({ page }) => {
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

test('every key holding junk: defaults', async ({ page }) => {
  expect(KEYS.length).toBeGreaterThanOrEqual(2)
  await page.goto('/thank')
  for (const [what, text] of Object.entries(JUNK)) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) {
          localStorage.setItem(key, value)
          sessionStorage.setItem(key, value)
        }
      },
      [KEYS, text] as const,
    )
    await page.goto('/?inspect')
    // Not taken for a yes, nor for a no.
    await launchButton(page).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^No/ }), what).toBeVisible()
    await confirmAge(page)
    await expect(page.getByRole('button', { name: 'TAKE OFF' }), what).toBeEnabled({ timeout: 30_000 })
    await expect(page.getByRole('dialog'), what).not.toContainText(/NaN|undefined|Infinity|best on this device/i)
    expect(await page.evaluate(() => 'isAdmin' in {}), what).toBe(false)
    expect((await inspectGame(page)).session.stage, what).toBe('not-started')
  }
})

test('two tabs: an answer given in one holds in the other, and both fly', async ({ page, context }) => {
  const address = `/?inspect&course=${String(CALM_COURSE)}`
  await page.goto(address)
  const other = await context.newPage()
  const trouble: string[] = []
  other.on('pageerror', ({ message }) => trouble.push(message))
  await other.goto(address)
  await launchGame(page)
  await page.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(page, 'playing')

  await other.bringToFront()
  await launchButton(other).click()
  await expect(other.getByRole('button', { name: 'TAKE OFF' })).toBeEnabled({ timeout: 30_000 })
  await other.getByRole('button', { name: 'TAKE OFF' }).press('Enter')
  await expectStage(other, 'playing')
  await other.evaluate(() => localStorage.clear())
  await expectTicksToPass(other, 12)
  await other.close()
  expect(trouble).toEqual([])

  await page.bringToFront()
  const { stage } = (await inspectGame(page)).session
  expect(['playing', 'paused']).toContain(stage)
  if (stage === 'paused') await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expectStage(page, 'playing')
  await expectTicksToPass(page, 12)
})
