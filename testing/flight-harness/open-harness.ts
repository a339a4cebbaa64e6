/** Bundles the harness page and opens it in a browser that draws on the CPU, so that every machine draws alike. */
/* global window -- parts of this run in the page */
import { chromium } from '@playwright/test'

import { CHROMIUM_SWITCHES, ensureChromium } from '../../scripts/setup/browser.ts'
import { bundleScript } from '../../scripts/build-steps/bundle.ts'

const ADDRESS = 'http://localhost/'
const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Flight harness</title><script defer src="/harness.js"></script>'

/** The switches that the browser tests use too, and what tells the heap to the byte. */
export const BROWSER_SWITCHES = [...CHROMIUM_SWITCHES, '--enable-precise-memory-info', '--js-flags=--expose-gc']

/**
 * A page with `window.flightHarness` ready (harness-page.ts), and what closes it. Nothing is fetched but the bundle.
 *
 * @returns {Promise<{ page: import('@playwright/test').Page, close: () => Promise<void> }>}
 */
export async function openHarness() {
  const script = await bundleScript(['testing/flight-harness/harness-page.ts'])
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_SWITCHES })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/harness.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: PAGE }),
  )
  await page.goto(ADDRESS)
  await page.waitForFunction(() => 'flightHarness' in window)
  return { page, close: () => browser.close() }
}
