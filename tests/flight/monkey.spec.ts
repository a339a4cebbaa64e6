/**
 * One minute of random input; `npm run monkey` runs ten. The console must stay silent, the game in a legal state, and the page
 * must hold no more at the end than a new one. A run is repeated by its seed: RINGWAKE_MONKEY_SEED=7 npm run monkey.
 */
import type { Page } from '@playwright/test'

import { expect, test } from '../support/journey.ts'
import { countContexts, livingContexts, measure, openMeasurement, sayFigures } from '../../testing/page-figures.ts'
import { actAtRandom, preventDepartures, illegalities, resize } from '../support/monkey.ts'
import { CONTEXT_MESSAGES } from '../support/graphics-switch.ts'
import { choose3d, launchButton, limitFrames } from '../support/take-off.ts'

test.beforeEach(({ page }) => limitFrames(page))

const SECONDS = Number(process.env['RINGWAKE_MONKEY_SECONDS'] ?? 60)
/** How many actions the monkey may spend on other pages. */
const ACTS_AWAY = 12
const SEED = Number(process.env['RINGWAKE_MONKEY_SEED'] ?? 20261120)

test(`${SECONDS} seconds of random input cause no error, illegal state or leak @rest`, async ({
  page,
  baseURL,
  allowConsole,
}) => {
  test.setTimeout((SECONDS + 240) * 1000)
  // Logged by three.js and WebGL when the context is lost.
  allowConsole(CONTEXT_MESSAGES)
  allowConsole(/WebGL: (?:CONTEXT_LOST_WEBGL|INVALID_OPERATION: (?:loseContext|restoreContext))/)
  const cdp = await openMeasurement(page)
  await preventDepartures(page)
  await countContexts(page)
  // The 2D renderer has no context that can be lost.
  await choose3d(page)
  // Replaces the blank page in the history, so that a swipe back cannot leave the site.
  await page.evaluate((address) => location.replace(address), `${baseURL ?? ''}/?inspect`)
  await page.waitForURL('/?inspect')
  let actsAway = 0
  const counts = await actAtRandom(page, {
    seed: SEED,
    seconds: SECONDS,
    look: async (what) => {
      const snapshot = await page.evaluate(() => window.ringwakeInspection?.snapshot()).catch(() => undefined)
      if (snapshot !== undefined) expect(illegalities(snapshot), `seed ${SEED}, ${what}`).toEqual([])
      actsAway = snapshot === undefined ? actsAway + 1 : 0
      if (actsAway > 0) await keepInspected(page, actsAway % ACTS_AWAY === 0)
      return snapshot?.session.stage ?? 'the page'
    },
  })
  console.log(`  seed ${SEED}:`, JSON.stringify(counts))
  // The run must have covered these; an ending and a restored context only in a longer run.
  const mustHave = ['saw playing', 'saw paused', 'saw not-started', 'took the graphics']
  if (SECONDS >= 300) mustHave.push('saw crashed', 'gave the graphics back')
  for (const what of mustHave) expect(counts[what] ?? 0, what).toBeGreaterThan(0)

  // The last press may have led to another page, which replaces this one at any moment.
  await expect(() => resize(page, { width: 1280, height: 720 })).toPass()
  await page.emulateMedia({ reducedMotion: null, forcedColors: null, colorScheme: null })
  await putAway(page)
  expect(await livingContexts(page)).toBe(0)
  const age = await page.evaluate(() => performance.now() / 1000)
  const worn = await measure(cdp)
  await page.goto('/?inspect')
  await launchButton(page).click()
  await page.waitForFunction(() => window.ringwakeInspection?.snapshot().session.picture === 'ready')
  await putAway(page)
  const fresh = await measure(cdp)
  sayFigures(`worn for ${age.toFixed(0)} s`, worn)
  sayFigures('opened anew', fresh)
  // The used page may hold more than a new one: code of the pages visited, caches, the last page or render that React has not
  // yet released, and decoded pictures. A leak adds up to far more.
  expect(worn.megabytes).toBeLessThan(fresh.megabytes * 1.5 + 2)
  expect(worn.nodes).toBeLessThan(fresh.nodes * 4 + 300)
  expect(worn.listeners).toBeLessThan(fresh.listeners * 1.5)
})

/** Adds `?inspect` to the landing page's address again; from another page, returns there if `isFar`. Nothing is loaded anew. */
async function keepInspected(page: Page, isFar: boolean): Promise<void> {
  await page
    .evaluate((isFar) => {
      if (location.pathname === '/') {
        // Not of the game's entry alone: Back from there is told by the hash, and only where nothing else of the address changes.
        if (location.search !== '?inspect' && location.hash !== '#play')
          history.replaceState(history.state, '', `/?inspect${location.hash}`)
      } else if (isFar && !document.querySelector('dialog[open]'))
        document.querySelector<HTMLElement>('a[href="/"]')?.click()
    }, isFar)
    // During a navigation there is no document.
    .catch(() => undefined)
}

/** Closes what is open by Escape, and returns to the landing page in the same document. */
async function putAway(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true)
  }).toPass({ timeout: 20_000 })
  await page.evaluate(() => {
    if (location.pathname !== '/') document.querySelector<HTMLElement>('a[href="/"]')?.click()
  })
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await expect(page.locator('#leaderboard')).toBeAttached()
}
