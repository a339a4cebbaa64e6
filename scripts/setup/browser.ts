/**
 * Finds a Chromium for the browser tests: an installed Chromium or Chrome first, then Playwright's own; where there is
 * neither, downloads Playwright's, and installs the system's package where that needs no password.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { installPackages, findProgram } from './debian-packages.ts'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const SHELL = 'chromium-headless-shell'
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
  // As Chromium does by itself without a GPU: the page is put together without WebGL's software renderer.
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Whether the program starts: on Linux, a download may lack libraries of the system. */
function starts(path: string): boolean {
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

/** The path of an installed Chromium or Chrome; `RINGWAKE_CHROMIUM` names one by hand. */
export function installedChromium(): string | undefined {
  const named = process.env['RINGWAKE_CHROMIUM']
  if (named !== undefined && named !== '') return starts(named) ? named : undefined
  for (const name of BROWSERS) {
    const found = findProgram(name, starts)
    if (found !== undefined) return found
  }
  return FIXED_PLACES.find((place) => existsSync(place))
}

/**
 * What most journeys run in: without a window around it, a page takes a third of the processor's time.
 *
 * @returns the path of Chromium's headless shell; of an installed browser where there is none, or
 *   where one is named by hand
 */
export function installedShell(): string | undefined {
  return (process.env['RINGWAKE_CHROMIUM'] ? undefined : findProgram(SHELL, starts)) ?? installedChromium()
}

/**
 * For the journeys: the headless shell as well, where apt may install it.
 *
 * @returns the path of what they run in
 * @throws {Error} as `ensureChromium` does
 */
export async function ensureShell(): Promise<string> {
  const browser = await ensureChromium()
  // Beside Playwright's own browser stands its own shell.
  if (!process.env['RINGWAKE_CHROMIUM'] && installedChromium() !== undefined) installPackages({ [SHELL]: SHELL })
  return installedShell() ?? browser
}

/** The path of the browser that Playwright downloaded for itself, if it did. */
async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && starts(path) ? path : undefined
}

async function workingChromium(): Promise<string | undefined> {
  return installedChromium() ?? (await playwrightChromium())
}

/**
 * The browser to test with, installed if need be.
 *
 * @returns the path of an executable
 * @throws {Error} when none is there and none could be installed; the message says what to do
 */
export async function ensureChromium(): Promise<string> {
  let found = await workingChromium()
  if (found !== undefined) return found
  console.log('No Chromium or Chrome found that starts; installing one …')
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  found = await workingChromium()
  if (found !== undefined) return found
  installPackages({ chromium: 'chromium', '/usr/share/fonts/truetype/liberation': 'fonts-liberation' })
  found = await workingChromium()
  if (found !== undefined) return found
  throw new Error(
    'No browser for the tests. Install Chromium or Chrome (Debian: sudo apt-get install chromium; other Linux: ' +
      'sudo npx playwright install --with-deps chromium; elsewhere: npx playwright install chromium), or name one in ' +
      'RINGWAKE_CHROMIUM. Then run the command again.',
  )
}
