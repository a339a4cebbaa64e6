/**
 * Finds a Chromium for the browser tests: an installed Chromium or Chrome first, then Playwright's own, and when there
 * is neither, tries to install one (Playwright's download, then the system's package).
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Draws on the processor, so that every machine draws alike, and does nothing that a page did not ask for. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** @returns {string | undefined} the path of an installed Chromium or Chrome; `RINGWAKE_CHROMIUM` names one by hand. */
export function installedChromium() {
  const named = process.env['RINGWAKE_CHROMIUM']
  if (named !== undefined && named !== '') return named
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const candidate = join(folder, name)
      if (existsSync(candidate)) return candidate
    }
  }
  return FIXED_PLACES.find((place) => existsSync(place))
}

/** @returns {Promise<string | undefined>} the path of the browser that Playwright downloaded for itself, if it did. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
  console.log(`  ${[command, ...args].join(' ')}`)
  return (
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
      .status === 0
  )
}

/**
 * The browser to test with, installed if need be.
 *
 * @returns {Promise<string>} the path of an executable
 * @throws {Error} when none is there and none could be installed; the message says what to do
 */
export async function ensureChromium() {
  const found = installedChromium() ?? (await playwrightChromium())
  if (found !== undefined) return found

  console.log('No Chromium or Chrome found; installing one …')
  if (attempt('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'])) {
    const downloaded = await playwrightChromium()
    if (downloaded !== undefined) return downloaded
  }
  const isRoot = process.getuid?.() === 0
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const [command = 'apt-get', ...rest] = apt
  if (process.platform === 'linux' && attempt(command, [...rest, 'update', '-q'])) {
    attempt(command, [...rest, 'install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'])
    const packaged = installedChromium()
    if (packaged !== undefined) return packaged
  }
  throw new Error(
    'No browser for the tests. Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium), or name one in RINGWAKE_CHROMIUM, then run npm test again.',
  )
}
