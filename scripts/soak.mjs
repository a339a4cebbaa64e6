/**
 * `npm run soak`: thirty minutes of flight and a hundred openings in a real browser; prints memory, nodes and listeners.
 * `npm run soak -- 3 20` flies three minutes and opens twenty times.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

import { ensureChromium } from './browser.mjs'
import { ensureInstalled } from './install.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const [minutes = '30', openings = '100'] = process.argv.slice(2)

ensureInstalled()
const environment = {
  ...process.env,
  RINGWAKE_CHROMIUM: await ensureChromium(),
  RINGWAKE_BUILD_DIRECTORY: process.env['RINGWAKE_BUILD_DIRECTORY'] ?? '.cache/build-soak',
  RINGWAKE_SOAK_MINUTES: minutes,
  RINGWAKE_SOAK_OPENINGS: openings,
}
for (const [program, ...args] of [
  [process.execPath, join(ROOT, 'scripts/build.mjs')],
  ['npx', '--no-install', 'playwright', 'test', '--config', 'tests/soak/playwright.config.ts'],
]) {
  const { status } = spawnSync(program ?? '', args, { cwd: ROOT, stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(status ?? 1)
}
