/** Bundles the harness page and opens it in a browser that draws on the CPU, so that every machine draws alike. */
/* global window -- parts of this run in the page */
import { join, resolve } from 'node:path'

import { chromium } from '@playwright/test'
import { build } from 'vite'

import { ensureChromium } from '../browser.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const ADDRESS = 'http://localhost/'
const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Flight harness</title><script type="module" src="/harness.js"></script>'

/** The switches that the browser tests use too, and what tells the heap to the byte. */
export const BROWSER_SWITCHES = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
]

/** @returns {Promise<string>} harness-page.ts and all that it uses, as one script */
async function bundlePage() {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: [{ find: '~', replacement: join(ROOT, 'app') }] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      // A bench names the functions that cost something.
      minify: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: join(import.meta.dirname, 'harness-page.ts') },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output) => output.type === 'chunk')
  const [chunk] = chunks
  if (chunk === undefined || chunks.length > 1) throw new Error(`The harness became ${chunks.length} scripts, not one.`)
  return chunk.code
}

/**
 * A page with `window.flightHarness` ready (harness-page.ts), and what closes it. Nothing is fetched but the bundle.
 *
 * @returns {Promise<{ page: import('@playwright/test').Page, close: () => Promise<void> }>}
 */
export async function openHarness() {
  const script = await bundlePage()
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
