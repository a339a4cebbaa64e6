/** Measures in the built site, with real keys, how long it takes from the press of R to a flight that steers again. */
import { type Browser, chromium, type Page } from '@playwright/test'

import { BROWSER_SWITCHES } from '../scripts/pictures/open-harness.ts'
import { serveBuild } from '../scripts/server/served-build.ts'
import { ensureChromium } from '../scripts/setup/browser.ts'
import { buildInto } from '../scripts/setup/subprocess.ts'
import { measure, openMeasurement } from '../testing/page-figures.ts'
import { printFigure, quantile } from './figure.ts'

const BUILD = '.cache/build-bench'
const COURSE = 7
const TIMES = 100
/** Starts over before anything is measured: code is compiled, and caches are filled. */
const WARM_UP = 100
/** How far each flight is flown before it is given up, in milliseconds. */
const FLOWN = 400

declare global {
  interface Window {
    /** Milliseconds from the press of R to the first tick that a held key steers; null until then. */
    startOverTook?: number | null
  }
}

/** Runs in the page: looks at each frame after a press of R. */
function watchStartOver(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.code !== 'KeyR') return
      window.startOverTook = null
      const flights = window.ringwakeInspection?.snapshot().session.flights ?? NaN
      const look = (): void => {
        const now = window.ringwakeInspection?.snapshot()
        const isSteered = now !== undefined && now.session.flights > flights && now.flight.tick > 0
        if (isSteered && now.controls.turn !== 0) window.startOverTook = performance.now() - event.timeStamp
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/** Starts over once, from the flight or from its pause. Returns how long it took, in milliseconds. */
async function startOver(page: Page, isPaused: boolean): Promise<number> {
  await page.waitForTimeout(FLOWN)
  await page.keyboard.up('ArrowLeft')
  if (isPaused) await page.keyboard.press('KeyP')
  await page.keyboard.press('KeyR')
  await page.keyboard.down('ArrowLeft')
  await page.waitForFunction(() => window.startOverTook !== null)
  return page.evaluate(() => window.startOverTook ?? NaN)
}

async function benchView(browser: Browser, origin: string, view: 'flat' | '3d'): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1040, height: 585 } })
  const page = await context.newPage()
  await page.addInitScript(watchStartOver)
  await page.addInitScript(
    (chosen) => localStorage.setItem('ringwake.settings', JSON.stringify({ version: 1, view: chosen })),
    view,
  )
  await page.goto(`${origin}/?inspect&course=${COURSE}`, { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /launch/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click()
  const takeOff = page.getByRole('button', { name: 'TAKE OFF' })
  await page.waitForFunction(() => window.ringwakeInspection?.snapshot().session.picture === 'ready')
  await takeOff.press('Enter')
  const cdp = await openMeasurement(page)
  for (let time = 0; time < WARM_UP; time += 1) await startOver(page, time % 2 === 0)
  const before = await measure(cdp)
  const took: number[] = []
  for (let time = 0; time < TIMES; time += 1) took.push(await startOver(page, time % 2 === 0))
  const after = await measure(cdp)
  console.log(`\nStarted over ${TIMES} times by key, from flight and pause by turns, view ${view}`)
  printFigure('from the press to steering, median', quantile(took, 0.5), 'ms', { most: 300 })
  printFigure('from the press to steering, 95th percentile', quantile(took, 0.95), 'ms')
  printFigure('heap growth', after.megabytes - before.megabytes, 'MB', { most: 0.4 })
  // One, because the count goes up and down by one from start to start; what a start left behind would be a hundred.
  printFigure('nodes added', after.nodes - before.nodes, '', { most: 1 })
  printFigure('listeners added', after.listeners - before.listeners, '', { most: 1 })
  await context.close()
}

/** Gives up a hundred flights, in either view. */
export async function benchStartOver(): Promise<void> {
  await buildInto(BUILD)
  const site = await serveBuild(BUILD)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_SWITCHES })
  try {
    for (const view of ['flat', '3d'] as const) await benchView(browser, site.origin, view)
  } finally {
    await browser.close()
    site.close()
  }
}
