/** Bundles the harness page and opens it in a browser that draws on the CPU, so that every machine draws alike. */
import { chromium, type Page } from '@playwright/test'

import { bundleScript } from '../../testing/bundle.ts'
import { CHROMIUM_SWITCHES, ensureChromium } from '../setup/browser.ts'

const ADDRESS = 'http://localhost/'
const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Flight harness</title><script defer src="/harness.js"></script>'

/** The switches that the browser tests use too, and what tells the heap to the byte. */
export const BROWSER_SWITCHES = [...CHROMIUM_SWITCHES, '--enable-precise-memory-info', '--js-flags=--expose-gc']

/** A page with `window.flightHarness` ready (testing/flight-harness/harness-page.ts), and what closes it. Nothing is fetched but the bundle. */
export async function openHarness(): Promise<{ page: Page; close: () => Promise<void> }> {
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
